import { err, ok, type Result } from '@brigade/contract/result.ts'
import { hasAccess } from '../../access/roles/access.ts'
import type { Member } from '../../access/roles/access-rules.ts'
import type { Job } from './job.ts'

type Consent = Pick<Job, 'kitchenConsent' | 'kitchenConsentBy'>

/** Whoever gave a kitchen's consent to a job. */
export function consentGiver({
  kitchenConsentBy,
  recruiter,
}: Pick<Job, 'kitchenConsentBy' | 'recruiter'>): string {
  // Before givers of consents were kept, nobody but a job's recruiter could publish it.
  return kitchenConsentBy ?? recruiter
}

/**
 * What a kitchen's consent becomes when a job of the kitchen comes before the public, for the first time or again (product, E39): a
 * manager of the kitchen agrees by doing it, and for anybody else a consent holds while who gave it manages the kitchen.
 * @param caller - the place in the kitchen's team of whoever opens the job
 * @param giver - the place of whoever agreed before
 */
export function consentToOpen(
  { kitchenConsent }: Pick<Job, 'kitchenConsent'>,
  caller: Member | undefined,
  giver: Member | undefined,
): Result<Partial<Consent>, 'kitchen-consent'> {
  if (kitchenConsent === 'given' && hasAccess(giver, 'manager')) return ok({})
  if (caller === undefined || !hasAccess(caller, 'manager')) return err('kitchen-consent')
  return ok({ kitchenConsent: 'given', kitchenConsentBy: caller.uid })
}
