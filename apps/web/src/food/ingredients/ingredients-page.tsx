import { useText } from '../../messages/text.tsx'
import { useParam } from '../../shell/page-context.tsx'
import { ShelfPage } from './shelf-page.tsx'

/** The kitchen's ingredients in its dashboard. */
export function IngredientsPage() {
  const t = useText()
  return <ShelfPage kitchenId={useParam('kitchenId')} title={t('ingredients.title')} />
}
