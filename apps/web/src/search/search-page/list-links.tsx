import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { LinkButton } from '@brigade/design-system/atoms/link-button.tsx'
import type { MessageKey } from '../../messages/catalogue.ts'
import { useText } from '../../messages/text.tsx'
import { paths } from '../../lib/routing/paths.ts'

const lists: readonly (readonly [path: string, name: MessageKey])[] = [
  [paths.jobs, 'search.list.jobs'],
  [paths.kitchens, 'search.list.kitchens'],
  [paths.people('brigade-users').list, 'search.list.people'],
  [paths.people('professionals').list, 'search.list.professionals'],
  [paths.people('chefs').list, 'search.list.chefs'],
  [paths.people('recruiters').list, 'search.list.recruiters'],
  [paths.people('suppliers').list, 'search.list.suppliers'],
  [paths.recipes, 'search.list.recipes'],
  [paths.ingredients, 'search.list.ingredients'],
]

/** Ways to the public lists. */
export function ListLinks() {
  const t = useText()
  return (
    <Cluster>
      {lists.map(([path, name]) => (
        <LinkButton key={path} href={path}>
          {t(name)}
        </LinkButton>
      ))}
    </Cluster>
  )
}
