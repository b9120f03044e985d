import { newProfessional } from '@brigade/domain/people/new-cards.ts'
import { professionalProfiles } from '@brigade/domain/people/professional-profile.ts'
import { type Professional, professionals } from '@brigade/domain/people/professional.ts'
import { timestampFromMs } from '@brigade/domain/time/timestamp.ts'
import { actingUser } from '../../data/session/session.ts'
import { creating, write, type WriteOutcome } from '../../data/writing/write.ts'
import { ensureCard } from '../people-card/ensure-card.ts'
import { namingKind } from '../people-card/name-kind.ts'

/** What a person says to become a professional. */
export type ProfessionalDraft = Pick<Professional, 'displayName' | 'title' | 'roles'> &
  Partial<Pick<Professional, 'workAreas'>>

/** Makes the professional card with its private companion, and the person's card if there is none. */
export async function makeProfessional(draft: ProfessionalDraft): Promise<WriteOutcome> {
  const user = await actingUser()
  if (user === null) return { state: 'nobody' }
  const { uid } = user
  const { workAreas = [], ...said } = draft
  const made = newProfessional(said, uid, timestampFromMs(Date.now()))
  await ensureCard(draft.displayName)
  return write([
    creating(professionals, { uid }, { ...made.card, workAreas }),
    creating(professionalProfiles, { uid }, made.profile),
    ...(await namingKind(uid, 'professional')),
  ])
}
