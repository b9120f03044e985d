import '../../shell/styles/recipes.css'
import { LinkButton } from '@brigade/design-system/atoms/link-button.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Page } from '@brigade/design-system/layouts/page.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { EmptyState } from '@brigade/design-system/molecules/empty-state.tsx'
import { Loaded } from '../../lib/reading/loaded.tsx'
import { useText } from '../../messages/text.tsx'
import { useHead } from '../../shell/document/head.tsx'
import { useParam } from '../../shell/page-context.tsx'
import { BinnedRecipes } from './binned-recipes.tsx'
import { NewRecipe } from './new-recipe.tsx'
import { RecipeBrowser } from './recipe-browser.tsx'
import { type RecipeHome, recipesPath } from './recipe-home.ts'
import { useKitchenBook } from './use-kitchen-book.ts'

function NoRecipes({ home, mayCook }: { readonly home: RecipeHome; readonly mayCook: boolean }) {
  const t = useText()
  return (
    <EmptyState drawing="empty-shelf" title={t('recipes.empty')} text={t('recipes.emptyText')}>
      {mayCook ? (
        <Cluster>
          <LinkButton tone="primary" href={`${recipesPath(home)}/import`}>
            {t('recipes.import.title')}
          </LinkButton>
          <NewRecipe home={home} tone="quiet" />
        </Cluster>
      ) : null}
    </EmptyState>
  )
}

/** All recipes of a kitchen with cost, allergens and state. */
export function RecipesPage() {
  const t = useText()
  const kitchenId = useParam('kitchenId')
  const home = { ownerKind: 'kitchen', ownerId: kitchenId } as const
  const { book, access } = useKitchenBook(kitchenId)
  const mayCook = access.may('cook')
  const hasRows = book.state === 'success' && book.value.rows.length > 0
  useHead({ title: t('recipes.title') })
  return (
    <Page>
      <Stack gap={16}>
        <Cluster justify="between">
          <h1>{t('recipes.title')}</h1>
          {mayCook && hasRows ? (
            <Cluster>
              <LinkButton href={`${recipesPath(home)}/import`}>{t('recipes.import.title')}</LinkButton>
              <NewRecipe home={home} tone="primary" />
            </Cluster>
          ) : null}
        </Cluster>
        <Loaded of={book}>
          {(open) => (
            <>
              {open.rows.length === 0 ? (
                <NoRecipes home={home} mayCook={mayCook} />
              ) : (
                <RecipeBrowser book={open} />
              )}
              <BinnedRecipes book={open} access={access} />
            </>
          )}
        </Loaded>
      </Stack>
    </Page>
  )
}
