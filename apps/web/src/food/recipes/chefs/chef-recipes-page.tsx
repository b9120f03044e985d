import '../../../shell/styles/recipes.css'
import { LinkButton } from '@brigade/design-system/atoms/link-button.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Page } from '@brigade/design-system/layouts/page.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { EmptyState } from '@brigade/design-system/molecules/empty-state.tsx'
import { Loaded } from '../../../lib/reading/loaded.tsx'
import { useText } from '../../../messages/text.tsx'
import { paths } from '../../../lib/routing/paths.ts'
import { BinnedRecipes } from '../binned-recipes.tsx'
import { NewRecipe } from '../new-recipe.tsx'
import { RecipeBrowser } from '../recipe-browser.tsx'
import { useOwnBook } from '../use-own-book.ts'

/** A chef's own recipes: found, begun and opened. */
export function ChefRecipesPage() {
  const t = useText()
  const { book, access } = useOwnBook()
  const open = book.state === 'success' ? book.value : undefined
  return (
    <Page>
      <Stack gap={24}>
        <Cluster justify="between">
          <h1>{t('cards.recipes')}</h1>
          {open === undefined || open.rows.length === 0 ? null : (
            <NewRecipe home={open.home} tone="primary" />
          )}
        </Cluster>
        <Loaded of={book}>
          {(own) => (
            <>
              {own.rows.length === 0 ? (
                <EmptyState
                  drawing="empty-shelf"
                  title={t('cards.recipes.none')}
                  text={t('cards.recipes.noneText')}
                >
                  <Cluster>
                    <NewRecipe home={own.home} tone="primary" />
                    <LinkButton href={paths.chefKitchens}>{t('cards.ownKitchens')}</LinkButton>
                  </Cluster>
                </EmptyState>
              ) : (
                <RecipeBrowser book={own} />
              )}
              <BinnedRecipes book={own} access={access} />
            </>
          )}
        </Loaded>
      </Stack>
    </Page>
  )
}
