import { describe, expect, test } from 'vitest'
import { forecastServings, type SoldDay } from './forecast.ts'

const sold = (day: string, servings: Readonly<Record<string, number>>): SoldDay => ({
  day,
  servings: new Map(Object.entries(servings)),
})
/** Fridays, but for the Saturday. */
const past = [
  sold('2026-04-03', { sole: 90 }),
  sold('2026-04-10', { sole: 10, soup: 30 }),
  sold('2026-04-17', { sole: 11, soup: 32 }),
  sold('2026-04-18', { sole: 40 }),
  sold('2026-05-01', { sole: 13 }),
]

describe('a forecast', () => {
  test('is the mean of the same weekday in the last four weeks, rounded up; a closed Friday does not count', () =>
    expect([...forecastServings('2026-05-08', past)]).toEqual([
      ['sole', 12],
      ['soup', 21],
    ]))
  test('looks back as far as it is told, the edge included', () => {
    expect(forecastServings('2026-05-08', past, 1).get('sole')).toBe(13)
    expect(forecastServings('2026-05-08', past, 5).get('sole')).toBe(31)
  })
  test('knows nothing of a weekday that was never open, nor of days to come', () => {
    expect(forecastServings('2026-05-10', past).size).toBe(0)
    expect(forecastServings('2026-04-03', past).size).toBe(0)
  })
  test('does not mind the change of the clocks', () =>
    expect(forecastServings('2026-03-30', [sold('2026-03-23', { soup: 8 })]).get('soup')).toBe(8))
})
