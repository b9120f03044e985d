import '../../shell/styles/recipes.css'
import '../../shell/styles/recipe.css'
import './recipe-print.css'
import { Button } from '@brigade/design-system/atoms/button.tsx'
import { LinkButton } from '@brigade/design-system/atoms/link-button.tsx'
import { StateMark } from '@brigade/design-system/atoms/state-mark.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Page } from '@brigade/design-system/layouts/page.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Banner } from '@brigade/design-system/molecules/banner.tsx'
import type { Recipe } from '@brigade/domain/food/recipes/recipe.ts'
import { recipes } from '@brigade/domain/food/recipes/recipes.ts'
import { Loaded } from '../../lib/reading/loaded.tsx'
import { changing, write } from '../../lib/writing/write.ts'
import { useText } from '../../messages/text.tsx'
import { useHead } from '../../shell/document/head.tsx'
import { BackLink } from '../../shell/layouts/back-link.tsx'
import { navigate } from '../../shell/routing/navigation.ts'
import { useParam, useSearchParams } from '../../shell/page-context.tsx'
import type { KitchenBook } from './kitchen-book.ts'
import { RecipeEditor } from './recipe-editor.tsx'
import { type RecipeHome, recipePath, recipesPath } from './recipe-home.ts'
import { RecipeView } from './recipe-view.tsx'
import { useIngredientFinder } from './use-ingredient-finder.ts'
import type { OpenBook } from './use-kitchen-book.ts'
import type { OwnAccess } from '../../lib/kitchen/use-own-access.ts'
import { hasTyped } from './use-typed-recipe.ts'

interface DeskProps {
  readonly recipeId: string
  readonly recipe: Recipe
  readonly book: KitchenBook
  readonly access: OwnAccess
}

function approve({ recipeId, recipe }: DeskProps): void {
  const changes = { state: 'approved', approvedVersionId: recipe.currentVersionId } as const
  void write([changing(recipes, { recipeId }, { before: recipe, changes })])
}

/** The state of a kitchen's recipe. A personal one needs no approval. */
function Standing(props: DeskProps & { readonly isEditing: boolean }) {
  const { recipe, access, isEditing } = props
  const t = useText()
  if (recipe.ownerKind === 'person') return null
  return (
    <>
      <StateMark state={recipe.state === 'approved' ? 'ok' : 'neutral'}>
        {t(`recipes.state.${recipe.state}`)}
      </StateMark>
      {recipe.state === 'draft' && access.may('lead') && !isEditing ? (
        <Button onClick={() => approve(props)}>{t('recipes.approve')}</Button>
      ) : null}
    </>
  )
}

function Head(props: DeskProps & { readonly isEditing: boolean; readonly editHref: string }) {
  const { recipe, access, recipeId, isEditing, editHref } = props
  const t = useText()
  return (
    <Cluster justify="between">
      <h1>{recipe.name}</h1>
      <Cluster>
        <Standing {...props} />
        {access.may('cook') && !isEditing ? (
          <LinkButton tone="primary" href={editHref}>
            {t(hasTyped(recipeId) ? 'recipes.goOnWriting' : 'common.edit')}
          </LinkButton>
        ) : null}
      </Cluster>
    </Cluster>
  )
}

/** The editor, which finds what is typed in the shared catalogue and in the whole book. */
function Editing({ recipeId, recipe, book, href }: Omit<DeskProps, 'access'> & { readonly href: string }) {
  const finder = useIngredientFinder(book.stockLines)
  return (
    <Loaded of={finder}>
      {(found) => (
        <RecipeEditor
          recipeId={recipeId}
          recipe={recipe}
          book={book}
          finder={found}
          onClose={() => navigate(href, { replace: true })}
        />
      )}
    </Loaded>
  )
}

function Desk(props: DeskProps) {
  const { recipeId, recipe, book, access } = props
  const href = recipePath(book.home, recipeId)
  const editHref = `${href}?edit=1`
  const isEditing = useSearchParams().get('edit') !== null && access.may('cook')
  useHead({ title: recipe.name })
  return (
    <>
      <Head {...props} isEditing={isEditing} editHref={editHref} />
      {isEditing ? (
        <Editing recipeId={recipeId} recipe={recipe} book={book} href={href} />
      ) : (
        <RecipeView {...props} editHref={editHref} />
      )}
    </>
  )
}

/** A recipe that was binned, or that never stood in this book. */
function Gone() {
  const t = useText()
  useHead({ title: t('recipes.goneTitle') })
  return (
    <>
      <h1>{t('recipes.goneTitle')}</h1>
      <Banner state="info">{t('recipes.gone')}</Banner>
    </>
  )
}

interface RecipeDeskProps {
  readonly home: RecipeHome
  /** The title of the list that holds the recipe. */
  readonly listTitle: string
  readonly open: OpenBook
}

/** The recipe that the address names: read, judged and written. */
export function RecipeWorkspace({ home, listTitle, open: { book, access } }: RecipeDeskProps) {
  const recipeId = useParam('recipeId')
  return (
    <Page>
      <Stack gap={8}>
        <BackLink href={recipesPath(home)}>{listTitle}</BackLink>
        <Stack gap={16}>
          <Loaded of={book}>
            {(open) => {
              const recipe = open.recipes.get(recipeId)
              if (recipe === undefined) return <Gone />
              return <Desk recipeId={recipeId} recipe={recipe} book={open} access={access} />
            }}
          </Loaded>
        </Stack>
      </Stack>
    </Page>
  )
}
