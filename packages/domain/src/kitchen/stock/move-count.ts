import { err, type Result } from '@brigade/contract/result.ts'
import { defineLifecycle, refused } from '../../core/documents/lifecycle.ts'
import { type Access, hasAccess } from '../../access/roles/access.ts'

/** Where a count stands (product, E22). A closed one never opens again; a correction follows it. */
export const COUNT_STATES = ['open', 'closed'] as const
export type CountState = (typeof COUNT_STATES)[number]

/** Product E22. */
export const countLifecycle = defineLifecycle<CountState, 'close'>({
  open: { close: 'closed' },
  closed: { close: refused },
})

/** Closes a count: leads and higher, once. */
export function closeCount(
  state: CountState,
  member: Access | undefined,
): Result<CountState, 'state' | 'role'> {
  const next = countLifecycle.next(state, 'close')
  if (!next.ok) return err('state')
  return hasAccess(member, 'lead') ? next : err('role')
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
