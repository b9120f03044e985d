import '../ingredients.css'
import { FieldProblem } from '@brigade/design-system/atoms/field-problem.tsx'
import { SelectField } from '@brigade/design-system/atoms/select-field.tsx'
import { TextArea } from '@brigade/design-system/atoms/text-area.tsx'
import { TextField } from '@brigade/design-system/atoms/text-field.tsx'
import { ALLERGEN_GROUPS } from '@brigade/domain/food/allergens/allergen-groups.ts'
import { INGREDIENT_CATEGORIES } from '@brigade/domain/food/ingredients/ingredient-categories.ts'
import { type Ingredient, FactSource, ingredients } from '@brigade/domain/food/ingredients/ingredient.ts'
import { useText } from '../../../messages/text.tsx'
import type { IngredientField, TypedIngredient } from './typed-ingredient.ts'
import { maxLengthOf } from '../../../lib/drafts/field-limits.ts'
import { AllergenQuestion } from '../../allergens/public.ts'

interface FactsFieldsProps {
  readonly before: Ingredient
  readonly typed: TypedIngredient
  readonly onChange: (change: Partial<TypedIngredient>) => void
  /** A field's problem in words, once it is to be shown. */
  readonly wordsOf: (field: IngredientField) => string | undefined
}

function tcsOf(value: string): TypedIngredient['isTcs'] {
  return value === 'yes' || value === 'no' ? value : 'unknown'
}

function Names({ typed, onChange, wordsOf }: FactsFieldsProps) {
  const t = useText()
  return (
    <>
      <TextField
        label={t('shared.name')}
        maxLength={maxLengthOf(ingredients.schema, 'name')}
        value={typed.name}
        problem={wordsOf('name')}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <SelectField
        label={t('catalogue.category')}
        value={typed.category}
        choices={INGREDIENT_CATEGORIES.map((each) => ({
          value: each,
          label: t(`catalogue.category.${each}`),
        }))}
        onChange={({ target }) => onChange({ category: target.value })}
      />
      <TextArea
        label={t('shared.synonyms')}
        hint={t('shared.synonyms.hint')}
        value={typed.synonyms}
        problem={wordsOf('synonyms')}
        onChange={({ target }) => onChange({ synonyms: target.value })}
      />
      <TextField
        label={t('shared.tags')}
        hint={t('shared.commas')}
        maxLength={maxLengthOf(ingredients.schema, 'tags')}
        value={typed.tags}
        problem={wordsOf('tags')}
        onChange={({ target }) => onChange({ tags: target.value })}
      />
      <TextField
        label={t('shared.gtins')}
        hint={t('shared.gtins.hint')}
        inputMode="numeric"
        maxLength={maxLengthOf(ingredients.schema, 'gtins')}
        value={typed.gtins}
        problem={wordsOf('gtins')}
        onChange={({ target }) => onChange({ gtins: target.value })}
      />
      <SelectField
        label={t('shared.tcs')}
        hint={t('shared.tcs.hint')}
        value={typed.isTcs}
        choices={[
          { value: 'unknown', label: t('common.unknown') },
          { value: 'yes', label: t('shared.tcs.yes') },
          { value: 'no', label: t('shared.tcs.no') },
        ]}
        onChange={({ target }) => onChange({ isTcs: tcsOf(target.value) })}
      />
    </>
  )
}

function Source({ typed, onChange, wordsOf }: FactsFieldsProps) {
  const t = useText()
  return (
    <>
      <TextField
        label={t('shared.source')}
        hint={t('shared.source.hint')}
        maxLength={maxLengthOf(FactSource, 'name')}
        value={typed.sourceName}
        problem={wordsOf('source')}
        onChange={({ target }) => onChange({ sourceName: target.value })}
      />
      <TextField
        label={t('shared.sourceDate')}
        type="date"
        value={typed.sourceDate}
        onChange={({ target }) => onChange({ sourceDate: target.value })}
      />
    </>
  )
}

/** Everything of a shared ingredient that may be changed: names, allergens, and where that is known from. */
export function FactsFields(props: FactsFieldsProps) {
  const t = useText()
  const { before, typed, onChange, wordsOf } = props
  return (
    <>
      <Names {...props} />
      <h2>{t('catalogue.allergens')}</h2>
      <p className="ingredient-quiet">{t('shared.allergens.intro')}</p>
      <FieldProblem text={wordsOf('allergens')} />
      {ALLERGEN_GROUPS.map((group) => (
        <AllergenQuestion
          key={group}
          group={group}
          facts={typed.facts}
          shared={before.allergens[group]}
          mayDeny
          onChange={(facts) => onChange({ facts })}
        />
      ))}
      <h2>{t('shared.source.title')}</h2>
      <Source {...props} />
    </>
  )
}
