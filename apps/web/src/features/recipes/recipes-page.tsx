import './recipes.css'
import { LinkButton } from '@brigade/design-system/atoms/link-button.tsx'
import { SelectField } from '@brigade/design-system/atoms/select-field.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Page } from '@brigade/design-system/layouts/page.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { EmptyState } from '@brigade/design-system/molecules/empty-state.tsx'
import { SearchField } from '@brigade/design-system/molecules/search-field.tsx'
import { ALLERGEN_GROUPS, type AllergenGroup } from '@brigade/domain/ingredients/allergens.ts'
import { mayClaimFreeFrom } from '@brigade/domain/ingredients/allergen-rollup.ts'
import { foldName } from '@brigade/domain/ingredients/fold-name.ts'
import { useDeferredValue, useState } from 'react'
import { Loaded } from '../../data/loaded.tsx'
import { useText } from '../../messages/text.tsx'
import { useHead } from '../../shell/head.tsx'
import { useParam } from '../../shell/page-context.tsx'
import { paths } from '../../shell/paths.ts'
import type { KitchenBook } from './kitchen-book.ts'
import { NewRecipe } from './new-recipe.tsx'
import { RecipeList } from './recipe-list.tsx'
import { useKitchenBook } from './use-kitchen-book.ts'

interface ListProps {
  readonly kitchenId: string
  readonly book: KitchenBook
}

function isFreeFrom(recipeId: string, group: AllergenGroup | undefined, { allergens }: KitchenBook): boolean {
  const facts = group === undefined ? undefined : allergens.of(recipeId)
  return group === undefined || (facts !== undefined && mayClaimFreeFrom(group, facts.allergens))
}

function byName(rows: KitchenBook['rows']): KitchenBook['rows'] {
  const collator = new Intl.Collator()
  return rows.toSorted((one, other) => collator.compare(one.content.name, other.content.name))
}

/** Recipes to look through, by words and by what must not be in them. */
function Browser({ kitchenId, book }: ListProps) {
  const t = useText()
  const [typed, setTyped] = useState('')
  const [free, setFree] = useState<AllergenGroup>()
  const words = foldName(useDeferredValue(typed)).split(' ')
  const named = byName(book.rows).filter(({ content }) => {
    const text = foldName(`${content.name} ${content.category ?? ''} ${content.tags.join(' ')}`)
    return words.every((word) => text.includes(word))
  })
  const shown = named.filter(({ id }) => isFreeFrom(id, free, book))
  const hidden = named.length - shown.length
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
        {t('recipes.count', { count: shown.length })}
        {hidden === 0 ? '' : ` · ${t('recipes.hidden', { count: hidden })}`}
      </p>
      {shown.length === 0 ? (
        <p>{t('recipes.noneFound')}</p>
      ) : (
        <RecipeList rows={shown} kitchenId={kitchenId} book={book} />
      )}
    </Stack>
  )
}

function NoRecipes({ kitchenId, mayCook }: { readonly kitchenId: string; readonly mayCook: boolean }) {
  const t = useText()
  return (
    <EmptyState drawing="empty-shelf" title={t('recipes.empty')} text={t('recipes.emptyText')}>
      {mayCook ? (
        <Cluster>
          <LinkButton tone="primary" href={`${paths.kitchenDashboard(kitchenId, 'recipes')}/import`}>
            {t('recipes.import.title')}
          </LinkButton>
          <NewRecipe kitchenId={kitchenId} tone="quiet" />
        </Cluster>
      ) : null}
    </EmptyState>
  )
}

/** All recipes of a kitchen with cost, allergens and state. */
export function RecipesPage() {
  const t = useText()
  const kitchenId = useParam('kitchenId')
  const { book, access } = useKitchenBook(kitchenId)
  const mayCook = access.may('cook')
  const hasRows = book.state === 'here' && book.value.rows.length > 0
  useHead({ title: t('recipes.title') })
  return (
    <Page>
      <Stack gap={16}>
        <Cluster justify="between">
          <h1>{t('recipes.title')}</h1>
          {mayCook && hasRows ? (
            <Cluster>
              <LinkButton href={`${paths.kitchenDashboard(kitchenId, 'recipes')}/import`}>
                {t('recipes.import.title')}
              </LinkButton>
              <NewRecipe kitchenId={kitchenId} tone="primary" />
            </Cluster>
          ) : null}
        </Cluster>
        <Loaded of={book}>
          {(open) =>
            open.rows.length === 0 ? (
              <NoRecipes kitchenId={kitchenId} mayCook={mayCook} />
            ) : (
              <Browser kitchenId={kitchenId} book={open} />
            )
          }
        </Loaded>
      </Stack>
    </Page>
  )
}
