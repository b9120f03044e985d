import { accept, refuse, type Result } from '../../core/documents/result.ts'
import { type Moves, stateAfter } from '../../core/documents/transitions.ts'
import { type Access, hasAccess } from '../../access/roles/access.ts'

/** Where a count stands (product, E22). A closed one never opens again; a correction follows it. */
export const COUNT_STATES = ['open', 'closed'] as const
export type CountState = (typeof COUNT_STATES)[number]

const moves: Moves<CountState, 'close'> = { close: { open: 'closed' } }

/** Closes a count: leads and higher, once. */
export function closeCount(
  state: CountState,
  member: Access | undefined,
): Result<CountState, 'state' | 'role'> {
  const next = stateAfter(moves, 'close', state)
  if (next === undefined) return refuse('state')
  return hasAccess(member, 'lead') ? accept(next) : refuse('role')
}

/** The id of the movement that a count writes for a stock line, so that closing it twice writes it once. */
export function countMovementId(countId: string, lineId: string): string {
  return `cnt_${countId}_${lineId}`
}

/** The id of what one person counts of a stock line in one area. */
export function countLineId(line: {
  readonly lineId: string
  readonly areaId: string | null
  readonly by: string
}): string {
  return `${line.lineId}_${line.areaId ?? 'none'}_${line.by}`
}
