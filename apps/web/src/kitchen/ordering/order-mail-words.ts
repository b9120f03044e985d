import type { OrderMailFacts } from '@brigade/domain/kitchen/ordering/order-mail.ts'
import { createFormat } from '../../lib/format/format.ts'
import { type I18n, say } from '../../messages/say.ts'
import { packText } from '../../food/ingredients/public.ts'

/** The mail that carries an order to a supplier without an account: everything that is needed to deliver, and the link. */
export function orderMailIn(
  i18n: I18n,
  { order, lines, link }: OrderMailFacts,
): { readonly subject: string; readonly text: string } {
  const format = createFormat(i18n.locale)
  const { number, kitchenName: kitchen, supplierName: supplier, wantedDay, note } = order
  const goods = lines.map(({ name, code, pack, packs, note: wish }) => {
    const facts = [code, wish].filter((each) => each !== undefined && each !== '').join(', ')
    return `${packs} × ${packText(pack)}  ${name}${facts === '' ? '' : ` (${facts})`}`
  })
  const paragraphs = [
    say(i18n, 'supply.mail.begin', { kitchen, supplier, number, day: format.day(wantedDay) }),
    goods.join('\n'),
    ...(note === '' ? [] : [say(i18n, 'supply.mail.note', { note })]),
    `${say(i18n, 'supply.mail.answer')}\n${link}`,
    say(i18n, 'supply.mail.why', { kitchen, supplier }),
  ]
  return {
    subject: say(i18n, 'supply.mail.subject', { number, kitchen }),
    text: `${paragraphs.join('\n\n')}\n`,
  }
}
