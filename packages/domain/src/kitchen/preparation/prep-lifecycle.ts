import type { AccessRole } from '../../access/roles/access.ts'
import { defineLifecycle, refused } from '../../core/documents/lifecycle.ts'
import type { PrepState } from './prep-task.ts'

/** What a person does to a prep task (rule PR5). */
export type PrepCommand = 'wake' | 'finish' | 'check' | 'undo' | 'reopen' | 'rest'

/** Where a command leads, and what it takes. */
export interface PrepStep {
  readonly to: PrepState
  /** The least access role it takes. */
  readonly access: AccessRole
  /** Whether it takes a reason; a tick that its doer takes back at once does not. */
  readonly needsReason?: true
}

/** Rule PR5. */
export const prepLifecycle = defineLifecycle<PrepState, PrepCommand, PrepStep>({
  dormant: {
    wake: { to: 'to do', access: 'lead' },
    finish: refused,
    check: refused,
    undo: refused,
    reopen: refused,
    rest: refused,
  },
  'to do': {
    wake: refused,
    finish: { to: 'done', access: 'cook' },
    check: refused,
    undo: refused,
    reopen: refused,
    rest: { to: 'dormant', access: 'lead', needsReason: true },
  },
  done: {
    wake: refused,
    finish: refused,
    check: { to: 'checked', access: 'lead' },
    undo: { to: 'to do', access: 'cook', needsReason: true },
    reopen: refused,
    rest: refused,
  },
  checked: {
    wake: refused,
    finish: refused,
    check: refused,
    undo: refused,
    reopen: { to: 'to do', access: 'lead', needsReason: true },
    rest: refused,
  },
})
