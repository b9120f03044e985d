import { err, type Result } from '@brigade/contract/result.ts'
import type { StateProblem } from '@brigade/contract/lifecycle.ts'
import { defineLifecycle, refused } from '../../core/documents/lifecycle.ts'
import { msFromTimestamp, type Timestamp } from '../../core/time/timestamp.ts'
import type { Mark, MarkState } from './mark.ts'
import { canAppealNoShow } from './no-show.ts'

/** `appeal` is the marked side's, the others are a moderator's. */
export type MarkCommand = 'appeal' | 'uphold' | 'lift'

/** Product E10: upheld and lifted are final. */
export const markLifecycle = defineLifecycle<MarkState, MarkCommand>({
  standing: { appeal: 'appealed', uphold: refused, lift: refused },
  appealed: { appeal: refused, uphold: 'upheld', lift: 'lifted' },
  upheld: { appeal: refused, uphold: refused, lift: refused },
  lifted: { appeal: refused, uphold: refused, lift: refused },
})

/** Why a move of a mark is refused: its state, or more than seven days after it was given. */
export type MarkProblem = StateProblem<MarkState, MarkCommand> | { readonly kind: 'window' }

/** Where a mark stands after a command, or why it is refused (product, E10, `appealMark`). */
export function moveMark(
  { state, at }: Pick<Mark, 'state' | 'at'>,
  command: MarkCommand,
  now: Timestamp,
): Result<MarkState, MarkProblem> {
  const moved = markLifecycle.next(state, command)
  if (!moved.ok) return moved
  const isInTime = command !== 'appeal' || canAppealNoShow(msFromTimestamp(at), msFromTimestamp(now))
  return isInTime ? moved : err({ kind: 'window' })
}

/** Whether others see a mark now: for 90 days, its end excluded, unless it was lifted (rule GG5). */
export function isMarkShown(
  { state, shownUntil }: Pick<Mark, 'state' | 'shownUntil'>,
  now: Timestamp,
): boolean {
  return state !== 'lifted' && msFromTimestamp(now) < msFromTimestamp(shownUntil)
}
