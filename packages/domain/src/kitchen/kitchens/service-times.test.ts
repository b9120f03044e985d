import { describe, expect, test } from 'vitest'
import { Service } from './kitchen-settings.ts'
import { isPastMidnight, isServiceLength, serviceMinutes, servicesOn } from './service-times.ts'

const lunch = { id: 'lunch', name: 'Lunch', from: '12:00', to: '15:00', days: [6, 7] }
const late = { id: 'late', name: 'Late', from: '22:30', to: '02:00', days: [] }
const breakfast = { id: 'breakfast', name: 'Breakfast', from: '07:00', to: '10:30', days: [7] }

describe('the times of a service', () => {
  test('one that ends at an earlier time goes on past midnight', () => {
    expect([lunch, late].map(serviceMinutes)).toEqual([180, 210])
    expect([lunch, late].map(isPastMidnight)).toEqual([false, true])
  })

  test('one that ends when it begins, or after 16 hours, is refused by the form and by the server', () => {
    const times = [
      { from: '12:00', to: '12:00' },
      { from: '15:00', to: '12:00' },
      { from: '06:00', to: '22:00' },
      { from: '06:00', to: '22:01' },
    ]
    expect(times.map(isServiceLength)).toEqual([false, false, true, false])
    expect(times.map((each) => Service.safeParse({ ...lunch, ...each }).success)).toEqual([
      false,
      false,
      true,
      false,
    ])
  })

  test('a day has the services of its weekday, the earliest first; no days are all days', () => {
    const namesOn = (day: string) => servicesOn([late, lunch, breakfast], day).map(({ id }) => id)
    expect(namesOn('2026-11-29')).toEqual(['breakfast', 'lunch', 'late'])
    expect(namesOn('2026-11-28')).toEqual(['lunch', 'late'])
    expect(namesOn('2026-11-26')).toEqual(['late'])
  })
})
