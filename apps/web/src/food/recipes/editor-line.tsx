import { Badge } from '@brigade/design-system/atoms/badge.tsx'
import { Button } from '@brigade/design-system/atoms/button.tsx'
import { StateMark } from '@brigade/design-system/atoms/state-mark.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import type { RecipeLine } from '@brigade/domain/food/recipes/recipe-line.ts'
import { type ReactNode, useState } from 'react'
import { useText } from '../../messages/text.tsx'
import { useAmountWords } from '../../lib/format/amount-text.ts'
import { FoodPicker, type FoodChoice } from './food-picker.tsx'
import type { IngredientFinder } from './ingredient-finder.ts'
import { LineFields, type LineParts } from './line-fields.tsx'

interface EditorLineProps {
  readonly line: RecipeLine
  readonly finder: IngredientFinder
  readonly mayAddFood: boolean
  readonly searchRecipes: (typed: string) => readonly { readonly id: string; readonly name: string }[]
  readonly onChange: (line: RecipeLine) => void
  readonly onPick: (food: FoodChoice) => void
  /** Up, down and away. */
  readonly children: ReactNode
}

function withParts(
  { also: _, preparation: __, note: ___, ...line }: RecipeLine,
  parts: LineParts,
): RecipeLine {
  return { ...line, ...parts }
}

/** One line while a recipe is written. */
export function EditorLine(props: EditorLineProps) {
  const { line, finder, mayAddFood, searchRecipes, onChange, onPick, children } = props
  const t = useText()
  const words = useAmountWords()
  const [open, setOpen] = useState<'fields' | 'food' | null>(null)
  const toggle = (which: 'fields' | 'food') => setOpen(open === which ? null : which)
  const match = finder.match(line.name)
  const near = match.kind === 'several' ? match.candidates : match.kind === 'none' ? match.nearest : []
  return (
    <li className="editor-line">
      <div className="recipe-line-words">
        <span>
          <strong>{words.amount(line.amount)}</strong> {line.name}{' '}
          {line.kind === 'recipe' ? <Badge>{t('recipes.food.recipe')}</Badge> : null}
          {line.refId === undefined ? <StateMark state="unknown">{t('recipes.notMatched')}</StateMark> : null}
        </span>
        <span>{[line.preparation, line.note].filter((part) => part !== undefined).join(' · ')}</span>
        <small>{line.text}</small>
      </div>
      <Cluster gap={4}>
        <Button size="small" aria-expanded={open === 'fields'} onClick={() => toggle('fields')}>
          {t('recipes.import.change')}
        </Button>
        <Button size="small" aria-expanded={open === 'food'} onClick={() => toggle('food')}>
          {t('recipes.import.whatIsIt')}
        </Button>
        {children}
      </Cluster>
      {open === 'fields' ? (
        <LineFields
          form={`recipe line ${line.lineKey}`}
          line={line}
          onCancel={() => setOpen(null)}
          onDone={(parts) => {
            onChange(withParts(line, parts))
            setOpen(null)
          }}
        />
      ) : null}
      {open === 'food' ? (
        <div className="editor-food">
          <FoodPicker
            name={line.name}
            finder={finder}
            mayAdd={mayAddFood}
            near={line.refId === undefined ? near : []}
            recipes={searchRecipes}
            onPick={(food) => {
              onPick(food)
              setOpen(null)
            }}
          />
        </div>
      ) : null}
    </li>
  )
}
