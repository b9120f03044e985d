import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { roundToText } from '../../core/quantities/round.ts'
import { checkTiming, type DueCheck } from './check-timing.ts'
import { correctRecord, type SafetyRecord, shownRecords } from './correct-record.ts'
import { mergeReadings, type SensorReading } from './merge-readings.ts'
import { passRate } from './pass-rate.ts'
import { rangeAlarms } from './range-alarm.ts'
import {
  canonicalJson,
  type ChainedRecord,
  chainHash,
  type ChainLink,
  FIRST_PREVIOUS_HASH,
  firstBrokenLink,
} from './record-chain.ts'

const MS_PER_MINUTE = 60_000

async function sha256(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

describe('when a check is due', () => {
  const at = (time: string) => Date.parse(`2026-05-03T${time}Z`)
  const check: DueCheck = { dueMs: at('10:00:00'), serviceDayEndMs: Date.parse('2026-05-04T04:00:00Z') }
  const done = (time: string) => checkTiming({ ...check, doneMs: at(time) }, at('23:00:00'))

  test('[PR7] on time until due + window + grace, late after that', () => {
    expect(done('11:15:00')).toBe('on time')
    expect(done('11:15:01')).toBe('late')
    expect(done('09:40:00')).toBe('on time')
  })

  test('[PR7] without a record it is open, late, and missed when the service day ends', () => {
    expect(checkTiming(check, at('11:15:00'))).toBe('open')
    expect(checkTiming(check, at('11:15:01'))).toBe('late')
    expect(checkTiming(check, check.serviceDayEndMs - 1)).toBe('late')
    expect(checkTiming(check, check.serviceDayEndMs)).toBe('missed')
  })

  test('[PR7] is not missed before window and grace are over', () => {
    const lateCheck = { ...check, dueMs: Date.parse('2026-05-04T03:30:00Z') }
    expect(checkTiming(lateCheck, check.serviceDayEndMs)).toBe('open')
    expect(checkTiming(lateCheck, Date.parse('2026-05-04T04:45:01Z'))).toBe('missed')
    expect(checkTiming({ ...check, windowMin: 0, graceMin: 0 }, at('10:00:00'))).toBe('open')
    expect(checkTiming({ ...check, windowMin: 0, graceMin: 0 }, at('10:00:01'))).toBe('late')
  })
})

describe('scores', () => {
  test('[HC2] not proven never counts as passed', () => {
    const rate = passRate([...Array<'passed'>(8).fill('passed'), 'failed', 'not proven'])
    expect(rate).toMatchObject({ passed: 8, failed: 1, notProven: 1 })
    expect(rate.percent === undefined ? '' : roundToText(rate.percent, 0)).toBe('80')
    expect(passRate([]).percent).toBeUndefined()
  })
})

describe('alarms', () => {
  const alarms = (text: string, delayMin?: number) =>
    rangeAlarms(
      text.split(', ').map((reading) => {
        const [minute = '', value = ''] = reading.split(':')
        return { atMs: Number(minute) * MS_PER_MINUTE, temperature: { value, unit: 'C' } }
      }),
      { atLeast: { C: '0' }, atMost: { C: '4' } },
      delayMin,
    ).map((ms) => ms / MS_PER_MINUTE)

  test('[HC4] fires when out of range for longer than the delay', () => {
    expect(alarms('0:5, 15:5, 30:5')).toEqual([])
    expect(alarms('0:5, 15:5, 31:5')).toEqual([31])
    expect(alarms('0:5, 15:4, 30:5, 45:5')).toEqual([])
    expect(alarms('0:-1, 15:5, 31:-1')).toEqual([31])
  })

  test('[HC4] fires once for each time the range is left, in any order of arrival', () => {
    expect(alarms('60:5, 0:5, 31:5, 70:4, 80:5, 111:5')).toEqual([31, 111])
    expect(alarms('0:5, 6:5', 5)).toEqual([6])
  })
})

describe('sensor readings', () => {
  const reading = (value: string, atMs = 0, device = 'fridge'): SensorReading => ({
    device,
    atMs,
    temperature: { value, unit: 'C' },
  })

  test('[HC5] the same reading sent 3 times is stored once', () => {
    const once = mergeReadings([], [reading('4'), reading('4')])
    expect(once).toHaveLength(1)
    expect(mergeReadings(once, [reading('4')])).toEqual(once)
  })

  test('[HC5] a different value for the same device and time is kept and flagged', () => {
    const both = mergeReadings(mergeReadings([], [reading('4')]), [reading('5'), reading('5')])
    expect(both.map(({ temperature, isConflict }) => [temperature.value, isConflict])).toEqual([
      ['4', false],
      ['5', true],
    ])
  })

  test('[HC5] late readings take their place by time', () => {
    const stored = mergeReadings([], [reading('4', 20), reading('3', 10, 'freezer'), reading('2', 10)])
    expect(stored.map(({ atMs, device }) => [atMs, device])).toEqual([
      [10, 'freezer'],
      [10, 'fridge'],
      [20, 'fridge'],
    ])
    expect(stored.some(({ isConflict }) => isConflict)).toBe(false)
  })
})

describe('corrections', () => {
  const first: SafetyRecord = { id: 'r1', value: '4.0', by: 'ann', recordedMs: 1 }
  const second = { id: 'r2', value: '5.0', by: 'bob', recordedMs: 2, reason: 'read upside down' }
  const third = { id: 'r3', value: '4.5', by: 'ann', recordedMs: 3, reason: 'wrong probe' }

  test('[HC6] the newest is shown, all stay readable', () => {
    const corrected = correctRecord(first, second)
    if (!corrected.ok) throw new Error('refused')
    const again = correctRecord(corrected.value, third)
    if (!again.ok) throw new Error('refused')
    const other: SafetyRecord = { id: 'r4', value: '63', by: 'ann', recordedMs: 4 }
    const shown = shownRecords([again.value, other, first, corrected.value])
    expect(shown.map((record) => [record.shown.value, record.all.length])).toEqual([
      ['4.5', 3],
      ['63', 1],
    ])
  })

  test('[HC6] both corrections may name the original, and it need not be at hand', () => {
    const of = (record: SafetyRecord): SafetyRecord => ({ ...record, correctionOf: 'r1' })
    expect(shownRecords([of(third), of(second)]).map(({ shown }) => shown.value)).toEqual(['4.5'])
  })

  test('[HC6] a correction needs a reason', () => {
    const { reason: _reason, ...silent } = second
    expect(correctRecord(first, silent)).toEqual({ ok: false, problem: 'reason-needed' })
    expect(correctRecord(first, { ...second, reason: '  x ' })).toEqual({
      ok: false,
      problem: 'reason-needed',
    })
    expect(correctRecord(first, { ...second, reason: 'x'.repeat(301) })).toEqual({
      ok: false,
      problem: 'reason-too-long',
    })
  })
})

describe('the chain of records', () => {
  const linksOf = async (records: readonly ChainedRecord[]) => {
    const links: ChainLink[] = []
    for (const record of records) {
      const previousHash = links.at(-1)?.hash ?? FIRST_PREVIOUS_HASH
      links.push({ record, previousHash, hash: await chainHash(previousHash, record, sha256) })
    }
    return links
  }
  const records = ['4.0', '5.0', '4.5'].map((value, index) => ({ id: `r${String(index + 1)}`, value }))

  test('[HC7] each hash covers the one before and the record with sorted keys', async () => {
    const first = await chainHash(FIRST_PREVIOUS_HASH, { id: 'r1', value: '4.0' }, sha256)
    expect(first).toBe('a1cb677e2dbaa198257089e9706229a9212e804ee3dadbcaf0be00d49b26a21c')
    expect(await chainHash(first, { value: '5.0', id: 'r2' }, sha256)).toBe(
      '8289caa55ab6b291dcec1b07a6c0c11361bbb15c6bdd6a6eec4e12e680d009ca',
    )
  })

  test('[HC7] keys are sorted as text, letters are not escaped', () => {
    expect(canonicalJson({ '9': 'crème "brûlée"', '10': '\n', a: '日' })).toBe(
      '{"10":"\\n","9":"crème \\"brûlée\\"","a":"日"}',
    )
    expect(canonicalJson({})).toBe('{}')
  })

  test('[HC7] a changed, missing or moved record shows', async () => {
    const [one, two, three] = await linksOf(records)
    if (one === undefined || two === undefined || three === undefined) throw new Error('no links')
    expect(await firstBrokenLink([one, two, three], sha256)).toBeUndefined()
    const changed = { ...two, record: { id: 'r2', value: '4.9' } }
    expect(await firstBrokenLink([one, changed, three], sha256)).toBe(1)
    expect(await firstBrokenLink([one, three], sha256)).toBe(1)
    expect(await firstBrokenLink([two, three], sha256)).toBe(0)
    expect(await firstBrokenLink([two, three], sha256, one.hash)).toBeUndefined()
    expect(await firstBrokenLink([], sha256)).toBeUndefined()
  })

  test('[HC7] the order of keys changes nothing', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.string()), (record) => {
        const reversed = Object.fromEntries(Object.entries(record).toReversed())
        expect(canonicalJson(reversed)).toBe(canonicalJson(record))
        expect(JSON.parse(canonicalJson(record))).toEqual(JSON.parse(JSON.stringify(record)))
      }),
    )
  })
})
