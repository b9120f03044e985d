import { SelectField } from '@brigade/design-system/atoms/select-field.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { SearchField } from '@brigade/design-system/molecules/search-field.tsx'
import { ALLERGEN_GROUPS } from '@brigade/domain/food/allergens/allergen-groups.ts'
import type { AllergenGroup } from '@brigade/domain/food/allergens/allergens.ts'
import { mayClaimFreeFrom } from '@brigade/domain/food/allergens/allergen-rollup.ts'
import { foldName } from '@brigade/domain/core/text/fold-name.ts'
import { useDeferredValue, useState } from 'react'
import { useText } from '../../messages/text.tsx'
import type { ListColumn } from '../../shell/lists/list-order.ts'
import { ListTools } from '../../shell/lists/list-tools.tsx'
import type { KitchenBook } from './kitchen-book.ts'
import { LazyItem } from '@brigade/design-system/molecules/lazy-item.tsx'
import type { Recipe, RecipeState } from '@brigade/domain/food/recipes/recipe.ts'
import type { StoredDocument } from '../../lib/reading/loadable.ts'
import { Link } from '@brigade/design-system/atoms/link.tsx'
import { Money } from '@brigade/design-system/atoms/money.tsx'
import { StateMark } from '@brigade/design-system/atoms/state-mark.tsx'
import { useMoneyWords } from '../../lib/format/money-words.ts'
import { recipePath } from './recipe-home.ts'
import { useGives } from './use-gives.ts'
import { AllergenSummary } from '../allergens/public.ts'

interface RecipeRowProps {
  readonly row: StoredDocument<Recipe>
  readonly book: KitchenBook
}

const STATE_MARKS = { draft: 'neutral', approved: 'ok', archived: 'neutral' } as const satisfies Record<
  RecipeState,
  string
>

function Cost({ recipeId, book }: { readonly recipeId: string; readonly book: KitchenBook }) {
  const t = useText()
  const money = useMoneyWords(book.settings.currency)
  if (book.costs === undefined) return null
  const cost = book.costs.of(recipeId)
  const portion = money.cost(cost, 'portion')
  const batch = portion === undefined ? money.cost(cost, 'batch') : undefined
  const missing = cost?.missing.size ?? 0
  const isKnown = portion !== undefined || batch !== undefined
  const of = batch === undefined ? t('recipes.perPortion') : t('recipes.perBatch')
  return (
    <span className="recipe-row-cost">
      <Money text={portion ?? batch} unknown={t('recipes.costUnknown')} />
      <small>
        {[
          ...(isKnown ? [of] : []),
          ...(missing === 0 ? [] : [t('recipes.missingCount', { count: missing })]),
        ].join(' · ')}
      </small>
    </span>
  )
}

/** One recipe in the list: what it gives, what it costs, what is in it. */
function RecipeRow({ row, book }: RecipeRowProps) {
  const t = useText()
  const { name, current, state } = row.content
  const gives = useGives(current)
  const allergens = book.allergens.of(row.id)
  return (
    <>
      <div className="recipe-row-words">
        <Link className="recipe-row-name" href={recipePath(book.home, row.id)}>
          {name}
        </Link>
        <span className="recipe-row-detail">
          {gives}
          {row.hasPendingWrites ? ` · ${t('common.waitingToSync')}` : ''}
        </span>
        {allergens === undefined ? null : <AllergenSummary facts={allergens} />}
      </div>
      <Cost recipeId={row.id} book={book} />
      <StateMark state={STATE_MARKS[state]}>{t(`recipes.state.${state}`)}</StateMark>
    </>
  )
}

interface RecipeListProps {
  readonly rows: readonly StoredDocument<Recipe>[]
  readonly book: KitchenBook
}

/** Longer lists draw only what is in sight or near it, and work out only those costs. */
const LONG_LIST = 100
const ROW_PX = 84

/** The kitchen's recipes, one row each. */
function RecipeList({ rows, book }: RecipeListProps) {
  const t = useText()
  const isLong = rows.length > LONG_LIST
  return (
    <ul className="recipe-list" aria-label={t('recipes.title')}>
      {rows.map((row) =>
        isLong ? (
          <LazyItem key={row.id} className="recipe-row" height={ROW_PX} name={row.content.name}>
            {() => <RecipeRow row={row} book={book} />}
          </LazyItem>
        ) : (
          <li className="recipe-row" key={row.id}>
            <RecipeRow row={row} book={book} />
          </li>
        ),
      )}
    </ul>
  )
}

function isFreeFrom(recipeId: string, group: AllergenGroup | undefined, { allergens }: KitchenBook): boolean {
  const facts = group === undefined ? undefined : allergens.of(recipeId)
  return group === undefined || (facts !== undefined && mayClaimFreeFrom(group, facts.allergens))
}

/** Recipes to look through, by words and by what must not be in them. */
export function RecipeBrowser({ book }: { readonly book: KitchenBook }) {
  const t = useText()
  const [typed, setTyped] = useState('')
  const [free, setFree] = useState<AllergenGroup>()
  const words = foldName(useDeferredValue(typed)).split(' ')
  const named = book.rows.filter(({ content }) => {
    const text = foldName(`${content.name} ${content.category ?? ''} ${content.tags.join(' ')}`)
    return words.every((word) => text.includes(word))
  })
  const visible = named.filter(({ id }) => isFreeFrom(id, free, book))
  const hidden = named.length - visible.length
  const columns: readonly ListColumn<KitchenBook['rows'][number]>[] = [
    { heading: t('lists.name'), kind: 'text', valueOf: ({ content }) => content.name },
    { heading: t('lists.category'), kind: 'text', valueOf: ({ content }) => content.category ?? '' },
    {
      heading: t('lists.portions'),
      kind: 'number',
      valueOf: ({ content }) => String(content.current.portions ?? ''),
    },
  ]
  return (
    <Stack gap={16}>
      <div className="recipe-filters">
        <SearchField
          label={t('recipes.search')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <SelectField
          label={t('recipes.freeFrom')}
          value={free ?? ''}
          choices={[
            { value: '', label: t('recipes.freeFromAny') },
            ...ALLERGEN_GROUPS.map((group) => ({ value: group, label: t(`allergens.${group}`) })),
          ]}
          onChange={(event) => setFree(ALLERGEN_GROUPS.find((group) => group === event.target.value))}
        />
      </div>
      <p className="recipe-count" aria-live="polite">
        {t('recipes.count', { count: visible.length })}
        {hidden === 0 ? '' : ` · ${t('recipes.hidden', { count: hidden })}`}
      </p>
      {visible.length === 0 ? (
        <p>{t('recipes.noneFound')}</p>
      ) : (
        <ListTools title={t('recipes.title')} columns={columns} rows={visible} idOf={({ id }) => id}>
          {(sorted) => <RecipeList rows={sorted} book={book} />}
        </ListTools>
      )}
    </Stack>
  )
}
