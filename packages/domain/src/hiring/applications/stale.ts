import { DAY_MS, HOUR_MS } from '../../core/time/span.ts'
import type { Timestamp } from '../../core/time/timestamp.ts'
import { msFromTimestamp } from '../../core/time/timestamp.ts'
import type { Application } from './application.ts'
import { NOTED_MS, replyDue } from './reply-due.ts'

/** Product E40: when the team is reminded of somebody who waits for a word, and when the person is told the truth. */
const REMINDER_MS = 48 * HOUR_MS
const SECOND_REMINDER_MS = 7 * DAY_MS

/** What is due for an application without a word: a reminder to the team, or a plain note to the person. */
export type SilenceStep = 'none' | 'reminder' | 'second reminder' | 'note to the person'

type Waiting = Pick<Application, 'state' | 'createdAt' | 'lastWordFromTeamAt' | 'lastWordFromPersonAt'>

/**
 * The last step that is due while nobody answers (product, E40): a reminder at 48 hours, another at seven days, and at 14
 * days the person is told and may withdraw. Only who applied or is being read waits this way.
 */
export function silenceStep(application: Waiting, now: Timestamp): SilenceStep {
  const isUnread = application.state === 'applied' || application.state === 'being read'
  const owed = isUnread ? replyDue(application, now) : undefined
  if (owed === undefined) return 'none'
  const waitedMs = msFromTimestamp(now) - owed.sinceMs
  if (waitedMs >= NOTED_MS) return 'note to the person'
  if (waitedMs >= SECOND_REMINDER_MS) return 'second reminder'
  return waitedMs >= REMINDER_MS ? 'reminder' : 'none'
}
