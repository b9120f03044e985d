import { DAY_MS, HOUR_MS } from '../../core/time/span.ts'
import { msFromTimestamp, type Timestamp } from '../../core/time/timestamp.ts'
import type { Application } from './application.ts'
import { isWaiting } from './move-application.ts'

/** Product 5.5: amber after 48 hours without our word, red after 7 days. */
const SOON_MS = 48 * HOUR_MS
const LATE_MS = 7 * DAY_MS
/** Product 5.6 and E40: without a word for so long, the person is told the plain truth. */
export const NOTED_MS = 14 * DAY_MS

type Waiting = Pick<Application, 'state' | 'createdAt' | 'lastWordFromTeamAt' | 'lastWordFromPersonAt'>

/** How the hiring team stands with a person who waits. */
export interface ReplyDue {
  /** ms since 1970: the team's last word, or the application itself while there was none. */
  readonly sinceMs: number
  readonly state: 'fresh' | 'soon' | 'late'
}

/**
 * Since when a person has had no word from the hiring team; undefined when nobody waits any more, or when the team wrote first
 * and has no answer yet.
 */
export function replyDue(application: Waiting, now: Timestamp): ReplyDue | undefined {
  if (!isWaiting(application.state) || application.state === 'approached') return undefined
  const { lastWordFromTeamAt, lastWordFromPersonAt, createdAt } = application
  const sinceMs = msFromTimestamp(lastWordFromTeamAt ?? lastWordFromPersonAt ?? createdAt)
  const waitedMs = msFromTimestamp(now) - sinceMs
  const state = waitedMs >= LATE_MS ? 'late' : waitedMs >= SOON_MS ? 'soon' : 'fresh'
  return { sinceMs, state }
}

/** The silence as who waits reads it: in whole days, and with a plain note from 14 days on (product 5.6). */
export function silenceNotice(
  { sinceMs }: Pick<ReplyDue, 'sinceMs'>,
  now: Timestamp,
): { readonly days: number; readonly isNoted: boolean } {
  // A device whose clock is behind the server's would count days below none.
  const waitedMs = Math.max(0, msFromTimestamp(now) - sinceMs)
  return { days: Math.floor(waitedMs / DAY_MS), isNoted: waitedMs >= NOTED_MS }
}
