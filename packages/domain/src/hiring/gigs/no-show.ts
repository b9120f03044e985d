import { DAY_MS, MINUTE_MS } from '../../core/time/span.ts'
import { keptMs } from '../../core/retention/retention.ts'

/** Rule GG5: who has not checked in by then, from the start on, is a no-show. */
export const NO_SHOW_AFTER_MS = 60 * MINUTE_MS
/** Rule GG5: how long the mark of the second no-show is shown. */
export const MARK_SHOWN_MS = keptMs('shown mark')
/** Rule GG5: how long a person is paused from the third no-show on. */
export const PAUSE_MS = 14 * DAY_MS
/** Rule GG5: each no-show can be appealed within this time, its edge included. */
export const APPEAL_MS = keptMs('appeal of mark')

/** Whether a confirmed booking without check-in has become a no-show; the edge is one (rule GG5). */
export function isNoShow(shiftStartMs: number, nowMs: number): boolean {
  return nowMs - shiftStartMs >= NO_SHOW_AFTER_MS
}

/** What follows a no-show: a word, a mark for all to see, or a pause, with its last moment. */
export type NoShowConsequence =
  | { readonly kind: 'word' }
  | { readonly kind: 'mark' | 'pause'; readonly untilMs: number }

/**
 * What a no-show leads to: the first a word, the second a mark for 90 days, each later one a pause of 14 days
 * (rule GG5).
 * @param before - how many no-shows the person has already, without those taken back on appeal
 * @param noShowAtMs - milliseconds since 1970
 */
export function noShowConsequence(before: number, noShowAtMs: number): NoShowConsequence {
  if (before === 0) return { kind: 'word' }
  if (before === 1) return { kind: 'mark', untilMs: noShowAtMs + MARK_SHOWN_MS }
  return { kind: 'pause', untilMs: noShowAtMs + PAUSE_MS }
}

/**
 * Whether a person books nothing for now: the pause after the third no-show, or a later one, has not passed (rule GG5).
 * @param noShowsMs - moments of all no-shows that were not taken back on appeal
 */
export function isPausedByNoShows(noShowsMs: readonly number[], nowMs: number): boolean {
  const last = Math.max(...noShowsMs)
  if (noShowsMs.length === 0) return false
  const consequence = noShowConsequence(noShowsMs.length - 1, last)
  return consequence.kind === 'pause' && nowMs < consequence.untilMs
}

/** Whether a no-show can still be appealed (rule GG5). */
export function canAppealNoShow(noShowAtMs: number, nowMs: number): boolean {
  return nowMs - noShowAtMs <= APPEAL_MS
}
