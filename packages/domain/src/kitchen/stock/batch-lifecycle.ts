import type { AccessRole } from '../../access/roles/access.ts'
import { defineLifecycle, refused } from '../../core/documents/lifecycle.ts'
import type { BatchState } from './pick-batches.ts'

export type BatchCommand = 'freeze' | 'thaw' | 'use' | 'bin' | 'recall'

/** Where a command leads, and the least access role it takes. */
interface BatchStep {
  readonly to: BatchState
  readonly access: AccessRole
}

const byCook = (to: BatchState): BatchStep => ({ to, access: 'cook' })
const RECALLED: BatchStep = { to: 'recalled', access: 'lead' }
const over = { freeze: refused, thaw: refused, use: refused, bin: refused, recall: refused }

/**
 * Product E24: used, binned and recalled are final. What is in the freezer is binned and recalled as it lies, because a
 * recall must reach it; to be used it is thawed first. A recall is a lead's.
 */
export const batchLifecycle = defineLifecycle<BatchState, BatchCommand, BatchStep>({
  usable: {
    freeze: byCook('frozen'),
    thaw: refused,
    use: byCook('used'),
    bin: byCook('binned'),
    recall: RECALLED,
  },
  frozen: { freeze: refused, thaw: byCook('usable'), use: refused, bin: byCook('binned'), recall: RECALLED },
  used: over,
  binned: over,
  recalled: over,
})
