import { err, type Result } from '@brigade/contract/result.ts'
import { defineLifecycle, refused } from '../../core/documents/lifecycle.ts'
import { DAY_MS } from '../../core/time/span.ts'
import { msFromTimestamp, type Timestamp } from '../../core/time/timestamp.ts'

/** Where a shared ingredient stands (product, E18): a locked one takes no proposals, a merged one points elsewhere. */
export const INGREDIENT_STATES = ['open', 'merged', 'locked'] as const
export type IngredientState = (typeof INGREDIENT_STATES)[number]

export type IngredientCommand = 'merge' | 'unmerge' | 'lock' | 'unlock'

/** Product E18: only an open one is merged or locked. */
export const ingredientLifecycle = defineLifecycle<IngredientState, IngredientCommand>({
  open: { merge: 'merged', unmerge: refused, lock: 'locked', unlock: refused },
  merged: { merge: refused, unmerge: 'open', lock: refused, unlock: refused },
  locked: { merge: refused, unmerge: refused, lock: refused, unlock: 'open' },
})

/** Product E18: a merge is undone within so long. */
const UNMERGE_MS = 30 * DAY_MS

/** One move of a shared ingredient by a moderator; `since` is when it came to its state. */
export function moveIngredient(
  { state, since }: { readonly state: IngredientState; readonly since: Timestamp },
  command: IngredientCommand,
  now: Timestamp,
): Result<IngredientState, 'state' | 'undo-over'> {
  const next = ingredientLifecycle.next(state, command)
  if (!next.ok) return err('state')
  const isOver = msFromTimestamp(now) - msFromTimestamp(since) > UNMERGE_MS
  return command === 'unmerge' && isOver ? err('undo-over') : next
}
