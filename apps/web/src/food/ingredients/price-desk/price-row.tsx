import { Link } from '@brigade/design-system/atoms/link.tsx'
import { PriceLine } from '@brigade/domain/food/ingredients/price-line.ts'
import { packInUnit } from '@brigade/domain/food/ingredients/price-per-unit.ts'
import { type ClipboardEvent, type KeyboardEvent, memo } from 'react'
import { maxLengthOf } from '../../../lib/drafts/field-limits.ts'
import { useAmountWords } from '../../../lib/format/amount-text.ts'
import { usePriceWords } from '../../../lib/format/price-words.ts'
import type { Shelf } from '../../../lib/kitchen/use-shelf.ts'
import { paths } from '../../../lib/routing/paths.ts'
import { useText } from '../../../messages/text.tsx'
import { DESK_CELLS, type DeskCell, type DeskRow } from './desk-rows.ts'

/** What a row tells the desk. */
export interface RowActions {
  readonly onType: (row: DeskRow, cell: DeskCell, value: string) => void
  readonly onKey: (event: KeyboardEvent<HTMLInputElement>, at: number, cell: number) => void
  readonly onPaste: (event: ClipboardEvent<HTMLInputElement>, at: number, cell: number) => void
}

interface PriceRowProps extends RowActions {
  readonly shelf: Shelf
  readonly row: DeskRow
  /** Where it stands among the rows that are shown. */
  readonly at: number
  /** Names to choose a supplier from, as a list in the page. */
  readonly listId: string
  /** Whether a row that is not whole says so. */
  readonly showsProblems: boolean
}

const LABELS = {
  supplierName: 'ingredients.price.supplier',
  pack: 'ingredients.price.pack',
  price: 'ingredients.price.price',
} as const

/** What the pack and price mean for one unit, or what is wrong; and what pieces are taken to weigh. */
function Meaning({ shelf, row, showsProblems }: Pick<PriceRowProps, 'shelf' | 'row' | 'showsProblems'>) {
  const t = useText()
  const words = usePriceWords(shelf.settings.zone)
  const amounts = useAmountWords()
  const { read, stockLine, isTyped } = row
  if (!read.ok) {
    const problem = DESK_CELLS.map((cell) => read.problems[cell]).find((each) => each !== undefined)
    if (!isTyped || !showsProblems || problem === undefined) return null
    return <span className="desk-problem">{t(problem, { currency: shelf.settings.currency })}</span>
  }
  const { pack } = read.facts
  const perUnit = words.perUnit(read.facts, stockLine)
  const weighed = packInUnit(pack, stockLine)
  return (
    <>
      <span>{perUnit ?? t('ingredients.price.notComparable', { unit: stockLine.stockUnit })}</span>
      {weighed === undefined ? null : (
        <small>
          {t('ingredients.price.weighs', { pack: words.pack(pack), amount: amounts.quantity(weighed) })}
        </small>
      )}
    </>
  )
}

/** One ingredient at the price desk. */
export const PriceRow = memo(function PriceRow(props: PriceRowProps) {
  const { shelf, row, at, listId, showsProblems, onType, onKey, onPaste } = props
  const t = useText()
  const { name } = row.stockLine
  return (
    <tr data-typed={row.isTyped || undefined}>
      <th scope="row">
        <Link href={paths.kitchenDashboard(shelf.kitchenId, 'ingredients', row.id)}>{name}</Link>
      </th>
      {DESK_CELLS.map((cell, column) => (
        <td key={cell} data-label={t(LABELS[cell])}>
          <input
            className="desk-cell"
            type="text"
            inputMode={cell === 'price' ? 'decimal' : 'text'}
            autoComplete="off"
            list={cell === 'supplierName' ? listId : undefined}
            maxLength={maxLengthOf(PriceLine, cell)}
            aria-label={`${t(LABELS[cell])}: ${name}`}
            aria-invalid={
              showsProblems && row.isTyped && !row.read.ok && row.read.problems[cell] !== undefined
                ? true
                : undefined
            }
            data-cell={`${at} ${column}`}
            value={row.cells[cell]}
            onChange={({ target }) => onType(row, cell, target.value)}
            onKeyDown={(event) => onKey(event, at, column)}
            onPaste={(event) => onPaste(event, at, column)}
          />
        </td>
      ))}
      <td className="desk-meaning" aria-live="polite">
        <Meaning shelf={shelf} row={row} showsProblems={showsProblems} />
      </td>
    </tr>
  )
})
