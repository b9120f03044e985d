import { StateMark } from '@brigade/design-system/atoms/state-mark.tsx'
import { Cell, Cells } from '@brigade/design-system/molecules/cell.tsx'
import { packsExpected, valueExpected } from '@brigade/domain/kitchen/ordering/answer-lines.ts'
import type { OrderLine } from '@brigade/domain/kitchen/ordering/order.ts'
import type { StoredDocument } from '../../lib/reading/loadable.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { useText } from '../../messages/text.tsx'
import { usePackWords } from './pack-words.ts'

function useLineWords() {
  const t = useText()
  const { money } = useFormat()
  const packs = usePackWords()
  return (line: OrderLine): string =>
    [
      t('supply.line.ordered', { packs: line.packs, pack: packs(line.pack), price: money(line.price) }),
      line.confirmedPacks === undefined || line.confirmedPacks === line.packs
        ? ''
        : t('supply.line.confirmed', { packs: packsExpected(line) }),
      line.confirmedPrice === undefined || line.confirmedPrice.minor === line.price.minor
        ? ''
        : t('supply.line.otherPrice', { price: money(line.confirmedPrice) }),
      line.substitute === undefined ? '' : t('supply.line.substitute', { name: line.substitute.name }),
      line.receivedPacks === 0 ? '' : t('supply.line.received', { packs: line.receivedPacks }),
      line.note,
    ]
      .filter((words) => words !== '')
      .join(' · ')
}

/** The lines of an order with what was asked, answered and received. */
export function OrderLinesView({ lines }: { readonly lines: readonly StoredDocument<OrderLine>[] }) {
  const t = useText()
  const { money } = useFormat()
  const words = useLineWords()
  return (
    <section aria-label={t('supply.order.lines')}>
      <Cells>
        {lines.map(({ id, content }) => (
          <Cell
            key={id}
            title={content.name}
            detail={words(content)}
            trail={
              <>
                {content.answer === undefined ? null : (
                  <StateMark state={content.answer === 'ok' ? 'ok' : 'warn'}>
                    {t(`supply.answer.${content.answer}`)}
                  </StateMark>
                )}
                <span>{money(valueExpected(content))}</span>
              </>
            }
          />
        ))}
      </Cells>
    </section>
  )
}
