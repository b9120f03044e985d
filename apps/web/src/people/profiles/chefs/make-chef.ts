import { type Chef, chefProfiles, chefs } from '@brigade/domain/people/profiles/chef.ts'
import { newChef } from '@brigade/domain/people/profiles/new-cards.ts'
import { timestampFromMs } from '@brigade/domain/core/time/timestamp.ts'
import { actingUser } from '../../../lib/session/session.ts'
import { creating, write, type WriteOutcome } from '../../../lib/writing/write.ts'
import { ensureCard } from '../own-profile/ensure-card.ts'
import { namingKind } from '../own-profile/name-kind.ts'

/** Makes the chef's card with its private companion, and the person's card if there is none. */
export async function makeChef(facts: Pick<Chef, 'displayName' | 'specialties'>): Promise<WriteOutcome> {
  const user = await actingUser()
  if (user === null) return { state: 'signedOut' }
  const { uid } = user
  const documents = newChef(facts, uid, timestampFromMs(Date.now()))
  await ensureCard(facts.displayName)
  return write([
    creating(chefs, { uid }, documents.card),
    creating(chefProfiles, { uid }, documents.profile),
    ...(await namingKind(uid, 'chef')),
  ])
}
