import type { Currency } from '@brigade/domain/core/money/money.ts'
import { newRecruiter } from '@brigade/domain/people/profiles/new-cards.ts'
import { type Recruiter, recruiterProfiles, recruiters } from '@brigade/domain/people/profiles/recruiter.ts'
import { timestampFromMs } from '@brigade/domain/core/time/timestamp.ts'
import { actingUser } from '../../lib/session/session.ts'
import { creating, write, type WriteOutcome } from '../../lib/writing/write.ts'
import { ensureCard, namingKind } from '../../people/profiles/public.ts'

/** What a person says to start hiring. */
export interface RecruiterDraft extends Pick<Recruiter, 'companyName' | 'kind'> {
  readonly displayName: string
  readonly town: string
  /** Two letters, ISO 3166-1. */
  readonly country: string
  readonly currency: Currency
}

/** Makes the recruiter card with its private companion, and the person's card if there is none. */
export async function makeRecruiter(draft: RecruiterDraft): Promise<WriteOutcome> {
  const user = await actingUser()
  if (user === null) return { state: 'signedOut' }
  const { uid } = user
  const { companyName, kind, town, country, currency } = draft
  const facts = { companyName, kind, defaultCurrency: currency }
  const documents = newRecruiter(facts, uid, timestampFromMs(Date.now()))
  await ensureCard(draft.displayName)
  return write([
    creating(recruiters, { uid }, documents.card),
    creating(recruiterProfiles, { uid }, documents.profile),
    ...(await namingKind(uid, 'recruiter', { town, country })),
  ])
}
