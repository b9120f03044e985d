import type { TicketLine } from './ticket.ts'

/** What a screen at a station makes heard (product, E14 and 5.2). */
export const HEARD_EVENTS = ['new', 'changed', 'ready', 'void'] as const
export type HeardEvent = (typeof HEARD_EVENTS)[number]

/** A ticket as one screen shows it: its lines are those of the station. */
export interface HeardTicket {
  readonly id: string
  readonly lines: readonly Pick<TicketLine, 'id' | 'state'>[]
}

/**
 * What happened between two looks at a screen, each kind once. A ticket that comes is new; one that gets a line, or a course
 * that fires, has changed. What leaves the screen is not heard: somebody there bumped it.
 */
export function heardEvents(
  before: readonly HeardTicket[],
  after: readonly HeardTicket[],
): ReadonlySet<HeardEvent> {
  const known = new Map(
    before.map(({ id, lines }) => [id, new Map(lines.map((line) => [line.id, line.state]))]),
  )
  return new Set(
    after.flatMap(({ id, lines }): readonly HeardEvent[] => {
      const states = known.get(id)
      if (states === undefined) return ['new']
      return lines.flatMap((line): readonly HeardEvent[] => {
        const was = states.get(line.id)
        if (was === line.state) return []
        if (was === undefined || (was === 'held' && line.state === 'fired')) return ['changed']
        if (line.state === 'voided') return ['void']
        return line.state === 'ready' ? ['ready'] : []
      })
    }),
  )
}
