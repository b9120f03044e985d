import { type Chef, chefProfiles, chefs } from '@brigade/domain/people/profiles/chef.ts'
import { newChef } from '@brigade/domain/people/profiles/new-cards.ts'
import { timestampFromMs } from '@brigade/domain/core/time/timestamp.ts'
import { actingUser } from '../../../lib/session/session.ts'
import { creating, write, type WriteOutcome } from '../../../lib/writing/write.ts'
import { ensureCard } from '../own-profile/ensure-card.ts'
import { namingKind } from '../own-profile/name-kind.ts'

/** Makes the chef's card with its private companion, and the person's card if there is none. */
export async function makeChef(said: Pick<Chef, 'displayName' | 'specialties'>): Promise<WriteOutcome> {
  const user = await actingUser()
  if (user === null) return { state: 'nobody' }
  const { uid } = user
  const made = newChef(said, uid, timestampFromMs(Date.now()))
  await ensureCard(said.displayName)
  return write([
    creating(chefs, { uid }, made.card),
    creating(chefProfiles, { uid }, made.profile),
    ...(await namingKind(uid, 'chef')),
  ])
}
