import { NumberField } from '@brigade/design-system/atoms/number-field.tsx'
import { SelectField } from '@brigade/design-system/atoms/select-field.tsx'
import { TextField } from '@brigade/design-system/atoms/text-field.tsx'
import { unitCodes } from '@brigade/domain/core/quantities/unit-codes.ts'
import { Unit } from '@brigade/domain/core/quantities/unit.ts'
import { unitWord } from '../../lib/format/unit-word.ts'
import { useText } from '../../messages/text.tsx'
import type { TypedField, TypedRecipe } from './recipe-draft.ts'
import { Recipe } from '@brigade/domain/food/recipes/recipe.ts'
import { maxLengthOf } from '../../lib/drafts/field-limits.ts'

interface EditorFieldsProps {
  readonly typed: TypedRecipe
  readonly wrong: readonly TypedField[]
  readonly change: (part: Partial<TypedRecipe>) => void
}

/** Name, portions, yield and wanted food cost of a recipe. */
export function EditorFields({ typed, wrong, change }: EditorFieldsProps) {
  const t = useText()
  const problem = (field: TypedField) => (wrong.includes(field) ? t(`recipes.wrong.${field}`) : undefined)
  return (
    <div className="editor-fields">
      <TextField
        label={t('recipes.name')}
        value={typed.name}
        maxLength={maxLengthOf(Recipe, 'name')}
        problem={problem('name')}
        onChange={(event) => change({ name: event.target.value })}
      />
      <NumberField
        label={t('recipes.portions')}
        value={typed.portions}
        problem={problem('portions')}
        onChange={(event) => change({ portions: event.target.value })}
      />
      <NumberField
        label={t('recipes.yield')}
        value={typed.yieldAmount}
        problem={problem('yieldAmount')}
        onChange={(event) => change({ yieldAmount: event.target.value })}
      />
      <SelectField
        label={t('recipes.yieldUnit')}
        value={typed.yieldUnit}
        choices={unitCodes.map((code) => ({ value: code, label: unitWord(t, code) }))}
        onChange={(event) => change({ yieldUnit: Unit.parse(event.target.value) })}
      />
      <NumberField
        label={t('recipes.targetCostPct')}
        unit="%"
        value={typed.targetCostPct}
        problem={problem('targetCostPct')}
        onChange={(event) => change({ targetCostPct: event.target.value })}
      />
    </div>
  )
}
