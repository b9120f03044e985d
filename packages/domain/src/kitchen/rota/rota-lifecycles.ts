import { defineLifecycle, refused } from '../../core/documents/lifecycle.ts'
import type { ShiftState } from './shift.ts'
import type { TimeOffState } from './time-off.ts'
import type { WeekState } from './week.ts'

export type ShiftCommand = 'publish' | 'cancel'

/** Product E37: a draft that is not wanted is deleted, a published shift is cancelled. */
export const shiftLifecycle = defineLifecycle<ShiftState, ShiftCommand>({
  draft: { publish: 'published', cancel: refused },
  published: { publish: refused, cancel: 'cancelled' },
  cancelled: { publish: refused, cancel: refused },
})

/** Publishing again tells the people whose shifts have changed since. */
export const weekLifecycle = defineLifecycle<WeekState, 'publish'>({
  draft: { publish: 'published' },
  published: { publish: 'published' },
})

/** `withdraw` is the person's, the others are a manager's. */
export type TimeOffCommand = 'approve' | 'refuse' | 'withdraw'

/** Product E37: asked → approved or refused; asked or approved → withdrawn. */
export const timeOffLifecycle = defineLifecycle<TimeOffState, TimeOffCommand>({
  asked: { approve: 'approved', refuse: 'refused', withdraw: 'withdrawn' },
  approved: { approve: refused, refuse: refused, withdraw: 'withdrawn' },
  refused: { approve: refused, refuse: refused, withdraw: refused },
  withdrawn: { approve: refused, refuse: refused, withdraw: refused },
})
