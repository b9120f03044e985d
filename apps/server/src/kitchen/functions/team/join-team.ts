import type { AccessRole } from '@brigade/domain/access/roles/access.ts'
import { kitchenSettings } from '@brigade/domain/kitchen/kitchens/kitchen-settings.ts'
import type { Position } from '@brigade/domain/access/positions/position.ts'
import { membershipLifecycle } from '@brigade/domain/kitchen/team/membership-lifecycle.ts'
import { teamMembers } from '@brigade/domain/kitchen/team/team-member.ts'
import { brigadeUsers } from '@brigade/domain/people/profiles/brigade-user.ts'
import { localDateAndTime } from '@brigade/domain/core/time/local-time.ts'
import { msFromTimestamp } from '@brigade/domain/core/time/timestamp.ts'
import type { FunctionScope } from '@brigade/platform/functions/define-function.ts'
import { storeOf } from '../../../core/functions/store.ts'
import { needStep } from '../../../core/functions/take-step.ts'
import { membershipSteps } from './membership-steps.ts'
import { noteInAudit } from './note-in-audit.ts'

/** What somebody comes into a team as. */
export interface TeamPlace {
  /** The name where the person has no public card; else the card's is copied. */
  readonly displayName: string
  readonly access: AccessRole
  readonly position: Position
  readonly stations: string[]
}

/**
 * Brings a person into a kitchen's team from today on, in the kitchen's own time. Somebody who left and comes back
 * keeps the old document; somebody who is in the team keeps the place they have.
 */
export async function joinTeam(
  scope: FunctionScope,
  where: { readonly kitchenId: string; readonly uid: string },
  place: TeamPlace,
): Promise<void> {
  const store = storeOf(scope)
  const earlier = await store.load(teamMembers, where)
  if (earlier !== undefined && !membershipLifecycle.isAllowed(earlier.state, 'return')) return
  const { zone } = await store.need(kitchenSettings, { kitchenId: where.kitchenId, settingsId: 'main' })
  const from = localDateAndTime(msFromTimestamp(scope.now), zone).date
  const card = await store.load(brigadeUsers, { uid: where.uid })
  const displayName = card?.displayName ?? place.displayName
  const content = { ...place, displayName, grants: [], from }
  if (earlier === undefined) {
    const beginning = { state: 'active', uid: where.uid, isShownPublicly: false } as const
    store.create(teamMembers, where, { ...content, ...beginning })
  } else {
    const move = { command: 'return', noted: { ...content, to: undefined } } as const
    await needStep(scope, membershipSteps, { params: where, before: earlier, move })
  }
  noteInAudit(scope, where, { action: 'joinTeam', to: { access: place.access } })
}
