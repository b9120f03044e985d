import { newProfessional } from '@brigade/domain/people/profiles/new-cards.ts'
import { professionalProfiles } from '@brigade/domain/people/profiles/professional-profile.ts'
import { type Professional, professionals } from '@brigade/domain/people/profiles/professional.ts'
import { timestampFromMs } from '@brigade/domain/core/time/timestamp.ts'
import { actingUser } from '../../../lib/session/session.ts'
import { creating, write, type WriteOutcome } from '../../../lib/writing/write.ts'
import { ensureCard } from '../own-profile/ensure-card.ts'
import { namingKind } from '../own-profile/name-kind.ts'

/** What a person says to become a professional. */
export type ProfessionalDraft = Pick<Professional, 'displayName' | 'title' | 'roles'> &
  Partial<Pick<Professional, 'workAreas'>>

/** Makes the professional card with its private companion, and the person's card if there is none. */
export async function makeProfessional(draft: ProfessionalDraft): Promise<WriteOutcome> {
  const user = await actingUser()
  if (user === null) return { state: 'signedOut' }
  const { uid } = user
  const { workAreas = [], ...facts } = draft
  const documents = newProfessional(facts, uid, timestampFromMs(Date.now()))
  await ensureCard(draft.displayName)
  return write([
    creating(professionals, { uid }, { ...documents.card, workAreas }),
    creating(professionalProfiles, { uid }, documents.profile),
    ...(await namingKind(uid, 'professional')),
  ])
}
