import { foundKitchen } from '@brigade/domain/kitchen/team/found-kitchen.ts'
import { kitchenSettings } from '@brigade/domain/kitchen/kitchens/kitchen-settings.ts'
import { kitchens } from '@brigade/domain/kitchen/kitchens/kitchen.ts'
import { teamMembers } from '@brigade/domain/kitchen/team/team-member.ts'
import { timestampFromMs } from '@brigade/domain/core/time/timestamp.ts'
import { newId } from '../../lib/writing/new-id.ts'
import { actingUser } from '../../lib/session/session.ts'
import { syncStore } from '../../lib/writing/sync-store.ts'
import type { FieldProblem } from '../../lib/problems/field-problem.ts'
import { creating, write } from '../../lib/writing/write.ts'
import { addressOf, type KitchenForm } from './kitchen-form.ts'

/** How long the server may take before the kitchen opens from this device's own copy. */
const SERVER_WAIT_MS = 3000

export type CreateOutcome =
  | { readonly state: 'made'; readonly kitchenId: string }
  | { readonly state: 'refused'; readonly problems: readonly FieldProblem[] }
  | { readonly state: 'rejected' }
  | { readonly state: 'signedOut' }

/**
 * Founds a kitchen in one batch; the caller becomes its owner (rule ID9). Offline it is made on this device and opens
 * at once.
 * @param founderName - the founder's name as the team reads it
 */
export async function createKitchen(form: KitchenForm, founderName: string): Promise<CreateOutcome> {
  const user = await actingUser()
  if (user === null) return { state: 'signedOut' }
  const founder = { uid: user.uid, isGuest: user.isAnonymous }
  const draft = { ...form, address: addressOf(form), founderName }
  const { kitchen, settings, member } = foundKitchen(draft, founder, timestampFromMs(Date.now()))
  const kitchenId = newId()
  const outcome = await write([
    creating(kitchens, { kitchenId }, kitchen),
    creating(kitchenSettings, { kitchenId, settingsId: 'main' }, settings),
    creating(teamMembers, { kitchenId, uid: user.uid }, member),
  ])
  if (outcome.state !== 'queued') return outcome
  if (syncStore.get().connection === 'offline') return { state: 'made', kitchenId }
  const late = new Promise<null>((resolve) => setTimeout(resolve, SERVER_WAIT_MS, null))
  const serverAck = await Promise.race([outcome.serverAck, late])
  return serverAck?.state === 'rejected' ? { state: 'rejected' } : { state: 'made', kitchenId }
}
