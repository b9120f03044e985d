import { LinkButton } from '@brigade/design-system/atoms/link-button.tsx'
import { hasAccess } from '@brigade/domain/access/roles/access.ts'
import { useText } from '../../messages/text.tsx'
import { paths } from '../../lib/routing/paths.ts'
import { useOwnKitchens } from '../../lib/kitchen/use-own-kitchens.ts'

/** The way onto the shelf of each kitchen the reader cooks in; without one, to the kitchens. */
export function AddToKitchen({ ingredientId }: { readonly ingredientId: string }) {
  const t = useText()
  const own = useOwnKitchens()
  const kitchens = own.state === 'success' ? own.value.filter(({ member }) => hasAccess(member, 'cook')) : []
  if (kitchens.length === 0) {
    return <LinkButton href={paths.kitchens}>{t('catalogue.add')}</LinkButton>
  }
  return (
    <>
      {kitchens.map(({ id, kitchen }) => (
        <LinkButton
          key={id}
          tone="primary"
          href={`${paths.kitchenDashboard(id, 'ingredients')}?add=${encodeURIComponent(ingredientId)}`}
        >
          {kitchen === undefined ? t('catalogue.add') : t('catalogue.addTo', { kitchen: kitchen.name })}
        </LinkButton>
      ))}
    </>
  )
}
