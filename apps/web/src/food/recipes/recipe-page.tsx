import { useText } from '../../messages/text.tsx'
import { useParam, useSearchParams } from '../../shell/page-context.tsx'
import { RecipeWorkspace } from './recipe-workspace.tsx'
import { type OpenBook, useKitchenBook } from './use-kitchen-book.ts'
import { useRecipeBook } from './use-recipe-book.ts'

interface RecipeOfProps {
  readonly kitchenId: string
  readonly recipeId: string
}

function WorkspaceOf({ kitchenId, open }: Pick<RecipeOfProps, 'kitchenId'> & { readonly open: OpenBook }) {
  const t = useText()
  return (
    <RecipeWorkspace
      home={{ ownerKind: 'kitchen', ownerId: kitchenId }}
      listTitle={t('recipes.title')}
      open={open}
    />
  )
}

/** To read a recipe takes what is in it. */
function OneRecipe({ kitchenId, recipeId }: RecipeOfProps) {
  return <WorkspaceOf kitchenId={kitchenId} open={useRecipeBook(kitchenId, recipeId)} />
}

/** To write one takes the whole book: any other recipe may become part of it. */
function WholeBook({ kitchenId }: Pick<RecipeOfProps, 'kitchenId'>) {
  return <WorkspaceOf kitchenId={kitchenId} open={useKitchenBook(kitchenId)} />
}

/** One recipe of a kitchen. */
export function RecipePage() {
  const kitchenId = useParam('kitchenId')
  const recipeId = useParam('recipeId')
  const isEditing = useSearchParams().get('edit') !== null
  return isEditing ? (
    <WholeBook kitchenId={kitchenId} />
  ) : (
    <OneRecipe key={recipeId} kitchenId={kitchenId} recipeId={recipeId} />
  )
}
