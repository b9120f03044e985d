import { expect, test } from 'vitest'
import { weekdayRuns } from './weekday-runs.ts'

test.each([
  ['en-GB', [6, 1, 2, 3, 4], ['Monday – Thursday', 'Saturday']],
  ['en-GB', [1, 2, 5], ['Monday', 'Tuesday', 'Friday']],
  ['en-GB', [], []],
  ['de', [1, 2, 3, 4, 5, 6, 7], ['Montag – Sonntag']],
])('in %s the days %j are %j', (locale, days, words) => {
  expect(weekdayRuns(locale, days)).toEqual(words)
})
