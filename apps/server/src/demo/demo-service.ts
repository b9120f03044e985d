import type { Pantry } from '@brigade/builders/build-pantry.ts'
import { buildTicket, eventCount, type LineToBuild } from '@brigade/builders/build-ticket.ts'
import type { BuiltDocument } from '@brigade/builders/built-document.ts'
import { coursesOf } from '@brigade/domain/kitchen/tickets/send-ticket.ts'
import { msFromTimestamp, type Timestamp, timestampFromMs } from '@brigade/domain/core/time/timestamp.ts'
import { demoMenu } from './demo-menu.table.ts'
import { type DemoLine, demoPrepMinutes, demoTickets } from './demo-service.table.ts'
import { stationOfRecipe } from './demo-stations.table.ts'

const MS_PER_MINUTE = 60_000

/** An item's id and course, and where it is cooked, as the demo menu has them. */
function onMenu(name: string) {
  const section = demoMenu.findIndex(({ items }) => items.some(([item]) => item === name))
  const place = demoMenu[section]?.items.findIndex(([item]) => item === name) ?? -1
  const file = demoMenu[section]?.items[place]?.[2]
  const stationId = file === undefined ? undefined : stationOfRecipe[file]
  const prepMin = demoPrepMinutes[name]
  if (stationId === undefined || prepMin === undefined) throw new Error(`The demo menu has no ${name}`)
  const itemId = `item-${section + 1}-${place + 1}`
  return { itemId, course: section + 1, stationIds: [stationId], prepMin }
}

function lineOf({ item, qty, moves = [], ...said }: DemoLine): LineToBuild {
  return {
    line: { ...onMenu(item), ...said, name: item, qty },
    moves: moves.map(([command, afterMin, reason]) => ({
      command,
      afterMin,
      ...(reason !== undefined && { reason }),
    })),
  }
}

/** A service under way: tickets of every age, on the clock that is given. */
export function demoService(pantry: Pantry, at: Timestamp): readonly BuiltDocument[] {
  const documents: BuiltDocument[] = []
  for (const demo of demoTickets) {
    const { agoMin, lines: ordered, ...said } = demo
    const sentAt = timestampFromMs(msFromTimestamp(at) - agoMin * MS_PER_MINUTE)
    const lines = ordered.map(lineOf)
    const courses = coursesOf(
      lines.map(({ line }) => line),
      demo.mode,
      sentAt,
    )
    const ticket = { source: 'hand' as const, ...said, courses }
    const seq = eventCount(documents, pantry) + 1
    documents.push(
      ...buildTicket(pantry, { ticketId: `demo-ticket-${demo.number}`, ticket, lines, seq }, sentAt),
    )
  }
  return documents
}
