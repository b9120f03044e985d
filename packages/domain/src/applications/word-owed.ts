import { HOUR_MS } from '../time/span.ts'
import { msFromTimestamp, type Timestamp } from '../time/timestamp.ts'
import type { Application } from './application.ts'
import { isWaiting } from './move-application.ts'

/** Product 5.5: amber after 48 hours without our word, red after 7 days. */
const SOON_MS = 48 * HOUR_MS
const LATE_MS = 7 * 24 * HOUR_MS

type Waiting = Pick<Application, 'state' | 'createdAt' | 'lastWordFromTeamAt' | 'lastWordFromPersonAt'>

/** How the hiring team stands with a person who waits. */
export interface WordOwed {
  /** ms since 1970: the team's last word, or the application itself while there was none. */
  readonly sinceMs: number
  readonly state: 'fresh' | 'soon' | 'late'
}

/**
 * Since when a person has had no word from the hiring team; undefined when nobody waits any more, or when the team wrote first
 * and has no answer yet.
 */
export function wordOwed(application: Waiting, now: Timestamp): WordOwed | undefined {
  if (!isWaiting(application.state) || application.state === 'approached') return undefined
  const { lastWordFromTeamAt, lastWordFromPersonAt, createdAt } = application
  const sinceMs = msFromTimestamp(lastWordFromTeamAt ?? lastWordFromPersonAt ?? createdAt)
  const waitedMs = msFromTimestamp(now) - sinceMs
  const state = waitedMs >= LATE_MS ? 'late' : waitedMs >= SOON_MS ? 'soon' : 'fresh'
  return { sinceMs, state }
}
