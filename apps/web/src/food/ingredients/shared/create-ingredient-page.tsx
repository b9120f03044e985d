import '../catalogue.css'
import { Link } from '@brigade/design-system/atoms/link.tsx'
import { Checkbox } from '@brigade/design-system/atoms/checkbox.tsx'
import { FieldProblem } from '@brigade/design-system/atoms/field-problem.tsx'
import { SelectField } from '@brigade/design-system/atoms/select-field.tsx'
import { TextField } from '@brigade/design-system/atoms/text-field.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Banner } from '@brigade/design-system/molecules/banner.tsx'
import { Cell, Cells } from '@brigade/design-system/molecules/cell.tsx'
import { IngredientCategory } from '@brigade/domain/food/ingredients/ingredient-category.ts'
import { INGREDIENT_CATEGORIES } from '@brigade/domain/food/ingredients/ingredient-categories.ts'
import { ingredients } from '@brigade/domain/food/ingredients/ingredient.ts'
import { type NearDuplicates, nearDuplicates } from '@brigade/domain/food/ingredients/near-duplicates.ts'
import { newIngredient } from '@brigade/domain/food/ingredients/new-ingredient.ts'
import { useState } from 'react'
import { newId } from '../../../lib/writing/new-id.ts'
import { useDraft } from '../../../lib/drafts/use-draft.ts'
import { creating, write } from '../../../lib/writing/write.ts'
import { useText } from '../../../messages/text.tsx'
import { useSearchParams } from '../../../shell/page-context.tsx'
import { paths } from '../../../lib/routing/paths.ts'
import { CreateForm } from '../../../shell/forms/create-form.tsx'
import { type Catalogue, useSupplierCatalogue } from '../../../lib/kitchen/use-catalogue.ts'
import { fitsField } from '../../../lib/drafts/draft-problems.ts'

const NONE_LIKE_IT: NearDuplicates = { same: undefined, near: [] }

interface AlikeProps {
  readonly catalogue: Catalogue
  readonly similar: NearDuplicates
}

/** What the catalogue has already: the same food, and what is near it. */
function Alike({ catalogue, similar }: AlikeProps) {
  const t = useText()
  const same = similar.same === undefined ? undefined : catalogue.byId.get(similar.same)
  const near = similar.near.flatMap((id) => catalogue.byId.get(id) ?? [])
  return (
    <div className="alike" aria-live="polite">
      <Stack gap={12}>
        {catalogue.isHere ? null : <p>{t('shared.create.looking')}</p>}
        {same === undefined ? null : (
          <Banner state="warn">
            {t('shared.create.same', { name: same.content.name })}{' '}
            <Link href={paths.ingredient(same.id)}>
              {t('shared.create.open', { name: same.content.name })}
            </Link>
          </Banner>
        )}
        {near.length === 0 ? null : (
          <section className="catalogue-part" aria-labelledby="near">
            <h2 id="near">{t('shared.create.near')}</h2>
            <Cells>
              {near.map(({ id, content }) => (
                <Cell
                  key={id}
                  href={paths.ingredient(id)}
                  title={content.name}
                  detail={[
                    t(`catalogue.category.${content.category}`),
                    ...content.synonyms.map(({ text }) => text),
                  ].join(' · ')}
                />
              ))}
            </Cells>
          </section>
        )}
      </Stack>
    </div>
  )
}

/** A new shared ingredient: what is there already is named before one is made. */
export function CreateIngredientPage() {
  const t = useText()
  const requestedName = useSearchParams().get('name') ?? ''
  const catalogue = useSupplierCatalogue()
  const [ingredientId] = useState(newId)
  const draft = useDraft(ingredients.schema, {
    name: `new ingredient ${requestedName}`,
    start: { name: requestedName, category: 'greengrocery' },
  })
  const { values, setValues } = draft
  const category = IngredientCategory.catch('greengrocery').parse(values.category)
  const [isOther, setOther] = useState(false)
  const name = values.name.trim()
  const isNamed = fitsField(ingredients.schema, 'name', name)
  const similar = isNamed ? nearDuplicates(name, catalogue.index) : NONE_LIKE_IT
  const problems = [
    { field: 'name', text: t('shared.problem.name'), isMissing: !isNamed },
    { field: 'name', text: t('shared.create.isThere'), isMissing: similar.same !== undefined },
    { field: 'other', text: t('shared.create.look'), isMissing: similar.near.length > 0 && !isOther },
    { field: 'other', text: t('shared.create.looking'), isMissing: !catalogue.isHere },
  ]
  return (
    <CreateForm
      title={t('shared.create.title')}
      intro={t('shared.create.intro')}
      submitLabel={t('shared.create.submit')}
      draft={draft}
      problems={problems.filter((each) => each.isMissing)}
      then={paths.ingredientEdit(ingredientId)}
      make={() => write([creating(ingredients, { ingredientId }, newIngredient({ name, category }))])}
    >
      {(wordsOf) => (
        <>
          <TextField
            label={t('shared.name')}
            hint={t('shared.create.nameHint')}
            {...draft.field('name')}
            problem={wordsOf('name')}
            onChange={({ target }) => {
              setValues({ name: target.value })
              setOther(false)
            }}
          />
          <Alike catalogue={catalogue} similar={similar} />
          <FieldProblem text={wordsOf('other')} />
          {similar.near.length === 0 || similar.same !== undefined ? null : (
            <Checkbox
              label={t('shared.create.other')}
              checked={isOther}
              onChange={({ target }) => setOther(target.checked)}
            />
          )}
          <SelectField
            label={t('catalogue.category')}
            value={category}
            choices={INGREDIENT_CATEGORIES.map((each) => ({
              value: each,
              label: t(`catalogue.category.${each}`),
            }))}
            onChange={({ target }) => setValues({ category: target.value })}
          />
        </>
      )}
    </CreateForm>
  )
}
