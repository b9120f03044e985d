import type { Caller } from '@brigade/contract/document.ts'
import { hasAccess } from '../../access/roles/access.ts'
import { accessIn, ownTeamDocument } from '../../access/roles/kitchen-policy.ts'
import type { RealtimeContext } from './realtime-place.ts'

/** The caller's own team document, and its own device document when the caller is a paired tablet. */
export function ownKitchenDocuments(
  params: Readonly<Record<string, string>>,
  caller: Caller,
): Readonly<Record<string, string>> {
  const own = ownTeamDocument(params, caller)
  if (own['own'] === undefined) return {}
  return { ...own, device: `kitchens/${params['kitchenId']}/devices/${caller.uid}` }
}

/** Whether the caller is in the team of the kitchen, or is a tablet on its wall; needs `ownKitchenDocuments`. */
export function isInKitchen({ related }: RealtimeContext): boolean {
  return hasAccess(accessIn(related['own']), 'viewer') || related['device'] !== undefined
}
