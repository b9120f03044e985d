import './ingredients.css'
import { Button } from '@brigade/design-system/atoms/button.tsx'
import { LinkButton } from '@brigade/design-system/atoms/link-button.tsx'
import { SelectField } from '@brigade/design-system/atoms/select-field.tsx'
import { Live } from '@brigade/design-system/atoms/live.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Page } from '@brigade/design-system/layouts/page.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { EmptyState } from '@brigade/design-system/molecules/empty-state.tsx'
import { SearchField } from '@brigade/design-system/molecules/search-field.tsx'
import { INGREDIENT_CATEGORIES } from '@brigade/domain/food/ingredients/ingredient-categories.ts'
import { useDeferredValue, useMemo, useState } from 'react'
import { Loaded } from '../../lib/reading/loaded.tsx'
import { useText } from '../../messages/text.tsx'
import { useSearchParams } from '../../shell/page-context.tsx'
import { paths } from '../../lib/routing/paths.ts'
import { ListTools } from '../../shell/lists/list-tools.tsx'
import { AddDialog } from './add-dialog.tsx'
import { ingredientColumns } from './ingredient-columns.ts'
import { type IngredientWish, ingredientsFor, SHELF_VIEWS } from './ingredient-filter.ts'
import { type Shelf, useShelf } from '../../lib/kitchen/use-shelf.ts'
import { LazyItem } from '@brigade/design-system/molecules/lazy-item.tsx'
import type { StockLine } from '@brigade/domain/food/ingredients/stock-line.ts'
import type { StoredDocument } from '../../lib/reading/loadable.ts'
import { IngredientRow } from './ingredient-row.tsx'

interface IngredientListProps {
  readonly rows: readonly StoredDocument<StockLine>[]
  readonly shelf: Shelf
}

/** Longer lists draw only the rows near the screen. */
const LONG_LIST = 60
const ROW_PX = 76

/** The shelf, one row for each ingredient. */
function IngredientList({ rows, shelf }: IngredientListProps) {
  const t = useText()
  const isLong = rows.length > LONG_LIST
  return (
    <ul className="ingredient-list" aria-label={t('ingredients.title')}>
      {rows.map((row) =>
        isLong ? (
          <LazyItem key={row.id} className="ingredient-row" height={ROW_PX} name={row.content.name}>
            {() => <IngredientRow row={row} shelf={shelf} />}
          </LazyItem>
        ) : (
          <li key={row.id} className="ingredient-row">
            <IngredientRow row={row} shelf={shelf} />
          </li>
        ),
      )}
    </ul>
  )
}

const EVERYTHING: IngredientWish = { words: '', category: undefined, view: 'all' }

interface FiltersProps {
  readonly shelf: Shelf
  readonly wish: IngredientWish
  readonly onChange: (wish: IngredientWish) => void
}

/** Search by name, category, and what still needs an answer. */
function Filters({ shelf, wish, onChange }: FiltersProps) {
  const t = useText()
  const facts = SHELF_VIEWS.filter((each) => each !== 'price' || shelf.priceLines !== undefined)
  return (
    <div className="ingredient-filters">
      <SearchField
        label={t('ingredients.search')}
        value={wish.words}
        onChange={(event) => onChange({ ...wish, words: event.target.value })}
      />
      <SelectField
        label={t('ingredients.category')}
        choices={[
          { value: '', label: t('ingredients.allCategories') },
          ...INGREDIENT_CATEGORIES.map((each) => ({ value: each, label: t(`catalogue.category.${each}`) })),
        ]}
        value={wish.category ?? ''}
        onChange={({ target }) =>
          onChange({ ...wish, category: INGREDIENT_CATEGORIES.find((each) => each === target.value) })
        }
      />
      <SelectField
        label={t('ingredients.show')}
        choices={facts.map((each) => ({ value: each, label: t(`ingredients.show.${each}`) }))}
        value={wish.view}
        onChange={({ target }) =>
          onChange({ ...wish, view: SHELF_VIEWS.find((each) => each === target.value) ?? 'all' })
        }
      />
    </div>
  )
}

function ShelfRows({
  shelf,
  wish,
  onClear,
}: Omit<FiltersProps, 'onChange'> & { readonly onClear: () => void }) {
  const t = useText()
  const late = useDeferredValue(wish)
  const rows = useMemo(() => ingredientsFor(late, shelf), [late, shelf])
  const all = shelf.lines.filter(({ content }) => content.deletedAt === undefined).length
  return (
    <>
      <Live>
        {rows.length === 0 ? (
          <EmptyState
            drawing="nothing-here"
            title={t('ingredients.nothingFits.title')}
            text={t('ingredients.nothingFits.text')}
          >
            <Button onClick={onClear}>{t('ingredients.nothingFits.clear')}</Button>
          </EmptyState>
        ) : (
          <p className="ingredient-quiet">
            {rows.length === all
              ? t('ingredients.count', { count: all })
              : t('ingredients.found', { count: rows.length, all })}
          </p>
        )}
      </Live>
      {rows.length === 0 ? null : (
        <ListTools
          title={t('ingredients.title')}
          columns={ingredientColumns(t, shelf)}
          rows={rows}
          idOf={({ id }) => id}
        >
          {(sorted) => <IngredientList rows={sorted} shelf={shelf} />}
        </ListTools>
      )}
    </>
  )
}

function ShelfView({ shelf, title }: { readonly shelf: Shelf; readonly title: string }) {
  const t = useText()
  const wantedId = useSearchParams().get('add') ?? undefined
  const mayAdd = shelf.access.may('cook')
  const [isAdding, setAdding] = useState(wantedId !== undefined && mayAdd)
  const [wish, setWish] = useState(EVERYTHING)
  const add = (tone: 'primary' | 'quiet') =>
    mayAdd ? (
      <Button tone={tone} onClick={() => setAdding(true)}>
        {t('ingredients.add.button')}
      </Button>
    ) : null
  return (
    <Stack gap={16}>
      <Cluster justify="between">
        <h1>{title}</h1>
        {shelf.lines.length === 0 ? null : (
          <Cluster>
            {shelf.access.may('cook') ? (
              <LinkButton href={paths.stocktake(shelf.kitchenId)}>
                {t('ingredients.stocktake.title')}
              </LinkButton>
            ) : null}
            {shelf.access.may('lead') && shelf.access.seesCosts ? (
              <LinkButton href={paths.priceDesk(shelf.kitchenId)}>{t('ingredients.desk.title')}</LinkButton>
            ) : null}
            {add('primary')}
          </Cluster>
        )}
      </Cluster>
      {shelf.lines.length === 0 ? (
        <EmptyState
          drawing="empty-crate"
          title={t('ingredients.empty.title')}
          text={t('ingredients.empty.text')}
        >
          {add('primary')}
        </EmptyState>
      ) : (
        <>
          <Filters shelf={shelf} wish={wish} onChange={setWish} />
          <ShelfRows shelf={shelf} wish={wish} onClear={() => setWish(EVERYTHING)} />
        </>
      )}
      {isAdding ? <AddDialog shelf={shelf} wanted={wantedId} onClose={() => setAdding(false)} /> : null}
    </Stack>
  )
}

/** A kitchen's ingredients under a title, with what each costs and what is in it. */
export function ShelfPage({ kitchenId, title }: { readonly kitchenId: string; readonly title: string }) {
  const shelf = useShelf(kitchenId)
  return (
    <Page>
      <Loaded of={shelf}>{(value) => <ShelfView shelf={value} title={title} />}</Loaded>
    </Page>
  )
}
