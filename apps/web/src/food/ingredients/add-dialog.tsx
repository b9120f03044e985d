import { Link } from '@brigade/design-system/atoms/link.tsx'
import { Button } from '@brigade/design-system/atoms/button.tsx'
import { SubmitButton } from '@brigade/design-system/atoms/submit-button.tsx'
import { SelectField } from '@brigade/design-system/atoms/select-field.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Banner } from '@brigade/design-system/molecules/banner.tsx'
import { Combobox, type ComboboxItem } from '@brigade/design-system/molecules/combobox.tsx'
import { Dialog } from '@brigade/design-system/molecules/dialog.tsx'
import { IngredientCategory } from '@brigade/domain/food/ingredients/ingredient-category.ts'
import { INGREDIENT_CATEGORIES } from '@brigade/domain/food/ingredients/ingredient-categories.ts'
import { stockUnitOf } from '@brigade/domain/food/ingredients/new-stock-line.ts'
import type { Unit } from '@brigade/domain/core/quantities/unit.ts'
import { searchIngredients } from '@brigade/domain/food/ingredients/search-ingredients.ts'
import { useState } from 'react'
import type { StoredDocument } from '../../lib/reading/loadable.ts'
import { useDraft } from '../../lib/drafts/use-draft.ts'
import type { Ingredient } from '@brigade/domain/food/ingredients/ingredient.ts'
import { useText } from '../../messages/text.tsx'
import { Form } from '../../shell/forms/form.tsx'
import { paths } from '../../lib/routing/paths.ts'
import { type Added, addOwn, addShared } from './add-ingredient.ts'
import { UnitSelect } from './unit-select.tsx'
import { useSupplierCatalogue } from '../../lib/kitchen/use-catalogue.ts'
import type { Shelf } from '../../lib/kitchen/use-shelf.ts'
import { StockLine } from '@brigade/domain/food/ingredients/stock-line.ts'
import { fitsField } from '../../lib/drafts/draft-problems.ts'
import { maxLengthOf } from '../../lib/drafts/field-limits.ts'

interface AddDialogProps {
  readonly shelf: Shelf
  readonly onClose: () => void
  /** The shared ingredient that the reader came to add. */
  readonly wanted?: string | undefined
}

const MOST_HITS = 8

/** A new ingredient as it is typed. */
interface TypedFood {
  readonly name: string
  readonly category: IngredientCategory
  /** Empty for the usual one of the category. */
  readonly unit: Unit | ''
}

const NOTHING_TYPED: TypedFood = { name: '', category: 'dry store', unit: '' }

interface OwnFoodProps {
  readonly typed: TypedFood
  readonly change: (part: Partial<TypedFood>) => void
  readonly onAdd: (facts: { name: string; category: IngredientCategory; stockUnit: Unit }) => Promise<void>
}

/** A new ingredient of the kitchen's own, when the catalogue has none that fits. */
function OwnFood({ typed, change, onAdd }: OwnFoodProps) {
  const t = useText()
  const { name, category, unit } = typed
  const own = name.trim()
  if (!fitsField(StockLine, 'name', own)) {
    const isLong = own.length > (maxLengthOf(StockLine, 'name') ?? own.length)
    return isLong ? <p className="ingredient-quiet">{t('ingredients.problem.name')}</p> : null
  }
  const stockUnit = unit === '' ? stockUnitOf(category) : unit
  return (
    <Form className="fact-form" onSubmit={() => onAdd({ name: own, category, stockUnit })}>
      <Stack gap={12}>
        <p>{t('ingredients.add.noneFits', { name: own })}</p>
        <div className="fact-pair">
          <SelectField
            label={t('ingredients.category')}
            choices={INGREDIENT_CATEGORIES.map((each) => ({
              value: each,
              label: t(`catalogue.category.${each}`),
            }))}
            value={category}
            onChange={(event) => change({ category: IngredientCategory.parse(event.target.value) })}
          />
          <UnitSelect
            label={t('ingredients.add.unit')}
            value={stockUnit}
            onChange={(chosen) => change({ unit: chosen })}
          />
        </div>
        <Cluster>
          <SubmitButton>{t('ingredients.add.own', { name: own })}</SubmitButton>
        </Cluster>
      </Stack>
    </Form>
  )
}

/** What came of the last one. */
function Outcome({ name, added, kitchenId }: { name: string; added: Added; kitchenId: string }) {
  const t = useText()
  if (added === undefined) {
    return (
      <Banner state="late" role="alert">
        {t('error.sign-in-needed')}
      </Banner>
    )
  }
  return (
    <Banner state={added.how === 'again' ? 'info' : 'ok'} aria-live="polite">
      {t(`ingredients.add.${added.how}`, { name })}{' '}
      <Link href={paths.kitchenDashboard(kitchenId, 'ingredients', added.lineId)}>
        {t('ingredients.add.open', { name })}
      </Link>
    </Banner>
  )
}

/** Adds ingredients one after the other: from the shared catalogue by typing, or new ones. */
export function AddDialog({ shelf, wanted, onClose }: AddDialogProps) {
  const t = useText()
  const catalogue = useSupplierCatalogue()
  const form = `ingredient for ${shelf.kitchenId}`
  const { values: typed, setValues, clear } = useDraft(StockLine, { name: form, start: NOTHING_TYPED })
  const [round, setRound] = useState(0)
  const [last, setLast] = useState<{ readonly name: string; readonly added: Added }>()
  const showOutcome = (name: string, added: Added) => {
    setLast({ name, added })
    if (added === undefined) return
    clear()
    setRound(round + 1)
  }
  const choose = async ({ key }: ComboboxItem) => {
    const row = catalogue.byId.get(key)
    if (row !== undefined) showOutcome(row.content.name, await addShared(shelf, row.id, row.content))
  }
  const detailOf = ({ id, content }: StoredDocument<Ingredient>) => {
    const there = shelf.stockLines.get(id)
    if (there === undefined) return t(`catalogue.category.${content.category}`)
    return t(there.deletedAt === undefined ? 'ingredients.add.here' : 'ingredients.add.inBin')
  }
  const wantedRow = wanted === undefined ? undefined : catalogue.byId.get(wanted)
  return (
    <Dialog isOpen onClose={onClose} title={t('ingredients.add.title')} closeLabel={t('common.close')}>
      <div className="add-ingredient">
        <Stack gap={16}>
          {last === undefined ? null : <Outcome {...last} kitchenId={shelf.kitchenId} />}
          {wantedRow === undefined || last !== undefined ? null : (
            <Cluster justify="between">
              <span>{t('ingredients.add.shared', { name: wantedRow.content.name })}</span>
              <Button tone="primary" onClick={() => void choose({ key: wantedRow.id, label: '' })}>
                {t('ingredients.add.own', { name: wantedRow.content.name })}
              </Button>
            </Cluster>
          )}
          {catalogue.isHere ? null : <p className="ingredient-quiet">{t('common.stillFetching')}</p>}
          <Combobox
            key={round}
            label={t('ingredients.add.search')}
            hint={t('ingredients.add.hint')}
            items={searchIngredients(typed.name, catalogue.index, MOST_HITS)
              .flatMap(({ ingredientId }) => catalogue.byId.get(ingredientId) ?? [])
              .map((row) => ({
                key: row.id,
                label: row.content.name,
                detail: detailOf(row),
              }))}
            initialText={typed.name}
            onType={(name) => setValues({ name })}
            onChoose={(item) => void choose(item)}
          />
          <OwnFood
            typed={typed}
            change={setValues}
            onAdd={async (facts) => showOutcome(facts.name, await addOwn(shelf, facts))}
          />
          <p className="ingredient-quiet">{t('ingredients.add.stay')}</p>
        </Stack>
      </div>
    </Dialog>
  )
}
