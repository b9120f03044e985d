import { useText } from '../../../messages/text.tsx'
import { RecipeDesk } from '../recipe-desk.tsx'
import { useOwnBook } from '../use-own-book.ts'

/** One of a chef's own recipes. */
export function ChefRecipePage() {
  const t = useText()
  const open = useOwnBook()
  const ownerId = open.book.state === 'success' ? open.book.value.home.ownerId : ''
  return <RecipeDesk home={{ ownerKind: 'person', ownerId }} listTitle={t('cards.recipes')} open={open} />
}
