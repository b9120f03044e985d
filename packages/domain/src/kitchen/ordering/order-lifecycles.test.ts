import { describe, expect, test } from 'vitest'
import { moveRows } from '../../../testing/move-rows.ts'
import type { AccessRole, Grant } from '../../access/roles/access.ts'
import { DAY_MS } from '../../core/time/span.ts'
import { timestampFromMs } from '../../core/time/timestamp.ts'
import { CLAIM_STATES, isClaimable, moveClaim, offeringSide } from './move-claim.ts'
import { INVOICE_STATES, moveInvoice } from './move-invoice.ts'
import { moveOrder } from './order-state.ts'

const NOW_MS = Date.UTC(2026, 4, 3, 12)
const now = timestampFromMs(NOW_MS)
const member = (access: AccessRole, grants: Grant[] = []) => ({ access, grants, state: 'active' as const })

describe('an order', () => {
  test('[OR10] without a cut-off cancelling is free at any time', () => {
    const cancel = { command: 'cancel', now, today: '2026-05-03' } as const
    expect(moveOrder({ state: 'sent', wantedDay: '2026-05-02' }, cancel)).toEqual({
      ok: true,
      value: 'cancelled',
    })
    const passed = { state: 'sent', wantedDay: '2026-05-02', cutOffAt: timestampFromMs(NOW_MS - 1) } as const
    expect(moveOrder(passed, cancel)).toEqual({ ok: false, problem: 'ask-supplier' })
  })
})

describe('an invoice', () => {
  const rows = (access: AccessRole, words = 'Too many') =>
    moveRows({
      states: INVOICE_STATES,
      commands: ['approve', 'dispute', 'settle'],
      move: (state, command) => moveInvoice(state, { command, words }, member(access, ['orders'])),
    })

  test('the whole table', () => {
    expect(rows('lead')).toEqual({
      approve: ['approved', 'state', 'state', 'state'],
      dispute: ['disputed', 'state', 'state', 'state'],
      settle: ['state', 'settled', 'settled', 'state'],
    })
  })

  test('[ID10] is decided by leads; a dispute has words', () => {
    expect(rows('cook')['approve']?.[0]).toBe('role')
    expect(rows('lead', ' ')['dispute']?.[0]).toBe('words-needed')
    expect(rows('lead', '')['approve']?.[0]).toBe('approved')
    expect(moveInvoice('open', { command: 'approve' }, undefined)).toEqual({ ok: false, problem: 'role' })
  })
})

describe('a claim', () => {
  test('the whole table: one side offers, the other agrees', () => {
    const rows = (offeredBy: 'kitchen' | 'supplier') =>
      moveRows({
        states: CLAIM_STATES,
        commands: ['offer', 'agree'],
        move: (state, command) => moveClaim({ state, offeredBy }, command, 'kitchen'),
      })
    expect(rows('supplier')).toEqual({
      offer: ['offered', 'offered', 'state'],
      agree: ['state', 'settled', 'state'],
    })
    expect(rows('kitchen')['agree']).toEqual(['state', 'own-offer', 'state'])
  })

  test('a supplier without an account names its credit through the kitchen, which may then agree', () => {
    expect(offeringSide('kitchen', { supplierId: 'greens' })).toBe('kitchen')
    expect(offeringSide('kitchen', {})).toBe('supplier')
  })

  test('is opened within 14 days after the goods came', () => {
    expect(isClaimable(timestampFromMs(NOW_MS - 14 * DAY_MS), now)).toBe(true)
    expect(isClaimable(timestampFromMs(NOW_MS - 14 * DAY_MS - 1), now)).toBe(false)
  })
})
