import { accept, refuse, type Result } from '../../core/documents/result.ts'
import { type Moves, stateAfter } from '../../core/documents/transitions.ts'
import { type Access, type AccessRole, hasAccess } from '../../access/roles/access.ts'
import type { BatchState } from './pick-batches.ts'

export type BatchCommand = 'freeze' | 'thaw' | 'use' | 'bin' | 'recall'

/**
 * Product E24: used, binned and recalled are final. What is in the freezer is binned and recalled as it lies, because a
 * recall must reach it; to be used it is thawed first.
 */
export const batchMoves: Moves<BatchState, BatchCommand> = {
  freeze: { usable: 'frozen' },
  thaw: { frozen: 'usable' },
  use: { usable: 'used' },
  bin: { usable: 'binned', frozen: 'binned' },
  recall: { usable: 'recalled', frozen: 'recalled' },
}

/** The access role a move of a batch takes: cooks and higher, a recall leads and higher. */
export function accessToMoveBatch(command: BatchCommand): AccessRole {
  return command === 'recall' ? 'lead' : 'cook'
}

/** One move of a batch. */
export function moveBatch(
  state: BatchState,
  command: BatchCommand,
  member: Access | undefined,
): Result<BatchState, 'state' | 'role'> {
  const next = stateAfter(batchMoves, command, state)
  if (next === undefined) return refuse('state')
  return hasAccess(member, accessToMoveBatch(command)) ? accept(next) : refuse('role')
}
