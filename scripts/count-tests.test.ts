import { expect, test } from 'vitest'
import { countTests, lastLines } from './count-tests.mjs'

const file = (name: string, ...statuses: readonly string[]) => ({
  name,
  status: statuses.includes('failed') ? 'failed' : 'passed',
  assertionResults: statuses.map((status) => ({ status })),
})

test('a file that fails and then passes counts as passed, and is named as flaky', () => {
  const first = [file('steady', 'passed', 'passed'), file('shaky', 'passed', 'failed')]
  const counts = countTests(first, [file('shaky', 'passed', 'passed')])
  expect(counts).toEqual({ passed: 4, failed: 0, flaky: ['shaky'] })
  expect(lastLines(counts)).toBe('1 flaky: shaky\n4 passed, 0 failed')
})

test('a file that fails twice counts as failed, and is not flaky', () => {
  const broken = file('broken', 'passed', 'failed', 'skipped')
  const counts = countTests([broken], [broken])
  expect(counts).toEqual({ passed: 1, failed: 1, flaky: [] })
  expect(lastLines(counts)).toBe('1 passed, 1 failed')
})

test('a file that fails before its first test is one failure', () => {
  const unread = { name: 'unread', status: 'failed', assertionResults: [] }
  expect(countTests([unread], [])).toEqual({ passed: 0, failed: 1, flaky: [] })
})
