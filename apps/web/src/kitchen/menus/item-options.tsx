import { Button } from '@brigade/design-system/atoms/button.tsx'
import { FieldProblem } from '@brigade/design-system/atoms/field-problem.tsx'
import { Icon } from '@brigade/design-system/atoms/icon.tsx'
import { NumberField } from '@brigade/design-system/atoms/number-field.tsx'
import { SelectField } from '@brigade/design-system/atoms/select-field.tsx'
import { TextField } from '@brigade/design-system/atoms/text-field.tsx'
import type { Recipe } from '@brigade/domain/food/recipes/recipe.ts'
import { Trash2 } from 'lucide'
import type { StoredDocument } from '../../lib/reading/loadable.ts'
import { useText } from '../../messages/text.tsx'
import { emptyOption, type ItemText, type OptionText } from './typed-item.ts'
import { MenuOption, MenuItem } from '@brigade/domain/kitchen/menus/menu.ts'
import { maxLengthOf, mostOf } from '../../lib/drafts/field-limits.ts'

/** Product E26. */
const MOST_OPTIONS = mostOf(MenuItem, 'options')

interface ItemOptionsProps {
  readonly typed: ItemText
  readonly type: (change: Partial<ItemText>) => void
  readonly recipes: readonly StoredDocument<Recipe>[]
  readonly currency: string
  readonly isWrong: boolean
}

/** Choices a guest has with the item, each with its own price change and recipe. */
export function ItemOptions({ typed, type, recipes, currency, isWrong }: ItemOptionsProps) {
  const t = useText()
  const change = (key: string, fields: Partial<OptionText>) =>
    type({
      options: typed.options.map((option) => (option.key === key ? { ...option, ...fields } : option)),
    })
  return (
    <fieldset className="item-part">
      <legend>{t('menus.item.options')}</legend>
      <FieldProblem text={isWrong ? t('menus.item.option.problem') : undefined} />
      {typed.options.map(({ key, name, change: priceChange, recipeId }) => (
        <div className="item-option" key={key}>
          <TextField
            label={t('menus.item.option.name')}
            value={name}
            maxLength={maxLengthOf(MenuOption, 'name')}
            onChange={(event) => change(key, { name: event.target.value })}
          />
          <NumberField
            label={t('menus.item.option.change')}
            unit={currency}
            value={priceChange}
            onChange={(event) => change(key, { change: event.target.value })}
          />
          <SelectField
            label={t('menus.item.option.recipe')}
            value={recipeId}
            choices={[
              { value: '', label: t('menus.item.recipe.none') },
              ...recipes.map(({ id, content }) => ({ value: id, label: content.name })),
            ]}
            onChange={(event) => change(key, { recipeId: event.target.value })}
          />
          <Button
            shape="icon"
            tone="plain"
            aria-label={t('menus.item.option.remove', { name })}
            onClick={() => type({ options: typed.options.filter((option) => option.key !== key) })}
          >
            <Icon of={Trash2} />
          </Button>
        </div>
      ))}
      {typed.options.length >= MOST_OPTIONS ? null : (
        <div>
          <Button size="small" onClick={() => type({ options: [...typed.options, emptyOption()] })}>
            {t('menus.item.option.add')}
          </Button>
        </div>
      )}
    </fieldset>
  )
}
