import { consentGiver } from '@brigade/domain/hiring/jobs/consent-to-open.ts'
import type { Job } from '@brigade/domain/hiring/jobs/job.ts'
import { type AccessRole, rankOf } from '@brigade/domain/access/roles/access.ts'
import { highestOfferedAccess } from '@brigade/domain/access/roles/access-rules.ts'
import type { FunctionScope } from '@brigade/platform/functions/define-function.ts'
import { storeOf } from '../../../core/functions/store.ts'
import { memberOf } from '../../../access/caller-in-kitchen.ts'

/**
 * Why an offer could not be made by its sender now; undefined when it could. A job without a kitchen gives no access, so any
 * role may be written there; in a kitchen rule ID10 holds.
 */
export async function offerProblem(
  scope: FunctionScope,
  job: Job,
  offer: { readonly by: string; readonly access: AccessRole },
): Promise<'consent-ended' | 'access-above-yours' | undefined> {
  const { kitchenId } = job
  if (kitchenId === undefined) return undefined
  const place = (uid: string) => memberOf(storeOf(scope), kitchenId, uid)
  const highest = highestOfferedAccess(await place(offer.by), await place(consentGiver(job)))
  if (highest === undefined) return 'consent-ended'
  return rankOf(offer.access) > rankOf(highest) ? 'access-above-yours' : undefined
}
