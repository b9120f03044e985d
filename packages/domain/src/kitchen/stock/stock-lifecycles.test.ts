import { describe, expect, test } from 'vitest'
import { newCommonFields } from '../../core/documents/common-fields.ts'
import { lifecycleRows } from '../../../testing/lifecycle-rows.ts'
import { moveRows } from '../../../testing/move-rows.ts'
import type { AccessRole } from '../../access/roles/access.ts'
import { Batch } from './batch.ts'
import { batchLifecycle } from './batch-lifecycle.ts'
import { closeCount, COUNT_STATES, countLineId, countMovementId } from './move-count.ts'
import { Movement } from './movement.ts'
import { onHand } from './on-hand.ts'
import { Waste } from './waste.ts'

const noon = { seconds: 1_780_000_000, nanoseconds: 0 }
const common = newCommonFields('ann', noon)
const member = (access: AccessRole) => ({ access, grants: [], state: 'active' as const })

describe('a count', () => {
  test('[ST3] is closed once, by a lead', () => {
    const rows = (access: AccessRole) =>
      moveRows({
        states: COUNT_STATES,
        commands: ['close'],
        move: (state) => closeCount(state, member(access)),
      })
    expect(rows('lead')).toEqual({ close: ['closed', 'state'] })
    expect(rows('cook')).toEqual({ close: ['role', 'state'] })
  })

  test('[ST3] has one movement per stock line and one line per person and area', () => {
    expect(countMovementId('c1', 'flour')).toBe('cnt_c1_flour')
    expect(countLineId({ lineId: 'flour', areaId: 'dry', by: 'ann' })).toBe('flour_dry_ann')
    expect(countLineId({ lineId: 'flour', areaId: null, by: 'ann' })).toBe('flour_none_ann')
  })
})

describe('a batch', () => {
  test('[ST7] the whole table', () => {
    const no = 'state'
    expect(lifecycleRows(batchLifecycle)).toEqual({
      freeze: ['frozen', no, no, no, no],
      thaw: [no, 'usable', no, no, no],
      use: ['used', no, no, no, no],
      bin: ['binned', 'binned', no, no, no],
      recall: ['recalled', 'recalled', no, no, no],
    })
  })

  test('[ID10] cooks move it, leads recall it', () => {
    expect(batchLifecycle.stepsBetween('usable', 'recalled')).toEqual([{ to: 'recalled', access: 'lead' }])
    expect(batchLifecycle.stepsBetween('usable', 'used')).toEqual([{ to: 'used', access: 'cook' }])
    expect(batchLifecycle.stepsBetween('used', 'usable')).toEqual([])
  })

  test('[ST10] says where it came from, and is not thawed before it was frozen', () => {
    const batch = {
      ...common,
      lineId: 'stock',
      lot: 'B1',
      madeAt: noon,
      qty: { amount: '5', unit: 'l' },
      from: [{ kind: 'delivery', deliveryLineId: 'd1', supplierId: 's1' }],
      frozenSpans: [{ frozenOn: '2026-05-03' }],
      state: 'frozen',
    }
    expect(Batch.safeParse(batch).success).toBe(true)
    const backwards = [{ frozenOn: '2026-05-03', thawedOn: '2026-05-02' }]
    expect(Batch.safeParse({ ...batch, frozenSpans: backwards }).success).toBe(false)
  })
})

describe('the ledger', () => {
  test('[ST2] movements as they are stored are what the rules add up', () => {
    const movement = (change: string, more: object = {}) =>
      Movement.parse({
        ...common,
        by: 'ann',
        lineId: 'flour',
        kind: 'correction',
        change,
        entered: { amount: change.replace('-', ''), unit: 'kg' },
        at: noon,
        ...more,
      })
    const stored = [movement('10'), movement('-3'), movement('3', { reverses: 'm2' })]
    const ledger = stored.map((content, index) => ({ ...content, id: `m${index + 1}` }))
    expect(onHand(ledger).toString()).toBe('10')
  })

  test('waste is of one thing', () => {
    const entry = {
      ...common,
      by: 'ann',
      qty: { amount: '1', unit: 'kg' },
      reason: 'spoiled',
      note: '',
      at: noon,
    }
    expect(Waste.safeParse({ ...entry, lineId: 'flour' }).success).toBe(true)
    expect(Waste.safeParse(entry).success).toBe(false)
    expect(Waste.safeParse({ ...entry, lineId: 'flour', itemId: 'cake' }).success).toBe(false)
  })
})
