import { err, ok, type Result } from '@brigade/contract/result.ts'
import type { Application } from './application.ts'
import { isWaiting } from './move-application.ts'

/** An application with its id. */
interface Filed {
  readonly id: string
  readonly content: Pick<Application, 'state'>
}

/**
 * Who gets the message when a job closes: everybody who still waits for a word (rule AP3). Those who are left out must
 * have had theirs; otherwise the job stays open, and the refusal holds the ids of those who would wait for ever.
 * @param except - ids of applications that get no message
 */
export function peopleToTell<Kept extends Filed>(
  applications: readonly Kept[],
  except: readonly string[],
): Result<readonly Kept[], readonly string[]> {
  const waiting = applications.filter(({ content }) => isWaiting(content.state))
  const leftOut = waiting.flatMap(({ id }) => (except.includes(id) ? [id] : []))
  return leftOut.length === 0 ? ok(waiting) : err(leftOut)
}
