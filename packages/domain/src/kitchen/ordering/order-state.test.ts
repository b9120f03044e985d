import { describe, expect, test } from 'vitest'
import { timestampFromMs } from '../../core/time/timestamp.ts'
import {
  hasArrived,
  closesItselfAt,
  isOrderLate,
  isOrderOpen,
  moveOrder,
  ORDER_STATES,
  type OrderCommand,
  type OrderMove,
  orderLifecycle,
  type OrderState,
} from './order-state.ts'

const cutOffAt = timestampFromMs(1_000_000)
const order = (state: OrderState) => ({ state, wantedDay: '2026-05-06', cutOffAt })
const move = (command: OrderCommand, more: Partial<OrderMove> = {}): OrderMove => ({
  command,
  now: cutOffAt,
  today: '2026-05-07',
  reason: 'not in season',
  ...more,
})
const after = (state: OrderState, command: OrderCommand, more?: Partial<OrderMove>) => {
  const moved = moveOrder(order(state), move(command, more))
  return moved.ok ? moved.value : `refused: ${moved.problem}`
}

/** Every move there is: what is not in this list is refused. */
const allowed: readonly (readonly [OrderState, OrderCommand, OrderState])[] = [
  ['sent', 'confirm', 'confirmed'],
  ['sent', 'change', 'changed'],
  ['changed', 'acceptChanges', 'confirmed'],
  ['changed', 'refuseChanges', 'cancelled'],
  ['changed', 'lapse', 'cancelled'],
  ['sent', 'cancel', 'cancelled'],
  ['confirmed', 'cancel', 'cancelled'],
  ['sent', 'receivePart', 'part-received'],
  ['confirmed', 'receivePart', 'part-received'],
  ['part-received', 'receivePart', 'part-received'],
  ['sent', 'receive', 'received'],
  ['confirmed', 'receive', 'received'],
  ['part-received', 'receive', 'received'],
  ['part-received', 'closeRest', 'received'],
  ['received', 'dispute', 'disputed'],
  ['disputed', 'settle', 'settled'],
  ['received', 'close', 'closed'],
  ['settled', 'close', 'closed'],
]

describe('orders', () => {
  test('have invoices and claims once goods have come', () => {
    const arrived = ORDER_STATES.filter(hasArrived)
    expect(arrived).toEqual(['part-received', 'received', 'disputed', 'settled', 'closed'])
  })

  test('[OR10] every state and every move: allowed as listed, all others refused', () => {
    const done = ORDER_STATES.flatMap((state) =>
      orderLifecycle.commandsIn(state).map((command) => `${state} ${command} ${after(state, command)}`),
    )
    expect(done.toSorted()).toEqual(allowed.map((entry) => entry.join(' ')).toSorted())
  })
  test('[OR10] sent + receive part: part received', () =>
    expect(after('sent', 'receivePart')).toBe('part-received'))
  test('[OR10] part received + cancel: refused', () =>
    expect(after('part-received', 'cancel')).toBe('refused: state'))
  test('[OR10] changed + receive: refused', () => expect(after('changed', 'receive')).toBe('refused: state'))
  test('[OR10] disputed + close: refused', () => expect(after('disputed', 'close')).toBe('refused: state'))

  test('[OR10] after the cut-off the supplier is asked before an order is cancelled', () => {
    const late = { now: timestampFromMs(1_000_001) }
    expect(after('confirmed', 'cancel', late)).toBe('refused: ask-supplier')
    expect(after('confirmed', 'cancel', { ...late, hasSupplierAgreed: true })).toBe('cancelled')
  })
  test('[OR10] the rest is given up only with a reason', () => {
    expect(after('part-received', 'closeRest', { reason: '  ' })).toBe('refused: reason')
    expect(after('part-received', 'closeRest', { reason: undefined })).toBe('refused: reason')
  })
  test('[OR10] a changed order without an answer lapses when the wanted day has passed, not before', () =>
    expect(after('changed', 'lapse', { today: '2026-05-06' })).toBe('refused: too-early'))

  test('[OR10] late: the wanted day has passed and nothing was received', () => {
    const late = (state: OrderState, today: string) => isOrderLate(order(state), today)
    expect(ORDER_STATES.filter((state) => late(state, '2026-05-07'))).toEqual([
      'sent',
      'confirmed',
      'changed',
    ])
    expect(late('sent', '2026-05-06')).toBe(false)
  })
  test('[OR10] only cancelled and closed orders are over', () =>
    expect(ORDER_STATES.filter((state) => !isOrderOpen(state))).toEqual(['cancelled', 'closed']))
  test('[OR10] a received order closes by itself 14 days later', () =>
    expect(closesItselfAt(timestampFromMs(0))).toEqual(timestampFromMs(14 * 24 * 3_600_000)))

  test('[OR10] the cut-off holds up a cancellation, and the wanted day a lapse, nothing else', () => {
    const late = { now: timestampFromMs(1_000_001) }
    expect(after('sent', 'confirm', late)).toBe('confirmed')
    expect(after('confirmed', 'receive', { ...late, today: '2026-05-06' })).toBe('received')
    expect(after('changed', 'acceptChanges', { ...late, today: '2026-05-05' })).toBe('confirmed')
  })
})
