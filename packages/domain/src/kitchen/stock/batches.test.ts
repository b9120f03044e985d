import { describe, expect, test } from 'vitest'
import { instantOf } from '../../core/time/local-time.ts'
import { timestampFromMs } from '../../core/time/timestamp.ts'
import { isExpired } from './batch-expiry.ts'
import { type PickedBatch, pickBatches } from './pick-batches.ts'
import { traceBatch, type TraceRecords } from './trace-batch.ts'

const zone = 'Europe/Paris'
const at = (date: string, time: string) => timestampFromMs(instantOf({ date, time }, zone))

const batch = (id: string, useBy?: string, state: PickedBatch['state'] = 'usable'): PickedBatch => ({
  id,
  useBy,
  state,
  receivedAt: at('2026-05-01', '08:00'),
})
const x = batch('X', '2026-05-05')
const y = batch('Y', '2026-05-03')
const ids = (batches: readonly PickedBatch[]) => batches.map(({ id }) => id)

describe('picking', () => {
  test('[ST7] X use-by 5 May, Y use-by 3 May; on 2 May: Y first', () =>
    expect(ids(pickBatches([x, y], at('2026-05-02', '12:00'), zone).offered)).toEqual(['Y', 'X']))
  test('[ST7] on 4 May: X; Y blocked as expired', () => {
    const { offered, blocked } = pickBatches([x, y], at('2026-05-04', '12:00'), zone)
    expect(ids(offered)).toEqual(['X'])
    expect(blocked).toEqual([{ batch: y, reason: 'expired' }])
  })
  test('[ST7] one use-by day: the earlier receipt first, then by id', () => {
    const early = { ...batch('Z', '2026-05-03'), receivedAt: at('2026-04-30', '08:00') }
    const twin = batch('A', '2026-05-03')
    expect(ids(pickBatches([y, twin, early], at('2026-05-02', '12:00'), zone).offered)).toEqual([
      'Z',
      'A',
      'Y',
    ])
  })
  test('[ST7] what has no use-by day comes last', () =>
    expect(ids(pickBatches([batch('salt'), x], at('2026-05-02', '12:00'), zone).offered)).toEqual([
      'X',
      'salt',
    ]))
  test.each(['frozen', 'used', 'binned', 'recalled'] as const)('[ST7] what is %s is not offered', (state) => {
    const { offered, blocked } = pickBatches(
      [batch('B', '2026-05-05', state)],
      at('2026-05-02', '12:00'),
      zone,
    )
    expect([offered, blocked.map(({ reason }) => reason)]).toEqual([[], [state]])
  })

  test('[ST8] use-by 3 May, at 3 May 23:59:59: usable', () =>
    expect(isExpired('2026-05-03', at('2026-05-03', '23:59:59'), zone)).toBe(false))
  test('[ST8] 4 May 00:00:00: expired', () =>
    expect(isExpired('2026-05-03', at('2026-05-04', '00:00:00'), zone)).toBe(true))
  test("[ST8] the day ends by the kitchen's clock", () =>
    expect(isExpired('2026-05-03', at('2026-05-04', '00:00:00'), 'America/New_York')).toBe(false))
})

describe('trace', () => {
  const delivered = { kind: 'delivery', deliveryLineId: 'd1', supplierId: 'S' } as const
  const records: TraceRecords = {
    batches: [
      { id: 'L', from: [delivered] },
      { id: 'B1', from: [{ kind: 'batch', batchId: 'L' }] },
      { id: 'B2', from: [{ kind: 'batch', batchId: 'B1' }] },
      { id: 'other', from: [] },
    ],
    uses: [
      { batchId: 'B2', kind: 'ticket', id: '7' },
      { batchId: 'other', kind: 'ticket', id: '8' },
    ],
  }
  test('[ST10] received batch L in batch B1, B1 in B2, B2 on ticket 7: trace of L lists B1, B2, ticket 7', () =>
    expect(traceBatch('L', records)).toEqual({
      madeFrom: [],
      deliveries: [delivered],
      wentInto: ['B1', 'B2'],
      uses: [{ batchId: 'B2', kind: 'ticket', id: '7' }],
    }))
  test('[ST10] back from B2 to the supplier of L', () =>
    expect(traceBatch('B2', records)).toMatchObject({
      madeFrom: ['B1', 'L'],
      deliveries: [{ supplierId: 'S' }],
      wentInto: [],
    }))
  test('[ST10] a batch that went two ways is listed once, and a circle ends', () => {
    const batches = [
      { id: 'a', from: [{ kind: 'batch', batchId: 'c' } as const] },
      { id: 'b', from: [{ kind: 'batch', batchId: 'a' } as const] },
      {
        id: 'c',
        from: [{ kind: 'batch', batchId: 'a' } as const, { kind: 'batch', batchId: 'b' } as const],
      },
    ]
    expect(traceBatch('a', { batches, uses: [] }).wentInto).toEqual(['b', 'c'])
  })
  test('[ST10] nothing is known of a batch that nobody recorded', () =>
    expect(traceBatch('?', records)).toEqual({ madeFrom: [], deliveries: [], wentInto: [], uses: [] }))
})
