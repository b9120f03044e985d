import { HOUR_MS } from '../../core/time/span.ts'

/** Rule GG8: how long the worker may dispute the hours, the edge included. */
export const DISPUTE_MS = 12 * HOUR_MS
/** Rule GG8: how long the business may answer a dispute, the edge included. */
export const ANSWER_MS = 72 * HOUR_MS

/** Hours as one side states them. */
export interface StatedHours {
  readonly workedMs: number
  /** Milliseconds since 1970. */
  readonly atMs: number
}

/** The hours of a booking: what the business stated, what the worker says against it, what was answered to that. */
export interface HoursTalk {
  readonly stated: StatedHours
  readonly dispute?: StatedHours
  readonly answer?: StatedHours
}

/** The hours that stand, and whose they are; or who is waited for, and until when. */
export type AgreedHours =
  | { readonly kind: 'agreed'; readonly workedMs: number; readonly whose: 'business' | 'worker' | 'answer' }
  | { readonly kind: 'waiting'; readonly side: 'business' | 'worker'; readonly untilMs: number }

/** Whether the worker can still dispute the hours, 12 hours after they were stated at the latest (rule GG8). */
export function canDispute(stated: StatedHours, nowMs: number): boolean {
  return nowMs - stated.atMs <= DISPUTE_MS
}

/**
 * The hours that stand (rule GG8): those of the business when no dispute came in time, those of the answer when one
 * came in time, and those of the worker when the business is silent for 72 hours.
 * @param nowMs - milliseconds since 1970
 */
export function agreedHours({ stated, dispute, answer }: HoursTalk, nowMs: number): AgreedHours {
  if (dispute === undefined || !canDispute(stated, dispute.atMs)) {
    if (dispute === undefined && canDispute(stated, nowMs)) {
      return { kind: 'waiting', side: 'worker', untilMs: stated.atMs + DISPUTE_MS }
    }
    return { kind: 'agreed', workedMs: stated.workedMs, whose: 'business' }
  }
  const untilMs = dispute.atMs + ANSWER_MS
  if (answer !== undefined && answer.atMs <= untilMs) {
    return { kind: 'agreed', workedMs: answer.workedMs, whose: 'answer' }
  }
  if (nowMs < untilMs) return { kind: 'waiting', side: 'business', untilMs }
  return { kind: 'agreed', workedMs: dispute.workedMs, whose: 'worker' }
}
