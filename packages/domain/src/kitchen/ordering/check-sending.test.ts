import { describe, expect, test } from 'vitest'
import { instantOf } from '../../core/time/local-time.ts'
import { timestampFromMs } from '../../core/time/timestamp.ts'
import { checkSending } from './check-sending.ts'
import { nearCutOff } from './cut-off-reminder.ts'

const zone = 'Europe/Paris'
const at = (date: string, time: string) => timestampFromMs(instantOf({ date, time }, zone))
const days = { weekdays: [1, 3, 5], holidays: ['2026-05-08'] }
const cutOff = { hm: '18:00', daysBefore: 1, mode: 'flexible' } as const
const eur = (minor: number) => ({ minor, currency: 'EUR' }) as const
type Terms = Parameters<typeof checkSending>[1]
const terms = (more: Partial<Terms> = {}): Terms => ({ zone, deliveryDays: days, ...more })
/** 2026-05-06 is a Wednesday. */
const order = (more: Partial<Parameters<typeof checkSending>[0]> = {}) => ({
  wantedDay: '2026-05-06',
  goods: eur(7999),
  now: at('2026-05-05', '18:30'),
  accept: [],
  ...more,
})

describe('an order without a cut-off', () => {
  test('[OR8] is sent for any coming delivery day, today too', () => {
    expect(checkSending(order(), terms())).toEqual({ ok: true, value: [] })
    expect(checkSending(order({ now: at('2026-05-06', '05:00') }), terms())).toEqual({ ok: true, value: [] })
  })
  test('[OR8] not for a holiday or a day without delivery: the next one is named', () => {
    const named = { ok: false, problem: { kind: 'holiday', nextDay: '2026-05-06' } }
    expect(checkSending(order({ wantedDay: '2026-05-08' }), terms())).toEqual(named)
    expect(checkSending(order({ wantedDay: '2026-05-07' }), terms())).toEqual(named)
  })
  test('[OR7] nor for a day that has passed', () =>
    expect(checkSending(order({ wantedDay: '2026-05-04' }), terms())).toMatchObject({
      problem: { kind: 'cut-off-passed' },
    }))
  test('a supplier who has named no days drives on all of them', () => {
    const everyDay = terms({ deliveryDays: { weekdays: [], holidays: [] } })
    expect(checkSending(order({ wantedDay: '2026-05-07' }), everyDay)).toEqual({ ok: true, value: [] })
    expect(checkSending(order({ wantedDay: '2026-05-04' }), everyDay)).toEqual({
      ok: false,
      problem: { kind: 'cut-off-passed', nextDay: '2026-05-05' },
    })
  })
})

describe('an order under a strict cut-off', () => {
  const strict = terms({ cutOff: { ...cutOff, mode: 'strict' } })
  test('[OR7] is refused after it, and the next day in time is named', () =>
    expect(checkSending(order(), strict)).toEqual({
      ok: false,
      problem: { kind: 'cut-off-passed', nextDay: '2026-05-11' },
    }))
  test('[OR8] is refused for a holiday as one', () =>
    expect(checkSending(order({ wantedDay: '2026-05-08' }), strict)).toMatchObject({
      problem: { kind: 'holiday' },
    }))
})

describe('an order to a flexible supplier', () => {
  const flexible = terms({ cutOff, minimumOrder: { value: eur(8000), mode: 'flexible' } })
  test('[OR7] [OR9] is asked about lateness and minimum at once, then sent', () => {
    expect(checkSending(order(), flexible)).toEqual({ ok: true, value: ['cut-off-passed', 'below-minimum'] })
    const accepted = order({ accept: ['cut-off-passed', 'below-minimum'] })
    expect(checkSending(accepted, flexible)).toEqual({ ok: true, value: [] })
  })
  test('[OR9] a strict minimum refuses with what is missing', () => {
    const strict = terms({ minimumOrder: { value: eur(8000), mode: 'strict' } })
    expect(checkSending(order(), strict)).toEqual({
      ok: false,
      problem: { kind: 'below-minimum', missing: eur(1) },
    })
  })
})

describe('a basket is brought to mind', () => {
  const basket = { lines: { l1: { packs: 2, note: '', why: '' } } }
  const near = (time: string, more: object = {}) =>
    nearCutOff({ ...basket, ...more }, { zone, deliveryDays: days, cutOff }, at('2026-05-05', time))
  test('two hours before the cut-off, that moment included', () => {
    expect(near('15:59:59')).toBeUndefined()
    expect(near('16:00:00')).toEqual({ day: '2026-05-06', at: at('2026-05-05', '18:00') })
  })
  test('once for each delivery, and not when nothing is in it', () => {
    expect(near('17:00', { remindedFor: '2026-05-06' })).toBeUndefined()
    expect(near('17:00', { lines: {} })).toBeUndefined()
  })
})
