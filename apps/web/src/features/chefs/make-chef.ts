import { type Chef, chefProfiles, chefs } from '@brigade/domain/people/chef.ts'
import { newChef } from '@brigade/domain/people/new-cards.ts'
import { timestampFromMs } from '@brigade/domain/time/timestamp.ts'
import { actingUser } from '../../data/session/session.ts'
import { creating, write, type WriteOutcome } from '../../data/writing/write.ts'
import { ensureCard } from '../people-card/ensure-card.ts'
import { namingKind } from '../people-card/name-kind.ts'

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
