import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { AccessRole } from '../kitchens/access.ts'
import { timestampFromMs, type Timestamp } from '../time/timestamp.ts'
import { eventGaps, mergeEvents, replayLine, type TicketEvent } from './merge-events.ts'
import {
  acknowledgeLine,
  clearVoided,
  fireByTimer,
  type LineActor,
  type LineCommand,
  moveLine,
} from './move-line.ts'
import { recallList, recallTicket } from './recall-ticket.ts'
import { ageBand, QUICK_THRESHOLDS, ticketAgeMs } from './ticket-age.ts'
import { isOpenTicket, ticketState } from './ticket-state.ts'
import type { LineState, Ticket, TicketLine } from './ticket.ts'
import { isUndoOffered, undoBump } from './undo-bump.ts'

const at = (time: string): Timestamp => timestampFromMs(Date.parse(`2026-05-03T${time}Z`))
const noon = at('12:00:00')

function aLine(state: LineState, change: Partial<TicketLine> = {}): TicketLine {
  return {
    id: 'l1',
    name: 'Burger',
    qty: 1,
    stationIds: ['grill'],
    course: 1,
    prepMin: 5,
    allergies: [],
    state,
    times: { sent: noon },
    ackBy: null,
    isCleared: false,
    ...change,
  }
}

function aTicket(lines: readonly TicketLine[], change: Partial<Ticket> = {}): Ticket {
  return {
    id: 't1',
    number: '41',
    mode: 'eat in',
    sentAt: noon,
    isPriority: false,
    isTouched: true,
    courses: [],
    lines,
    ...change,
  }
}

function someone(access: AccessRole, change: Partial<LineActor> = {}): LineActor {
  return {
    uid: 'ann',
    access: { access, grants: [], state: 'active' },
    isExpediter: false,
    hasExpediter: true,
    at: at('12:10:00'),
    ...change,
  }
}

const cook = someone('cook')
const reasoned = { reason: 'guest left' }
const refused = (problem: string) => ({ ok: false, problem })
const stateAfterMove = (state: LineState, command: LineCommand, actor: LineActor) => {
  const change = moveLine(aLine(state), command, actor)
  return change.ok ? change.value.line.state : change.problem
}

describe('states of a line', () => {
  test('[TK3] the whole table', () => {
    const all = someone('owner', { isExpediter: true, ...reasoned })
    const states: LineState[] = ['held', 'fired', 'cooking', 'ready', 'served', 'voided']
    const row = (command: LineCommand) => states.map((state) => stateAfterMove(state, command, all))
    const no = 'state'
    expect(row('fire')).toEqual(['fired', no, no, no, no, no])
    expect(row('start')).toEqual([no, 'cooking', no, no, no, no])
    expect(row('bump')).toEqual([no, 'ready', 'ready', no, no, no])
    expect(row('serve')).toEqual([no, no, no, 'served', no, no])
    expect(row('recall')).toEqual([no, no, no, 'cooking', 'ready', no])
    expect(row('void')).toEqual(['voided', 'voided', 'voided', 'voided', 'voided', no])
  })

  test('[TK3] a bump makes fired ready; a held line is not bumped', () => {
    expect(stateAfterMove('fired', 'bump', cook)).toBe('ready')
    expect(stateAfterMove('held', 'bump', cook)).toBe('state')
    expect(stateAfterMove('fired', 'bump', someone('viewer'))).toBe('role')
  })

  test('[TK3] what is ready or served is voided by a manager with a reason, the rest by a cook', () => {
    expect(stateAfterMove('ready', 'void', someone('cook', reasoned))).toBe('role')
    expect(stateAfterMove('served', 'void', someone('lead', reasoned))).toBe('role')
    expect(stateAfterMove('ready', 'void', someone('manager', reasoned))).toBe('voided')
    expect(stateAfterMove('ready', 'void', someone('manager'))).toBe('reason-needed')
    expect(stateAfterMove('cooking', 'void', someone('cook', reasoned))).toBe('voided')
    expect(stateAfterMove('cooking', 'void', someone('cook', { reason: ' ' }))).toBe('reason-needed')
  })

  test('[TK3] the expediter fires and serves; where there is none, every cook does', () => {
    const expediter = someone('cook', { isExpediter: true })
    const alone = someone('cook', { hasExpediter: false })
    expect(stateAfterMove('held', 'fire', cook)).toBe('expediter-only')
    expect(stateAfterMove('ready', 'serve', cook)).toBe('expediter-only')
    expect(stateAfterMove('held', 'fire', expediter)).toBe('fired')
    expect(stateAfterMove('ready', 'serve', expediter)).toBe('served')
    expect(stateAfterMove('held', 'fire', alone)).toBe('fired')
  })

  test('[TK3] the timer of a course fires held lines only', () => {
    expect(fireByTimer(aLine('held'), noon)).toMatchObject({
      ok: true,
      value: {
        line: { state: 'fired', times: { fired: noon } },
        moves: [{ from: 'held', to: 'fired', by: 'course-timer' }],
      },
    })
    expect(fireByTimer(aLine('fired'), noon)).toEqual(refused('state'))
  })

  test('[TK3] without an expediter a bump passes through ready to served', () => {
    const change = moveLine(aLine('cooking'), 'bump', someone('cook', { hasExpediter: false }))
    expect(change).toMatchObject({
      ok: true,
      value: {
        line: { state: 'served', times: { ready: at('12:10:00'), served: at('12:10:00') } },
        moves: [
          { from: 'cooking', to: 'ready' },
          { from: 'ready', to: 'served' },
        ],
      },
    })
  })

  test('[TK3] an allergy line is acknowledged by name before it is bumped', () => {
    const line = aLine('fired', { allergies: ['nuts'] })
    expect(moveLine(line, 'bump', cook)).toEqual(refused('acknowledge-first'))
    const acknowledged = acknowledgeLine(line, cook)
    expect(acknowledged).toMatchObject({ ok: true, value: { ackBy: 'ann' } })
    if (!acknowledged.ok) throw new Error('not acknowledged')
    expect(moveLine(acknowledged.value, 'bump', cook).ok).toBe(true)
    expect(acknowledgeLine(line, someone('viewer'))).toEqual(refused('role'))
    expect(acknowledgeLine(aLine('fired'), cook)).toEqual(refused('state'))
  })

  test('[TK3] a recall forgets the times of what is no longer reached', () => {
    const times = { sent: noon, started: at('12:01:00'), ready: at('12:05:00'), served: at('12:06:00') }
    const ready = moveLine(aLine('served', { times }), 'recall', cook)
    const { served: _served, ...untilReady } = times
    expect(ready).toMatchObject({ ok: true, value: { line: { times: untilReady } } })
    const cooking = moveLine(aLine('ready', { times: untilReady }), 'recall', cook)
    expect(cooking.ok ? cooking.value.line.times : undefined).toEqual({
      sent: noon,
      started: at('12:01:00'),
    })
  })
})

describe('state of a ticket', () => {
  const state = (...states: LineState[]) => ticketState(aTicket(states.map((line) => aLine(line))))

  test('[TK3] is derived from its lines', () => {
    expect(state('ready', 'cooking')).toBe('in progress')
    expect(state('served', 'voided')).toBe('done')
    expect(state('voided', 'voided')).toBe('void')
    expect(state('ready', 'served', 'voided')).toBe('ready')
    expect(state('held', 'served')).toBe('in progress')
    expect(ticketState(aTicket([aLine('fired')], { isTouched: false }))).toBe('new')
    expect(ticketState(aTicket([], { isTouched: false }))).toBe('new')
    expect(isOpenTicket(aTicket([aLine('ready')]))).toBe(true)
    expect(isOpenTicket(aTicket([aLine('served')]))).toBe(false)
    expect(isOpenTicket(aTicket([aLine('voided')]))).toBe(false)
  })
})

describe('voided lines', () => {
  test('[TK4] stay until acknowledged by name, then are bumped away, and never come back', () => {
    const voided = moveLine(
      aLine('fired', { allergies: ['nuts'], ackBy: 'bob' }),
      'void',
      someone('cook', reasoned),
    )
    if (!voided.ok) throw new Error('not voided')
    expect(voided.value.moves[0]?.reason).toBe('guest left')
    expect(clearVoided(voided.value.line, cook)).toEqual(refused('acknowledge-first'))
    const seen = acknowledgeLine(voided.value.line, cook)
    if (!seen.ok) throw new Error('not acknowledged')
    const cleared = clearVoided(seen.value, cook)
    expect(cleared).toMatchObject({ ok: true, value: { state: 'voided', isCleared: true } })
    expect(clearVoided(aLine('voided', { isCleared: true, ackBy: 'ann' }), cook)).toEqual(refused('state'))
    expect(clearVoided(aLine('ready'), cook)).toEqual(refused('state'))
    expect(clearVoided(seen.value, someone('viewer'))).toEqual(refused('role'))
    expect(stateAfterMove('voided', 'recall', someone('owner'))).toBe('state')
  })

  test('[TK4] a recall of the ticket does not revive them', () => {
    const ticket = aTicket([aLine('served'), aLine('voided', { id: 'l2' })])
    const recalled = recallTicket(ticket, 'keep', cook)
    expect(recalled.ok ? recalled.value.ticket.lines.map(({ state }) => state) : undefined).toEqual([
      'ready',
      'voided',
    ])
  })
})

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
