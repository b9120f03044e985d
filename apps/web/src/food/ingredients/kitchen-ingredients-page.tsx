import { useText } from '../../messages/text.tsx'
import { useHead } from '../../shell/document/head.tsx'
import { useParam } from '../../shell/page-context.tsx'
import { useKitchen } from '../../lib/kitchen/use-kitchen.ts'
import { ShelfPage } from './shelf-page.tsx'

/** The kitchen's ingredients outside its dashboard, where nothing around them names the kitchen (product 4.3). */
export function KitchenIngredientsPage() {
  const t = useText()
  const kitchenId = useParam('kitchenId')
  const kitchen = useKitchen(kitchenId)
  const name = kitchen.state === 'success' ? kitchen.value?.content.name : undefined
  const title = name === undefined ? t('ingredients.title') : t('ingredients.titleOf', { kitchen: name })
  useHead({ title })
  return <ShelfPage kitchenId={kitchenId} title={title} />
}
