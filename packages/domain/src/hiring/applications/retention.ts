import { daysAfter, monthsAfter } from '../../core/time/local-time.ts'
import { retentionTimes } from '../../core/retention/retention.table.ts'

/** Rule AP6: days a person has to answer, and days in which an erase request can be cancelled. */
const DAYS_TO_ANSWER = retentionTimes['retention question'].days
const DAYS_TO_CANCEL = retentionTimes['erase request'].days

/** When a person is asked whether the data may stay, and the last day before it is erased without a yes. */
export interface Retention {
  readonly askedOn: string
  readonly erasedAfter: string
}

/**
 * How long applicant data stays (rule AP6).
 * @param lastActivity - day `YYYY-MM-DD`
 * @param months - 6 to 24, as the job has set
 */
export function retentionOf(lastActivity: string, months: number): Retention {
  const askedOn = monthsAfter(lastActivity, months)
  return { askedOn, erasedAfter: daysAfter(askedOn, DAYS_TO_ANSWER) }
}

/** When an erase request starts to run, and the day by which it is done (rule AP6). */
export function eraseRequest(requestedOn: string): { readonly startsOn: string; readonly doneBy: string } {
  return { startsOn: daysAfter(requestedOn, DAYS_TO_CANCEL), doneBy: monthsAfter(requestedOn, 1) }
}
