import { type KitchenSettings, kitchenSettings } from '@brigade/domain/kitchen/kitchens/kitchen-settings.ts'
import { type Kitchen, kitchens } from '@brigade/domain/kitchen/kitchens/kitchen.ts'
import { type TeamMember, teamMembers } from '@brigade/domain/kitchen/team/team-member.ts'
import type { StoredDocument, Loadable } from '../reading/loadable.ts'
import { useSession } from '../session/session-store.ts'
import { useDocument } from '../reading/use-document.ts'

/** The public card of a kitchen, kept up to date. */
export function useKitchen(kitchenId: string): Loadable<StoredDocument<Kitchen> | null> {
  return useDocument(kitchens, { kitchenId })
}

/** The settings of a kitchen, kept up to date. */
export function useKitchenSettings(kitchenId: string): Loadable<StoredDocument<KitchenSettings> | null> {
  return useDocument(kitchenSettings, { kitchenId, settingsId: 'main' })
}

/** The reader's own place in a kitchen's team, kept up to date; a change of access shows at once. */
export function useOwnMembership(kitchenId: string): TeamMember | undefined {
  const session = useSession()
  const uid = session.state === 'signedIn' ? session.uid : null
  const membership = useDocument(teamMembers, uid === null ? null : { kitchenId, uid })
  return membership.state === 'success' ? membership.value?.content : undefined
}
