import { stations } from '@brigade/domain/access/stations/station.ts'
import {
  fromTemplate,
  type TemplateSet,
  type TemplateWish,
} from '@brigade/domain/kitchen/setup/from-template.ts'
import { storageAreas } from '@brigade/domain/kitchen/kitchens/storage-area.ts'
import { equipment } from '@brigade/domain/kitchen/safety/equipment.ts'
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

/** With what a kitchen begins. */
interface FirstWish extends Pick<TemplateWish, 'template' | 'wordOf'> {
  /** The person saw country, currency, zone and rule set before it was made, and is not asked again. */
  readonly isPlaceSeen: boolean
}

/** The stations, equipment and storage areas of a template as writes. */
function firstSet(kitchenId: string, { stations: line, equipment: machines, areas }: TemplateSet) {
  return [
    ...line.map(({ id, content }) => creating(stations, { kitchenId, stationId: id }, content)),
    ...machines.map(({ id, content }) => creating(equipment, { kitchenId, equipmentId: id }, content)),
    ...areas.map(({ id, content }) => creating(storageAreas, { kitchenId, areaId: id }, content)),
  ]
}

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
 * @param first - what it begins with; nothing when absent
 */
export async function createKitchen(
  form: KitchenForm,
  founderName: string,
  first?: FirstWish,
): Promise<CreateOutcome> {
  const user = await actingUser()
  if (user === null) return { state: 'signedOut' }
  const founder = { uid: user.uid, isGuest: user.isAnonymous }
  const { near, ...said } = form
  const draft = { ...said, ...(near !== undefined && { near }), address: addressOf(form), founderName }
  const at = timestampFromMs(Date.now())
  const { kitchen, settings, member } = foundKitchen(draft, founder, at)
  const set = fromTemplate({
    template: 'bare',
    wordOf: String,
    ...first,
    jurisdiction: form.jurisdiction,
    newId,
    uid: user.uid,
    at,
  })
  const kitchenId = newId()
  const outcome = await write([
    creating(kitchens, { kitchenId }, kitchen),
    creating(
      kitchenSettings,
      { kitchenId, settingsId: 'main' },
      {
        ...settings,
        services: [...set.services],
        setup: { isPlaceRight: first?.isPlaceSeen === true, isOver: false },
      },
    ),
    creating(teamMembers, { kitchenId, uid: user.uid }, member),
  ])
  if (outcome.state !== 'queued') return outcome
  // Apart, because only who is in the team already may set up its stations.
  const rest = firstSet(kitchenId, set)
  if (rest.length > 0) await write(rest)
  if (syncStore.get().connection === 'offline') return { state: 'made', kitchenId }
  const late = new Promise<null>((resolve) => setTimeout(resolve, SERVER_WAIT_MS, null))
  const serverAck = await Promise.race([outcome.serverAck, late])
  return serverAck?.state === 'rejected' ? { state: 'rejected' } : { state: 'made', kitchenId }
}
