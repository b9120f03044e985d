import { describe, expect, test } from 'vitest'
import {
  acknowledgeLine,
  clearVoided,
  fireByTimer,
  type LineActor,
  type LineCommand,
  moveLine,
} from './move-line.ts'
import { recallTicket } from './recall-ticket.ts'
import { isOpenTicket, ticketState } from './ticket-state.ts'
import type { LineState } from './ticket.ts'
import { at, noon, aLine, aTicket, someone, cook, refused } from '../../../testing/board.ts'

const reasoned = { reason: 'guest left' }
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
