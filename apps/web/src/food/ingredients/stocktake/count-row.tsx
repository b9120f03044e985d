import { Button } from '@brigade/design-system/atoms/button.tsx'
import type { StockLine } from '@brigade/domain/food/ingredients/stock-line.ts'
import type { CountLine } from '@brigade/domain/kitchen/stock/count.ts'
import { type FocusEvent, useRef, useState } from 'react'
import * as z from 'zod'
import { countLineId } from '@brigade/domain/kitchen/stock/move-count.ts'
import { useDraft } from '../../../lib/drafts/use-draft.ts'
import { useAmountWords } from '../../../lib/format/amount-text.ts'
import type { StoredDocument } from '../../../lib/reading/loadable.ts'
import { useText } from '../../../messages/text.tsx'
import { quantityOf, unitsOf } from '../stock/typed-amount.ts'
import { addFinding, removeLast, type Spot } from './use-stocktake.ts'

const Typed = z.object({ amount: z.string(), unit: z.string() })
type Typed = z.infer<typeof Typed>

interface CountRowProps {
  readonly line: StoredDocument<StockLine>
  readonly spot: Spot
  /** What everybody found here so far. */
  readonly found: readonly StoredDocument<CountLine>[]
  readonly nameOf: (uid: string) => string
  /** The next row, once this one is entered. */
  readonly onEntered: (input: HTMLInputElement) => void
}

/** What each person found, as it was entered: "Ana: 9 kg + 1.2 kg". */
function Found({ found, nameOf }: Pick<CountRowProps, 'found' | 'nameOf'>) {
  const amounts = useAmountWords()
  return found.flatMap(({ id, content }) =>
    content.amounts.length === 0
      ? []
      : [
          <small key={id}>
            {nameOf(content.by)}:{' '}
            {content.amounts.map(({ entered }) => amounts.quantity(entered)).join(' + ')}
          </small>,
        ],
  )
}

/** What is typed into a row, kept until it is entered; leaving the row enters it too. */
function useRow({ line, spot, found, onEntered }: CountRowProps) {
  const { name, stockUnit } = line.content
  const [isWrong, setWrong] = useState(false)
  const draft = useDraft<Typed>(Typed, {
    name: `stocktake ${spot.countId} ${countLineId(spot)}`,
    start: { amount: '', unit: stockUnit },
  })
  // Going on to the next row leaves this one: it is not to be entered twice.
  const isEntering = useRef(false)
  const own = found.find(({ content }) => content.by === spot.by)?.content
  const { amount, unit } = draft.values
  const enter = async (goesOnFrom?: HTMLInputElement) => {
    if (isEntering.current) return
    const entered = quantityOf(amount, unit, line.content)
    setWrong(entered === undefined)
    if (entered === undefined) return
    isEntering.current = true
    const written = await addFinding(spot, entered, own)
    if (written.state === 'queued') {
      draft.clear()
      if (goesOnFrom !== undefined) onEntered(goesOnFrom)
    }
    isEntering.current = false
  }
  const type = (part: Partial<Typed>) => {
    setWrong(false)
    draft.setValues(part)
  }
  return { name, amount, unit, own, isWrong, enter, type }
}

/** One line of the sheet: an amount by number pad, Enter takes it and goes on. */
export function CountRow(props: CountRowProps) {
  const t = useText()
  const { line, spot, found, nameOf } = props
  const { name, amount, unit, own, isWrong, enter, type } = useRow(props)
  // From the amount to its unit is still this row.
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    const isLeft = currentTarget.closest('li')?.contains(relatedTarget) !== true
    if (isLeft && amount.trim() !== '') void enter()
  }
  return (
    <li className="count-row">
      <span className="count-row-name">
        <b>{name}</b>
        <Found found={found} nameOf={nameOf} />
        {isWrong ? <span className="count-row-problem">{t('ingredients.stock.amountWrong')}</span> : null}
      </span>
      <input
        className="count-row-amount"
        type="text"
        inputMode="decimal"
        enterKeyHint="next"
        autoComplete="off"
        aria-label={t('ingredients.stocktake.found', { name })}
        aria-invalid={isWrong ? true : undefined}
        value={amount}
        onChange={({ target }) => type({ amount: target.value })}
        onBlur={leave}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          void enter(event.currentTarget)
        }}
      />
      <select
        className="count-row-unit"
        aria-label={t('ingredients.stocktake.unitOf', { name })}
        value={unit}
        onBlur={leave}
        onChange={({ target }) => type({ unit: target.value })}
      >
        {unitsOf(t, line.content).map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      {own === undefined || own.amounts.length === 0 ? null : (
        <Button
          size="small"
          tone="plain"
          aria-label={t('ingredients.stocktake.takeBack', { name })}
          onClick={() => void removeLast(spot, own)}
        >
          {t('ingredients.stocktake.undo')}
        </Button>
      )}
    </li>
  )
}
