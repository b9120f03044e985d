import { defineLifecycle, refused } from '../../core/documents/lifecycle.ts'
import type { GigShiftState } from './book-gig.ts'

/** `fill` and `free` follow the bookings, `end` the clock; `cancel` is the business's. */
export type GigShiftCommand = 'fill' | 'free' | 'end' | 'cancel'

/** Rule GG1 and product E39: done and cancelled are final. */
export const gigShiftLifecycle = defineLifecycle<GigShiftState, GigShiftCommand>({
  open: { fill: 'full', free: refused, end: 'done', cancel: 'cancelled' },
  full: { fill: refused, free: 'open', end: 'done', cancel: 'cancelled' },
  done: { fill: refused, free: refused, end: refused, cancel: refused },
  cancelled: { fill: refused, free: refused, end: refused, cancel: refused },
})
