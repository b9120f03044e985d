import { useText } from '../../../messages/text.tsx'
import { RecipeWorkspace } from '../recipe-workspace.tsx'
import { useOwnBook } from '../use-own-book.ts'

/** One of a chef's own recipes. */
export function ChefRecipePage() {
  const t = useText()
  const open = useOwnBook()
  const ownerId = open.book.state === 'success' ? open.book.value.home.ownerId : ''
  return (
    <RecipeWorkspace home={{ ownerKind: 'person', ownerId }} listTitle={t('cards.recipes')} open={open} />
  )
}
