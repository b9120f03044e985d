import { Button } from '@brigade/design-system/atoms/button.tsx'
import { SelectField } from '@brigade/design-system/atoms/select-field.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Combobox } from '@brigade/design-system/molecules/combobox.tsx'
import { IngredientCategory } from '@brigade/domain/food/ingredients/ingredient-category.ts'
import { INGREDIENT_CATEGORIES } from '@brigade/domain/food/ingredients/ingredient-categories.ts'
import { useState } from 'react'
import { newId } from '../../lib/writing/new-id.ts'
import { useText } from '../../messages/text.tsx'
import type { IngredientFinder } from './ingredient-finder.ts'
import { maxLengthOf } from '../../lib/drafts/field-limits.ts'
import { fitsField } from '../../lib/drafts/draft-problems.ts'
import { StockLine } from '@brigade/domain/food/ingredients/stock-line.ts'

/** What a line's food was chosen to be. */
export type FoodChoice =
  | { readonly kind: 'food'; readonly id: string; readonly name: string }
  | { readonly kind: 'recipe'; readonly id: string; readonly name: string }
  | {
      readonly kind: 'new'
      readonly id: string
      readonly name: string
      readonly category: IngredientCategory
    }

interface FoodPickerProps {
  readonly name: string
  readonly finder: IngredientFinder
  /** Ids that are likely, shown as buttons. */
  readonly near: readonly string[]
  /** Recipes that may be used as a part, where that is possible. */
  readonly recipes?: (typed: string) => readonly { readonly id: string; readonly name: string }[]
  /** Whether something the catalogue does not know may be made on the spot. */
  readonly mayAdd: boolean
  readonly onPick: (food: FoodChoice) => void
}

function NewFood({ name, onPick }: Pick<FoodPickerProps, 'name' | 'onPick'>) {
  const t = useText()
  const [category, setCategory] = useState<IngredientCategory>('dry store')
  const short = name.trim().slice(0, maxLengthOf(StockLine, 'name'))
  if (!fitsField(StockLine, 'name', short)) return null
  return (
    <div className="new-food">
      <SelectField
        label={t('recipes.food.category')}
        choices={INGREDIENT_CATEGORIES.map((each) => ({ value: each, label: t(`recipes.category.${each}`) }))}
        value={category}
        onChange={(event) => setCategory(IngredientCategory.parse(event.target.value))}
      />
      <Button onClick={() => onPick({ kind: 'new', id: newId(), name: short, category })}>
        {t('recipes.food.addNew', { name: short })}
      </Button>
      <small>{t('recipes.food.newHint')}</small>
    </div>
  )
}

/** Says what a written name is: one of the catalogue or the kitchen, a recipe, or a new ingredient made on the spot. */
export function FoodPicker({ name, finder, near, recipes, mayAdd, onPick }: FoodPickerProps) {
  const t = useText()
  const [typed, setTyped] = useState('')
  const items = [
    ...(recipes?.(typed) ?? []).map((recipe) => ({
      key: `recipe ${recipe.id}`,
      label: recipe.name,
      detail: t('recipes.food.recipe'),
    })),
    ...finder
      .search(typed)
      .map((food) => ({ key: `food ${food.id}`, label: food.name, detail: food.category })),
  ]
  const suggestions = near.flatMap((id) => finder.food(id) ?? [])
  return (
    <Stack gap={12}>
      {suggestions.length === 0 ? null : (
        <Cluster>
          <small>{t('recipes.food.near')}</small>
          {suggestions.map((food) => (
            <Button
              size="small"
              key={food.id}
              onClick={() => onPick({ kind: 'food', id: food.id, name: food.name })}
            >
              {food.name}
            </Button>
          ))}
        </Cluster>
      )}
      <Combobox
        label={t('recipes.food.search')}
        placeholder={name}
        items={items}
        onType={setTyped}
        onChoose={({ key, label }) => {
          const [kind = '', id = ''] = key.split(' ')
          onPick({ kind: kind === 'recipe' ? 'recipe' : 'food', id, name: label })
        }}
      />
      {mayAdd ? <NewFood name={typed.trim() === '' ? name : typed} onPick={onPick} /> : null}
    </Stack>
  )
}
