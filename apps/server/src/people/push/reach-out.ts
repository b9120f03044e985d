import type { Timestamp } from '@brigade/domain/core/time/timestamp.ts'
import { documentPath } from '@brigade/contract/path.ts'
import { blocks } from '@brigade/domain/people/network/block.ts'
import {
  RECEIVED_A_DAY,
  reachedLately,
  retryReachingAt,
  SENT_A_DAY,
} from '@brigade/domain/people/network/reaching-out.ts'
import { brigadeUserProfiles } from '@brigade/domain/people/profiles/brigade-user-profile.ts'
import type { FunctionScope } from '@brigade/platform/functions/define-function.ts'
import { throwRefusal } from '@brigade/platform/functions/refusal.ts'
import { storeOf, uidOf } from '../../core/functions/store.ts'
import { reachCounts } from './push-collections.ts'

/** Counts of somebody who has neither written nor been written to. */
const NONE = { sentAt: [], receivedAt: [] }

/**
 * Counts that the caller writes to somebody who has not asked for it: an invitation, an approach, a request.
 * @param to - whom; undefined for an e-mail address or a link, which count for the sender alone
 * @returns whether the receiver is told: whoever has been written to enough for a day finds the rest in the lists
 * @throws Refusal `rate` with the time to come back, and `gone` where either has blocked the other, which is never told
 */
export async function reachOut(scope: FunctionScope, to: string | undefined): Promise<boolean> {
  const from = uidOf(scope)
  const sent = await countsOf(scope, from)
  const sentAt = reachedLately(sent.sentAt, scope.now)
  if (sentAt.length >= SENT_A_DAY)
    throwRefusal('RESOURCE_EXHAUSTED', 'rate', { retryAt: retryReachingAt(sentAt) })
  if (to !== undefined && (await isBlockedBetween(scope, from, to))) throwRefusal('NOT_FOUND', 'gone')
  save(scope, from, { ...sent, sentAt: [...sentAt, scope.now] })
  if (to === undefined || to === from) return to !== undefined

  const received = await countsOf(scope, to)
  const receivedAt = reachedLately(received.receivedAt, scope.now)
  if (receivedAt.length >= RECEIVED_A_DAY) return false
  save(scope, to, { ...received, receivedAt: [...receivedAt, scope.now] })
  return true
}

interface Counts {
  readonly sentAt: readonly Timestamp[]
  readonly receivedAt: readonly Timestamp[]
}

async function countsOf(scope: FunctionScope, uid: string): Promise<Counts> {
  return (await storeOf(scope).load(reachCounts, { uid })) ?? NONE
}

function save({ tx }: FunctionScope, uid: string, counts: Counts): void {
  tx.set(documentPath(reachCounts, { uid }), { ...counts })
}

async function isBlockedBetween(scope: FunctionScope, one: string, other: string): Promise<boolean> {
  const store = storeOf(scope)
  const profile = (uid: string) => store.load(brigadeUserProfiles, { uid })
  return blocks(await profile(one), other) || blocks(await profile(other), one)
}
