import { documentPath } from '@brigade/contract/path.ts'
import { subscribed } from '@brigade/domain/people/plans/change-plan.ts'
import type { PlanChoice } from '@brigade/domain/people/plans/plan-choice.ts'
import { PlanRequest, planRequests } from '@brigade/domain/people/plans/plan-request.ts'
import { Subscription, subscriptions } from '@brigade/domain/people/plans/subscription.ts'
import type { DocumentTransaction } from '@brigade/platform/documents/types.ts'

/** Somebody's subscription, if there ever was one. */
export async function loadSubscription(
  tx: DocumentTransaction,
  uid: string,
): Promise<Subscription | undefined> {
  const data = await tx.get(documentPath(subscriptions, { uid }))
  return data === undefined ? undefined : Subscription.parse(data)
}

/** Keeps a subscription as it is after a step of the payment provider or the operator. */
export function saveSubscription(tx: DocumentTransaction, uid: string, subscription: Subscription): void {
  tx.set(documentPath(subscriptions, { uid }), { ...subscription, updatedAt: tx.now })
}

interface Taking {
  readonly uid: string
  readonly choice: PlanChoice
  readonly providerId?: string
  readonly replaces?: string
}

/** A plan that was paid for or confirmed counts from now on; what was asked for is settled. Answers what was before. */
export async function takePlan(
  tx: DocumentTransaction,
  { uid, choice, ...paid }: Taking,
): Promise<Subscription | undefined> {
  const before = await loadSubscription(tx, uid)
  saveSubscription(tx, uid, subscribed(before, { uid, choice, now: tx.now, ...paid }))
  const request = documentPath(planRequests, { uid })
  if ((await tx.get(request)) !== undefined) {
    tx.update(request, { state: 'confirmed', updatedAt: tx.now })
  }
  return before
}

/** What was asked for under this token waits no longer: its payment did not come. */
export async function dropRequest(
  tx: DocumentTransaction,
  { uid, token }: { readonly uid: string; readonly token: string },
): Promise<void> {
  const path = documentPath(planRequests, { uid })
  const { data: request } = PlanRequest.safeParse(await tx.get(path))
  if (request?.state !== 'waiting' || request.token !== token) return
  tx.update(path, { state: 'declined', updatedAt: tx.now })
}
