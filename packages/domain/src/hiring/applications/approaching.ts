import { err, ok, type Result } from '@brigade/contract/result.ts'
import { isTimeOver } from '../../core/retention/retention.ts'
import type { Timestamp } from '../../core/time/timestamp.ts'
import type { Application, ApproachAnswer } from './application.ts'

type Earlier = Pick<Application, 'jobId' | 'state' | 'stateAt' | 'approachAnswer'>

/** Why a person cannot be approached. */
export type ApproachProblem = 'do-not-ask' | 'own-employer' | 'applied'

/** What is known of the person when a recruiter wants to write first; whoever hides from them is not there at all. */
export interface ApproachedPerson {
  /** All applications and approaches between the person and this recruiter, or the job's kitchen, for any job. */
  readonly earlier: readonly Earlier[]
  /** Whether the person is on the team of the job's kitchen, or of the job itself. */
  readonly worksThere: boolean
}

/**
 * Whether a recruiter may write first (product, `approachPerson`): not to who has said "do not ask again" in the last 180
 * days, not to their own people, and not about a job the person has applied for or was asked about already.
 */
export function mayApproach(
  jobId: string,
  { earlier, worksThere }: ApproachedPerson,
  now: Timestamp,
): Result<true, ApproachProblem> {
  if (worksThere) return err('own-employer')
  const isRefusing = earlier.some(
    ({ approachAnswer, stateAt }) =>
      approachAnswer === 'do not ask again' && !isTimeOver('do not ask', stateAt, now),
  )
  if (isRefusing) return err('do-not-ask')
  return earlier.some((application) => application.jobId === jobId) ? err('applied') : ok(true)
}

/** What an answer to an approach does to the application (product, E40). */
export function approachCommand(answer: ApproachAnswer): 'answer approach' | 'close approach' {
  return answer === 'interested' ? 'answer approach' : 'close approach'
}
