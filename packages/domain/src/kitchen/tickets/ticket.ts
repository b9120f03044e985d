import type { TicketMode } from '../kitchens/ticket-modes.ts'
import type { Decimal } from '../../core/quantities/decimal.ts'
import type { Unit } from '../../core/quantities/unit.ts'
import type { Timestamp } from '../../core/time/timestamp.ts'

/** Where a line of a ticket stands (rule TK3). */
export const LINE_STATES = ['held', 'fired', 'cooking', 'ready', 'served', 'voided'] as const
export type LineState = (typeof LINE_STATES)[number]

/** Where a ticket stands; derived from its lines, never stored (rule TK3). */
export type TicketState = 'new' | 'in progress' | 'ready' | 'done' | 'void'

/** When a line came to each of its states. */
export type LineTimes = Readonly<
  Partial<Record<'fired' | 'started' | 'ready' | 'served' | 'voided', Timestamp>>
> & { readonly sent: Timestamp }

/** What the rules need of a line of a ticket (product, E29). */
export interface TicketLine {
  readonly id: string
  readonly itemId?: string
  readonly name: string
  /** Pieces, 1 to 99. */
  readonly qty: number
  readonly stationIds: readonly string[]
  readonly course: number
  readonly prepMin: number
  readonly allergies: readonly string[]
  readonly state: LineState
  readonly times: LineTimes
  /** Who acknowledged the allergies, or, once the line is voided, the void. */
  readonly ackBy: string | null
  /** A voided line that was acknowledged and bumped away is off the tile. */
  readonly isCleared: boolean
}

/** A course waits while it is held; `firedAt` is when it was fired. */
export interface TicketCourse {
  readonly n: number
  readonly state: 'held' | 'fired'
  readonly firedAt: Timestamp | null
}

/** What the rules need of a ticket (product, E29). */
export interface Ticket {
  readonly id: string
  /** Counts up per service day; from a device's own block without network, such as `B-14`. */
  readonly number: string
  readonly mode: TicketMode
  readonly table?: string
  readonly sentAt: Timestamp
  /** A recall that restarted the clock; the age counts from here (rule TK5). */
  readonly clockFrom?: Timestamp
  readonly isPriority: boolean
  readonly isTouched: boolean
  readonly courses: readonly TicketCourse[]
  readonly lines: readonly TicketLine[]
}

/** What one piece of an item is made of, by recipe. */
export interface ItemComponent {
  readonly componentId: string
  readonly amount: Decimal
  readonly unit: Unit
}
