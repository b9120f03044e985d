/** Where the food goes. */
export const TICKET_MODES = ['eat in', 'take away', 'delivery', 'staff'] as const
export type TicketMode = (typeof TICKET_MODES)[number]
