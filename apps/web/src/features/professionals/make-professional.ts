import { brigadeUsers, type ProfileKind } from '@brigade/domain/people/brigade-user.ts'
import { newProfessional } from '@brigade/domain/people/new-cards.ts'
import { professionalProfiles } from '@brigade/domain/people/professional-profile.ts'
import { type Professional, professionals } from '@brigade/domain/people/professional.ts'
import { timestampFromMs } from '@brigade/domain/time/timestamp.ts'
import { readContent } from '../../data/read-content.ts'
import { actingUser } from '../../data/session.ts'
import { changing, creating, write, type WriteOutcome, type WritePart } from '../../data/write.ts'
import { ensureCard } from '../people-card/ensure-card.ts'

/** What a person says to become a professional. */
export type ProfessionalDraft = Pick<Professional, 'displayName' | 'title' | 'roles'> &
  Partial<Pick<Professional, 'workAreas'>>

/** The public card then names the kind; nothing to do when it does so already or cannot be read now. */
export async function namingKind(uid: string, kind: ProfileKind): Promise<readonly WritePart[]> {
  const card = await readContent(brigadeUsers, { uid }).catch(() => undefined)
  if (card === undefined || card.kinds.includes(kind)) return []
  return [changing(brigadeUsers, { uid }, { before: card, changes: { kinds: [kind, ...card.kinds] } })]
}

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
