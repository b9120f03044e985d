import './recipes.css'
import './recipe.css'
import { Link } from '@brigade/design-system/atoms/link.tsx'
import { Button } from '@brigade/design-system/atoms/button.tsx'
import { LinkButton } from '@brigade/design-system/atoms/link-button.tsx'
import { StateMark } from '@brigade/design-system/atoms/state-mark.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Page } from '@brigade/design-system/layouts/page.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Banner } from '@brigade/design-system/molecules/banner.tsx'
import type { Recipe } from '@brigade/domain/recipes/recipe.ts'
import { recipes } from '@brigade/domain/recipes/recipes.ts'
import { Loaded } from '../../data/loaded.tsx'
import { changing, write } from '../../data/write.ts'
import { useText } from '../../messages/text.tsx'
import { useHead } from '../../shell/head.tsx'
import { navigate } from '../../shell/navigation.ts'
import { useParam, useSearchParams } from '../../shell/page-context.tsx'
import { paths } from '../../shell/paths.ts'
import type { KitchenBook } from './kitchen-book.ts'
import { RecipeEditor } from './recipe-editor.tsx'
import { RecipeView } from './recipe-view.tsx'
import { useIngredientFinder } from './use-ingredient-finder.ts'
import { useKitchenBook } from './use-kitchen-book.ts'
import type { OwnAccess } from './use-own-access.ts'
import { hasTyped } from './use-typed-recipe.ts'

interface DeskProps {
  readonly kitchenId: string
  readonly recipeId: string
  readonly recipe: Recipe
  readonly book: KitchenBook
  readonly access: OwnAccess
}

function approve({ recipeId, recipe }: DeskProps): void {
  const changes = { state: 'approved', approvedVersionId: recipe.currentVersionId } as const
  void write([changing(recipes, { recipeId }, { before: recipe, changes })])
}

function Head(props: DeskProps & { readonly isEditing: boolean; readonly editHref: string }) {
  const { recipe, access, recipeId, isEditing, editHref } = props
  const t = useText()
  return (
    <Cluster justify="between">
      <h1>{recipe.name}</h1>
      <Cluster>
        <StateMark state={recipe.state === 'approved' ? 'ok' : 'neutral'}>
          {t(`recipes.state.${recipe.state}`)}
        </StateMark>
        {recipe.state === 'draft' && access.may('lead') && !isEditing ? (
          <Button onClick={() => approve(props)}>{t('recipes.approve')}</Button>
        ) : null}
        {access.may('cook') && !isEditing ? (
          <LinkButton tone="primary" href={editHref}>
            {t(hasTyped(recipeId) ? 'recipes.goOnWriting' : 'common.edit')}
          </LinkButton>
        ) : null}
      </Cluster>
    </Cluster>
  )
}

function Desk(props: DeskProps) {
  const { kitchenId, recipeId, recipe, book, access } = props
  const finder = useIngredientFinder(book.stockLines)
  const href = paths.kitchenDashboard(kitchenId, 'recipes', recipeId)
  const editHref = `${href}?edit=1`
  const isEditing = useSearchParams().get('edit') !== null && access.may('cook')
  useHead({ title: recipe.name })
  return (
    <>
      <Head {...props} isEditing={isEditing} editHref={editHref} />
      {isEditing ? (
        <Loaded of={finder}>
          {(found) => (
            <RecipeEditor
              kitchenId={kitchenId}
              recipeId={recipeId}
              recipe={recipe}
              book={book}
              finder={found}
              onClose={() => navigate(href, { replace: true })}
            />
          )}
        </Loaded>
      ) : (
        <RecipeView {...props} editHref={editHref} />
      )}
    </>
  )
}

/** One recipe of a kitchen. */
export function RecipePage() {
  const t = useText()
  const kitchenId = useParam('kitchenId')
  const recipeId = useParam('recipeId')
  const { book, access } = useKitchenBook(kitchenId)
  return (
    <Page>
      <Stack gap={16}>
        <Link href={paths.kitchenDashboard(kitchenId, 'recipes')}>{t('recipes.title')}</Link>
        <Loaded of={book}>
          {(open) => {
            const recipe = open.recipes.get(recipeId)
            if (recipe === undefined) return <Banner state="info">{t('recipes.gone')}</Banner>
            return (
              <Desk kitchenId={kitchenId} recipeId={recipeId} recipe={recipe} book={open} access={access} />
            )
          }}
        </Loaded>
      </Stack>
    </Page>
  )
}
