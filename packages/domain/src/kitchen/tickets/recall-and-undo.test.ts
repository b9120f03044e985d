import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { timestampFromMs } from '../../core/time/timestamp.ts'
import { eventGaps, mergeEvents, replayLine, type TicketEvent } from './merge-events.ts'
import { moveLine } from './move-line.ts'
import { recallList, recallTicket } from './recall-ticket.ts'
import { ageBand, QUICK_THRESHOLDS, ticketAgeMs } from './ticket-age.ts'
import { ticketState } from './ticket-state.ts'
import type { Ticket } from './ticket.ts'
import { isUndoOffered, undoBump } from './undo-bump.ts'
import { at, noon, aLine, aTicket, someone, cook, refused } from '../../../testing/board.ts'

describe('recall', () => {
  const served = aTicket([aLine('served', { times: { sent: noon, served: at('12:10:00') } })])
  const later = someone('cook', { at: at('12:20:00') })

  test('[TK5] keeps the clock or restarts it', () => {
    const shown = (clock: 'keep' | 'restart') => {
      const recalled = recallTicket(served, clock, later)
      if (!recalled.ok) throw new Error('not recalled')
      const ms = ticketAgeMs(recalled.value.ticket, later.at)
      return [ticketState(recalled.value.ticket), ms / 60_000, ageBand(ms, true, QUICK_THRESHOLDS)]
    }
    expect(shown('keep')).toEqual(['ready', 20, 'late'])
    expect(shown('restart')).toEqual(['ready', 0, 'on time'])
  })

  test('[TK5] a ready ticket is cooked again; one under way or void is not recalled', () => {
    const recalled = recallTicket(aTicket([aLine('ready'), aLine('served', { id: 'l2' })]), 'keep', cook)
    expect(recalled.ok ? recalled.value.ticket.lines.map(({ state }) => state) : undefined).toEqual([
      'cooking',
      'served',
    ])
    expect(recallTicket(aTicket([aLine('cooking')]), 'keep', cook)).toEqual(refused('state'))
    expect(recallTicket(aTicket([aLine('voided')]), 'keep', cook)).toEqual(refused('state'))
    expect(recallTicket(served, 'keep', someone('viewer'))).toEqual(refused('role'))
  })

  test('[TK5] reaches the tickets of the service day, newest bump first, by number, table or item', () => {
    const bumped = (number: string, ready: string, change: Partial<Ticket> = {}) =>
      aTicket([aLine('served', { name: 'Soup', times: { sent: noon, ready: at(ready) } })], {
        number,
        ...change,
      })
    const tickets = [
      bumped('41', '12:10:00', { table: 'Terrace 5' }),
      bumped('42', '12:30:00'),
      bumped('40', '12:40:00', { sentAt: timestampFromMs(Date.parse('2026-05-03T03:59:00Z')) }),
      aTicket([aLine('cooking')], { number: '43' }),
      aTicket([aLine('voided')], { number: '44' }),
    ]
    const found = (wanted: string) =>
      recallList(tickets, wanted, {
        kitchen: { zone: 'UTC', dayStartsAt: '04:00' },
        nowMs: Date.parse('2026-05-03T22:00:00Z'),
      }).map(({ number }) => number)
    expect(found('')).toEqual(['42', '41'])
    expect(found('41')).toEqual(['41'])
    expect(found('terrace')).toEqual(['41'])
    expect(found('SOUP')).toEqual(['42', '41'])
    expect(found('pizza')).toEqual([])
  })
})

describe('undo', () => {
  const before = aLine('cooking', { times: { sent: noon, started: at('12:01:00') } })
  const other = aLine('fired', { id: 'l2' })
  const bump = moveLine(before, 'bump', cook)
  const after = bump.ok ? bump.value.line : before
  const undo = (time: string, lines = [after, other]) =>
    undoBump(lines, { before: [before], after: [after], at: cook.at }, { now: at(time) })

  test('[TK6] at 4.9 s everything is restored, at 5.0 s it is not offered', () => {
    expect(undo('12:10:04.900')).toEqual({ ok: true, value: [before, other] })
    expect(undo('12:10:05.000')).toEqual(refused('too-late'))
    expect(isUndoOffered(cook.at, at('12:10:04.999'))).toBe(true)
    expect(isUndoOffered(cook.at, at('12:10:05'), 10)).toBe(true)
    expect(isUndoOffered(cook.at, at('12:10:10'), 10)).toBe(false)
  })

  test('[TK6] a line that was voided or served meanwhile is not touched', () => {
    expect(undo('12:10:02', [aLine('voided'), other])).toEqual(refused('changed-since'))
    expect(undo('12:10:02', [other])).toEqual(refused('changed-since'))
  })
})

describe('events without network', () => {
  const event = (id: string, change: Partial<TicketEvent> = {}): TicketEvent => ({
    id,
    ticketId: 't1',
    lineId: 'l1',
    from: 'fired',
    to: 'ready',
    at: noon,
    by: 'ann',
    device: 'A',
    seq: 1,
    ...change,
  })

  test('[TK12] the same bump delivered twice is one change', () => {
    const bump = event('e1')
    const once = mergeEvents([], [bump, bump])
    expect(once).toEqual({ events: [bump], added: [bump] })
    expect(mergeEvents(once.events, [bump])).toEqual({ events: [bump], added: [] })
    expect(replayLine('fired', once.events)).toEqual({ state: 'ready', applied: [bump], passedOver: [] })
  })

  test('[TK12] two devices that bump one line make one change', () => {
    const one = event('e1')
    const other = event('e2', { device: 'B', at: at('12:00:03') })
    const { events } = mergeEvents([other], [one])
    expect(replayLine('fired', events)).toEqual({ state: 'ready', applied: [one], passedOver: [other] })
  })

  test('[TK12] a void made without network holds, and nothing follows it', () => {
    const bump = event('e1')
    const voided = event('e2', { device: 'B', to: 'voided', at: at('12:00:02') })
    const serve = event('e3', { from: 'ready', to: 'served', at: at('12:00:04'), seq: 2 })
    const { events } = mergeEvents([bump, serve], [voided])
    expect(replayLine('fired', events)).toEqual({
      state: 'voided',
      applied: [bump, voided],
      passedOver: [serve],
    })
  })

  test('[TK12] the order of arrival changes nothing', () => {
    const all = [
      event('e1'),
      event('e2', { device: 'B' }),
      event('e3', { seq: 2, to: 'cooking' }),
      event('e4', { at: at('12:00:01'), seq: 3 }),
      event('e5', { seq: 2 }),
    ]
    const expected = mergeEvents([], all).events
    expect(expected.map(({ id }) => id)).toEqual(['e1', 'e3', 'e5', 'e2', 'e4'])
    fc.assert(
      fc.property(
        fc.shuffledSubarray(all, { minLength: all.length }),
        fc.nat(all.length),
        (shuffled, cut) => {
          const first = mergeEvents([], shuffled.slice(0, cut)).events
          expect(mergeEvents(first, shuffled).events).toEqual(expected)
        },
      ),
    )
  })

  test('[TK12] numbers that a device is missing are named', () => {
    expect(eventGaps([event('e1'), event('e4', { seq: 4 }), event('e5', { device: 'B' })])).toEqual([
      { device: 'A', missing: [2, 3] },
    ])
  })
})
