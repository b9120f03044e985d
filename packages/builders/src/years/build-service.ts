import { newCommonFields } from '@brigade/domain/core/documents/common-fields.ts'
import { sortKeyAt } from '@brigade/domain/core/documents/sort-key.ts'
import { type PrepTask, prepTasks } from '@brigade/domain/kitchen/preparation/prep-task.ts'
import { msFromTimestamp, timestampFromMs } from '@brigade/domain/core/time/timestamp.ts'
import { buildTicket, type LineToBuild } from '../build-ticket.ts'
import { type BuiltDocument, builtDocument } from '../built-document.ts'
import { type DayToBuild, shareOfDay } from './year-day.ts'

const LINES = 4
const EVENTS = 1 + 2 * LINES
const TASKS = 25
const MS_PER_MINUTE = 60_000
const MINUTES_OF_SERVICE = 600

function lineOf({ stationIds }: DayToBuild, place: number): LineToBuild {
  const stationId = stationIds[place % stationIds.length]
  return {
    line: {
      name: `Dish ${(place % 40) + 1}`,
      qty: 1 + (place % 2),
      prepMin: 8,
      stationIds: stationId === undefined ? [] : [stationId],
    },
    moves: [
      { command: 'bump', afterMin: 9 },
      { command: 'serve', afterMin: 11 },
    ],
  }
}

/** The tickets of a day: all served, with every event. */
export function ticketsOfDay(day: DayToBuild): readonly BuiltDocument[] {
  return shareOfDay(day.size.tickets, day).flatMap((count, place, all) => {
    const sentMs = msFromTimestamp(day.at) + (place / all.length) * MINUTES_OF_SERVICE * MS_PER_MINUTE
    return buildTicket(
      day.pantry,
      {
        ticketId: `years-ticket-${count + 1}`,
        ticket: { number: String((count % 99) + 1), mode: 'eat in', source: 'hand', table: '4', covers: 2 },
        lines: Array.from({ length: LINES }, (_, at) => lineOf(day, count + at)),
        seq: count * EVENTS + 1,
      },
      timestampFromMs(Math.floor(sentMs)),
    )
  })
}

/** The preparation of a day: everything done. */
export function preparationOfDay({ pantry, date, at }: DayToBuild): readonly BuiltDocument[] {
  const { kitchenId, by } = pantry
  return Array.from({ length: TASKS }, (_, place) => {
    const task: PrepTask = {
      ...newCommonFields(by, at),
      serviceDay: date,
      name: `Prepare ${place + 1}`,
      priority: 2,
      assignee: by,
      state: 'done',
      startedAt: null,
      doneAt: at,
      doneBy: by,
      checkedBy: null,
      sortKey: sortKeyAt(place),
      history: [{ state: 'done', at, by }],
    }
    return builtDocument(prepTasks, { kitchenId, taskId: `years-${date}-${place + 1}` }, task)
  })
}
