import { err, ok, type Result } from '@brigade/contract/result.ts'
import type { CommonFields } from '../../core/documents/common-fields.ts'
import { compareTimestamps } from '../../core/time/compare-timestamps.ts'
import { DAY_MS } from '../../core/time/span.ts'
import { msFromTimestamp, type Timestamp, timestampFromMs } from '../../core/time/timestamp.ts'
import { Handle } from './handle.ts'
import { isHeldByOther } from './handle-skeleton.ts'
import type { HandleHolder } from './handles.ts'
import { keptMs } from '../../core/retention/retention.ts'

/** Product `claimHandle`: how long one keeps a new handle before the next. */
const COOLDOWN_MS = 30 * DAY_MS
/** Product E03: how long an old handle leads to the new one. */
const REDIRECT_MS = keptMs('old handle')
const SUGGESTIONS = 3

/** Why a handle cannot be had (product, `claimHandle`). */
export type HandleProblem = 'handle-reserved' | 'handle-taken' | 'handle-cooldown'

/** A person, kitchen or supplier; a supplier has the id of its owner. */
export type HandleTarget = Pick<HandleHolder, 'kind' | 'targetId'>

/** What is known when somebody asks for a handle. */
export interface HandleClaim {
  readonly handle: string
  /** Who holds it now; undefined when nobody does. */
  readonly holder: Pick<HandleHolder, 'kind' | 'targetId' | 'freeFrom'> | undefined
  /** Who holds handles that look like it. */
  readonly alike: readonly HandleTarget[]
  /** For whom it is asked. */
  readonly to: HandleTarget
  /** When the target took its present handle; undefined when it has none, or was made with it. */
  readonly lastTakenAt: Timestamp | undefined
}

/**
 * Whether a handle can be had now: written rightly, not reserved, 30 days after one chose the one before, and held by nobody; the
 * own old one can be taken back at any time, that of another from the day it is free.
 */
export function claimedHandle(claim: HandleClaim, now: Timestamp): Result<Handle, HandleProblem> {
  const handle = Handle.safeParse(claim.handle)
  if (!handle.success) return err('handle-reserved')
  const nowMs = msFromTimestamp(now)
  const { holder, alike, to, lastTakenAt } = claim
  const isOwn = holder?.kind === to.kind && holder.targetId === to.targetId
  if (holder !== undefined && !isOwn && !isFreeHandle(holder, now)) return err('handle-taken')
  if (isHeldByOther(to, alike)) return err('handle-taken')
  const isCooling = lastTakenAt !== undefined && nowMs - msFromTimestamp(lastTakenAt) < COOLDOWN_MS
  return isCooling ? err('handle-cooldown') : ok(handle.data)
}

type Made = Pick<CommonFields, 'createdAt'>

/** When a present handle was taken; undefined for one that came with its card, in one write, and that nobody chose later. */
export function handleTakenAt(holder: Made, card: Made): Timestamp | undefined {
  return compareTimestamps(holder.createdAt, card.createdAt) === 0 ? undefined : holder.createdAt
}

/** Whether an old handle leads nowhere any more, and may be taken by anybody. */
export function isFreeHandle({ freeFrom }: Pick<HandleHolder, 'freeFrom'>, now: Timestamp): boolean {
  return freeFrom !== undefined && msFromTimestamp(now) >= msFromTimestamp(freeFrom)
}

/** When a handle that is given up now may be taken by anybody (product, E03). */
export function handleFreeFrom(givenUpAt: Timestamp): Timestamp {
  return timestampFromMs(msFromTimestamp(givenUpAt) + REDIRECT_MS)
}

/** Up to three handles like one that is taken, which nobody holds: with 2, 3, 4 … at the end. */
export function handleSuggestions(taken: Handle, isHeld: (handle: string) => boolean): readonly Handle[] {
  const found: Handle[] = []
  for (let number = 2; found.length < SUGGESTIONS; number += 1) {
    const ending = `-${number}`
    const like = Handle.safeParse(`${taken.slice(0, 30 - ending.length).replace(/-$/, '')}${ending}`)
    if (like.success && !isHeld(like.data)) found.push(like.data)
  }
  return found
}
