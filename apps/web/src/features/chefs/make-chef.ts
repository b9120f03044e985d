import { type Chef, chefProfiles, chefs } from '@brigade/domain/people/chef.ts'
import { newCommonFields } from '@brigade/domain/collections/common-fields.ts'
import { newChef } from '@brigade/domain/people/new-cards.ts'
import { timestampFromMs } from '@brigade/domain/time/timestamp.ts'
import { actingUser } from '../../data/session.ts'
import { creating, write, type WriteOutcome } from '../../data/write.ts'
import { ensureCard } from '../people-card/ensure-card.ts'
import { namingKind } from '../people-card/name-kind.ts'

/** Makes the chef's card with its private companion, and the person's card if there is none. */
export async function makeChef(said: Pick<Chef, 'displayName' | 'specialties'>): Promise<WriteOutcome> {
  const user = await actingUser()
  if (user === null) return { state: 'nobody' }
  const { uid } = user
  const at = timestampFromMs(Date.now())
  await ensureCard(said.displayName)
  const profile = {
    ...newCommonFields(uid, at),
    kitchenOrder: [],
    tastingNotes: '',
    defaultUnits: 'metric' as const,
  }
  return write([
    creating(chefs, { uid }, newChef(said, uid, at)),
    creating(chefProfiles, { uid }, profile),
    ...(await namingKind(uid, 'chef')),
  ])
}
