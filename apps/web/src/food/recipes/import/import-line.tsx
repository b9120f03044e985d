import { Badge } from '@brigade/design-system/atoms/badge.tsx'
import { Button } from '@brigade/design-system/atoms/button.tsx'
import { StateMark } from '@brigade/design-system/atoms/state-mark.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import type { DraftLine } from '@brigade/domain/food/import/recipe-draft.ts'
import type { LineReason } from '@brigade/domain/food/import/parsed-line.ts'
import { useState } from 'react'
import { useText } from '../../../messages/text.tsx'
import { useAmountWords } from '../../../lib/format/amount-text.ts'
import { FoodPicker } from '../food-picker.tsx'
import type { IngredientFinder } from '../ingredient-finder.ts'
import { LineFields, type LineParts } from '../line-fields.tsx'
import type { Choice } from './import-state.ts'
import type { LineFood, ReviewedLine } from './review.ts'

interface ImportLineProps {
  readonly reviewed: ReviewedLine
  readonly finder: IngredientFinder
  readonly onEdit: (line: DraftLine) => void
  readonly onChoose: (choice: Choice) => void
}

/** A line set by hand is understood; its text stays as it was written. */
function edited({ text, isOptional, group }: DraftLine, parts: LineParts): DraftLine {
  const { amount, name, preparation, note } = parts
  return {
    text,
    amount,
    name,
    isOptional,
    understood: 'full',
    reasons: [],
    ...(preparation !== undefined && { preparation }),
    ...(note !== undefined && { note }),
    ...(group !== undefined && { group }),
  }
}

/** "About" is already in the note, in the line's own word, and "no amount" in the amount's place. */
function isWorthSaying(reason: LineReason): boolean {
  return reason !== 'approximate' && reason !== 'no-amount'
}

function FoodMark({ food }: { readonly food: LineFood }) {
  const t = useText()
  if (food.kind === 'known') {
    return (
      <StateMark state={food.isNew ? 'info' : 'ok'}>
        {t(food.isNew ? 'recipes.import.newFood' : 'recipes.import.food', { name: food.name })}
      </StateMark>
    )
  }
  return (
    <StateMark state={food.isLeftOpen ? 'neutral' : 'unknown'}>
      {t(food.isLeftOpen ? 'recipes.import.leftOpen' : 'recipes.import.openFood')}
    </StateMark>
  )
}

function Understood({ line }: { readonly line: DraftLine }) {
  const t = useText()
  const words = useAmountWords()
  const also = line.also === undefined ? '' : ` (${words.quantity(line.also)})`
  return (
    <p className="import-line-parts">
      <span className="import-line-amount" data-kind={line.amount.kind}>
        {words.amount(line.amount)}
        {also}
      </span>
      <strong>{line.name}</strong>
      {line.preparation === undefined ? null : <span>{line.preparation}</span>}
      {line.note === undefined ? null : <span className="import-line-note">{line.note}</span>}
      {line.isOptional ? <Badge>{t('common.optional')}</Badge> : null}
    </p>
  )
}

/** One ingredient line: as it was written, as it was understood, and what food it is. */
export function ImportLine({ reviewed, finder, onEdit, onChoose }: ImportLineProps) {
  const t = useText()
  const [open, setOpen] = useState<'fields' | 'food' | null>(null)
  const { line, food, needsLook } = reviewed
  const close = () => setOpen(null)
  return (
    <li className="import-line" data-look={needsLook || undefined}>
      <q className="import-line-text">{line.text}</q>
      <div className="import-line-read">
        <Understood line={line} />
        <Cluster>
          <FoodMark food={food} />
          {line.reasons.filter(isWorthSaying).map((reason) => (
            <small key={reason}>{t(`recipes.reason.${reason}`)}</small>
          ))}
        </Cluster>
      </div>
      <Cluster justify="end">
        <Button
          size="small"
          aria-expanded={open === 'fields'}
          onClick={() => setOpen(open === 'fields' ? null : 'fields')}
        >
          {t('recipes.import.change')}
        </Button>
        <Button
          size="small"
          aria-expanded={open === 'food'}
          onClick={() => setOpen(open === 'food' ? null : 'food')}
        >
          {t('recipes.import.whatIsIt')}
        </Button>
      </Cluster>
      {open === 'fields' ? (
        <LineFields
          form={`import line ${line.text}`}
          line={line}
          onCancel={close}
          onDone={(parts) => {
            onEdit(edited(line, parts))
            close()
          }}
        />
      ) : null}
      {open === 'food' ? (
        <div className="import-line-food">
          <FoodPicker
            mayAdd
            name={line.name}
            finder={finder}
            near={food.kind === 'open' ? food.near : []}
            onPick={(chosen) => {
              onChoose(chosen.kind === 'new' ? chosen : { kind: 'food', id: chosen.id })
              close()
            }}
          />
          <Button
            tone="plain"
            onClick={() => {
              onChoose({ kind: 'open' })
              close()
            }}
          >
            {t('recipes.import.leaveOpen')}
          </Button>
        </div>
      ) : null}
    </li>
  )
}
