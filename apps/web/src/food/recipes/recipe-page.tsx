import { useText } from '../../messages/text.tsx'
import { useParam } from '../../shell/page-context.tsx'
import { RecipeWorkspace } from './recipe-workspace.tsx'
import { useKitchenBook } from './use-kitchen-book.ts'

/** One recipe of a kitchen. */
export function RecipePage() {
  const t = useText()
  const kitchenId = useParam('kitchenId')
  const open = useKitchenBook(kitchenId)
  return (
    <RecipeWorkspace
      home={{ ownerKind: 'kitchen', ownerId: kitchenId }}
      listTitle={t('recipes.title')}
      open={open}
    />
  )
}
