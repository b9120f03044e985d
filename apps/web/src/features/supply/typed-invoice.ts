import { moneyText } from '@brigade/domain/money/money-arithmetic.ts'
import { moneyFromTyped } from '@brigade/domain/money/money-from-typed.ts'
import type { Currency, Money } from '@brigade/domain/money/money.ts'
import { goodsValue } from '@brigade/domain/ordering/minimum-order.ts'
import type { OrderLine } from '@brigade/domain/ordering/order.ts'
import * as z from 'zod'
import type { Kept } from '../../data/loadable.ts'

const TypedLine = z.strictObject({ packs: z.string(), price: z.string() })
export type TypedLine = z.infer<typeof TypedLine>

/** An invoice as it is typed; a line that nobody touched is as received and agreed. */
export const TypedInvoice = z.strictObject({
  number: z.string(),
  date: z.string(),
  vat: z.string(),
  lines: z.record(z.string(), TypedLine),
})
export type TypedInvoice = z.infer<typeof TypedInvoice>

export const nothingTyped: TypedInvoice = { number: '', date: '', vat: '', lines: {} }

/** What stands in the fields of a line. */
export function typedLine({ lines }: TypedInvoice, { id, content }: Kept<OrderLine>): TypedLine {
  const { receivedPacks, confirmedPrice, price } = content
  return lines[id] ?? { packs: String(receivedPacks), price: moneyText(confirmedPrice ?? price) }
}

/** A line of an invoice as it was read. */
interface InvoicedLine {
  readonly packs: number
  readonly price: Money
}

function readLine({ packs, price }: TypedLine, currency: Currency): InvoicedLine | undefined {
  const money = moneyFromTyped(price, currency)
  return /^\d+$/u.test(packs.trim()) && money.ok ? { packs: Number(packs), price: money.money } : undefined
}

/** A typed invoice as the server takes it; lines that it does not ask money for are left out. */
export function readInvoice(
  typed: TypedInvoice,
  { lines, currency }: { readonly lines: readonly Kept<OrderLine>[]; readonly currency: Currency },
) {
  const read = new Map(
    lines.flatMap((line) => {
      const found = readLine(typedLine(typed, line), currency)
      return found === undefined ? [] : [[line.id, found] as const]
    }),
  )
  const vat = moneyFromTyped(typed.vat.trim() === '' ? '0' : typed.vat, currency)
  const net = goodsValue([...read.values()], currency)
  const vatMoney = vat.ok ? vat.money : { minor: 0, currency }
  const isComplete = read.size === lines.length && vat.ok && typed.number.trim() !== '' && typed.date !== ''
  const said = {
    number: typed.number.trim(),
    date: typed.date,
    lines: Object.fromEntries([...read].filter(([, { packs }]) => packs > 0)),
    net,
    vat: vatMoney,
    gross: { minor: net.minor + vatMoney.minor, currency },
  }
  return { said, lineOf: (id: string) => read.get(id), isVatRead: vat.ok, isComplete }
}
