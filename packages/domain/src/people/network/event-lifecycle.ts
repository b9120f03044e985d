import * as z from 'zod'
import { defineLifecycle, refused } from '../../core/documents/lifecycle.ts'

/** Where an event stands; that it is over follows from its times. */
export const EventState = z.enum(['draft', 'published', 'cancelled'])
export type EventState = z.infer<typeof EventState>

export type EventCommand = 'publish' | 'cancel'

/** Product E48: a draft that is not wanted is deleted; what was published is cancelled, and everybody going is told. */
export const eventLifecycle = defineLifecycle<EventState, EventCommand>({
  draft: { publish: 'published', cancel: refused },
  published: { publish: refused, cancel: 'cancelled' },
  cancelled: { publish: refused, cancel: refused },
})
