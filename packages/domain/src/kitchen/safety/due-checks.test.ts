import { expect, test } from 'vitest'
import { timestampFromMs } from '../../core/time/timestamp.ts'
import { checksOfDay, dueState, occurrencesOf } from './due-checks.ts'
import { newSafetySchedule } from './new-safety-check.ts'
import { coolingStanding } from './run-now.ts'
import { SafetyField } from './safety-field.ts'
import { limitsOf } from './safety-limits.ts'
import type { SafetySchedule } from './safety-schedule.ts'
import { usualChecks } from './usual-checks.ts'

const kitchen = { zone: 'Europe/Lisbon', dayStartsAt: '04:00' }
const at = (time: string): number => Date.parse(`2026-05-03T${time}:00+01:00`)
const schedule = (said: Partial<SafetySchedule>) =>
  newSafetySchedule({ templateId: 'fridge', ...said }, 'ann', timestampFromMs(0))
const on = { serviceDay: '2026-05-03', kitchen }

test('[PR7] a check is announced, due, late after window and grace, and missed when the service day is over', () => {
  const [check] = occurrencesOf('s', schedule({ times: ['12:00'] }), on)
  if (check === undefined) throw new Error('no check')
  expect(check).toMatchObject({ key: 's_2026-05-03_12:00', dueMs: at('12:00') })
  const state = (time: string) => dueState(check, at(time))
  expect([state('11:29'), state('11:30'), state('12:00')]).toEqual(['later', 'soon', 'due'])
  expect([state('13:15'), state('13:16')]).toEqual(['due', 'late'])
  expect(dueState(check, Date.parse('2026-05-04T04:00:00+01:00'))).toBe('missed')
  expect(dueState(check, at('14:00'), at('13:15'))).toBe('done')
  expect(dueState(check, at('14:00'), at('13:16'))).toBe('done late')
})

test('checks of the small hours belong to the service day before; days and ends of a schedule count', () => {
  const [night] = occurrencesOf('s', schedule({ times: ['01:00'] }), on)
  expect(night?.dueMs).toBe(Date.parse('2026-05-04T01:00:00+01:00'))
  expect(occurrencesOf('s', schedule({ times: ['12:00'], days: [7] }), on)).toHaveLength(1)
  expect(occurrencesOf('s', schedule({ times: ['12:00'], days: [1] }), on)).toEqual([])
  expect(occurrencesOf('s', schedule({ times: ['12:00'], until: '2026-05-02' }), on)).toEqual([])
  expect(occurrencesOf('s', schedule({ everyMin: 360 }), on).map(({ dueMs }) => dueMs)).toEqual([
    at('04:00'),
    at('10:00'),
    at('16:00'),
    at('22:00'),
  ])
})

test('the checks of all schedules stand by time', () => {
  const all = [
    { id: 'b', content: schedule({ times: ['22:00', '08:00'] }) },
    { id: 'a', content: schedule({ times: ['12:00'] }) },
  ]
  expect(checksOfDay(all, at('12:00'), kitchen).map(({ scheduleId }) => scheduleId)).toEqual(['b', 'a', 'b'])
})

test('checks of one time stand in an order that does not change', () => {
  const twelve = (id: string) => ({ id, content: schedule({ times: ['12:00'] }) })
  const keys = (ids: readonly string[]) =>
    checksOfDay(ids.map(twelve), at('10:00'), kitchen).map(({ key }) => key)
  expect(keys(['b', 'a', 'c'])).toEqual(keys(['c', 'b', 'a']))
})

test('the usual checks take the numbers of the rule set, and the house norm where it has none', () => {
  const words = { temperature: 'Temperature', isClean: 'Clean' }
  const limit = (jurisdiction: 'EU' | 'UK' | 'FDA') => {
    const limits = limitsOf(jurisdiction)
    if (limits === undefined) throw new Error('no limits')
    const checks = usualChecks(limits, words)
    for (const field of checks.flatMap(({ fields }) => fields)) SafetyField.parse(field)
    return checks[0]?.fields[0]
  }
  expect(limit('UK')).toMatchObject({ atMost: { value: '8', unit: 'C' } })
  expect(limit('FDA')).toMatchObject({ atMost: { value: '5', unit: 'C' } })
  expect(limit('EU')).toMatchObject({ atMost: { value: '5', unit: 'C' } })
})

test('[HC2] a cooling is running until its readings or its time decide it, with three verdicts', () => {
  const fda = limitsOf('FDA')
  const eu = limitsOf('EU')
  if (fda === undefined || eu === undefined) throw new Error('no limits')
  const reading = (time: string, value: string) => ({
    atMs: at(time),
    temperature: { value, unit: 'C' as const },
  })
  const now = (time: string) => ({ limits: fda, startedMs: at('12:00'), nowMs: at(time) })
  expect(coolingStanding([reading('12:00', '57')], now('12:30'))).toEqual({
    state: 'running',
    deadlineMs: at('14:00'),
  })
  const cooled = [reading('12:00', '57'), reading('13:00', '21')]
  expect(coolingStanding(cooled, now('15:00'))).toEqual({ state: 'running', deadlineMs: at('18:00') })
  expect(coolingStanding([...cooled, reading('17:00', '5')], now('17:01')).state).toBe('passed')
  expect(coolingStanding([reading('12:00', '57'), reading('14:01', '30')], now('14:02')).state).toBe('failed')
  const byNorm = (readings: Parameters<typeof coolingStanding>[0], time: string) =>
    coolingStanding(readings, { limits: eu, startedMs: at('12:00'), nowMs: at(time) }).state
  expect(byNorm([], '13:00')).toBe('running')
  expect(byNorm([reading('13:00', '7')], '13:01')).toBe('passed')
  expect(byNorm([], '13:31')).toBe('not proven')
})
