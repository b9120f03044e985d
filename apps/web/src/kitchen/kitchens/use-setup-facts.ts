import { stations } from '@brigade/domain/access/stations/station.ts'
import { recipes } from '@brigade/domain/food/recipes/recipes.ts'
import { isAddressWhole, type Kitchen } from '@brigade/domain/kitchen/kitchens/kitchen.ts'
import type { KitchenSettings } from '@brigade/domain/kitchen/kitchens/kitchen-settings.ts'
import type { SetupFacts } from '@brigade/domain/kitchen/setup/setup-steps.ts'
import { storageAreas } from '@brigade/domain/kitchen/kitchens/storage-area.ts'
import { menus } from '@brigade/domain/kitchen/menus/menus.ts'
import { safetyTemplates } from '@brigade/domain/kitchen/safety/safety-template.ts'
import { invitations } from '@brigade/domain/kitchen/team/invitation.ts'
import { teamMembers } from '@brigade/domain/kitchen/team/team-member.ts'
import type { Loadable } from '../../lib/reading/loadable.ts'
import { useQuery } from '../../lib/reading/use-query.ts'

/** Whether there are at least so many; an empty list that only this device says is not known yet. */
function hasRows(loadable: Loadable<readonly unknown[]>, least = 1): boolean | undefined {
  if (loadable.state === 'pending') return undefined
  if (loadable.state !== 'success') return false
  if (loadable.value.length >= least) return true
  return loadable.fromCache ? undefined : false
}

/** What of a kitchen is set up. Each list is asked for its first row only. */
export function useSetupFacts(kitchenId: string, kitchen: Kitchen, settings: KitchenSettings): SetupFacts {
  const one = { limit: 1 }
  const line = useQuery(stations, { kitchenId }, one)
  const areas = useQuery(storageAreas, { kitchenId }, one)
  const checks = useQuery(safetyTemplates, { kitchenId }, one)
  const published = useQuery(menus, { kitchenId }, { where: [['state', '==', 'published']], limit: 1 })
  const team = useQuery(teamMembers, { kitchenId }, { where: [['state', '==', 'active']], limit: 2 })
  const invited = useQuery(invitations, { kitchenId }, one)
  const cooked = useQuery(
    recipes,
    {},
    {
      where: [
        ['ownerKind', '==', 'kitchen'],
        ['ownerId', '==', kitchenId],
      ],
      limit: 1,
    },
  )
  const others = [hasRows(team, 2), hasRows(invited)]
  return {
    place: settings.setup?.isPlaceRight === true,
    address: isAddressWhole(kitchen.address),
    services: settings.services.length > 0,
    stations: hasRows(line),
    storage: hasRows(areas),
    recipe: hasRows(cooked),
    menu: hasRows(published),
    safety: hasRows(checks),
    team: others.includes(true) ? true : others.includes(undefined) ? undefined : false,
  }
}
