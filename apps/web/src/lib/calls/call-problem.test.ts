import { expect, test } from 'vitest'
import { problemsOfAnswer, wordsOfProblem, writingAgainAt } from './call-problem.ts'

test('status, reason and details are read from the answer', () => {
  const error = {
    status: 'ALREADY_EXISTS',
    message: 'taken',
    details: { reason: 'handle-taken', suggestions: ['ines-2'] },
  }
  expect(problemsOfAnswer(error)).toEqual({
    status: 'ALREADY_EXISTS',
    reason: 'handle-taken',
    details: { reason: 'handle-taken', suggestions: ['ines-2'] },
    message: 'taken',
  })
})

test.each([
  ['DEADLINE_EXCEEDED', null, 'error.deadline'],
  ['UNAVAILABLE', null, 'error.unavailable'],
  ['PERMISSION_DENIED', 'members-only', 'error.members-only'],
  ['DATA_LOSS', null, 'error.internal'],
])('%s %s has its words', (status, reason, words) => {
  expect(wordsOfProblem({ status, reason, details: null, message: '' })).toBe(words)
})

test.each([null, 'nonsense', {}, []])('an answer that is no error is our mistake: %j', (error) => {
  expect(wordsOfProblem(problemsOfAnswer(error))).toBe('error.internal')
})

test('only who has written too much is told until when nothing is sent', () => {
  const details = { reason: 'rate', of: 'account', retryAt: '2026-11-26T12:00:00.000Z' }
  const problem = problemsOfAnswer({ status: 'RESOURCE_EXHAUSTED', message: 'rate', details })
  expect(writingAgainAt(problem)).toBe(Date.UTC(2026, 10, 26, 12))
  expect(writingAgainAt({ ...problem, details: { ...details, of: undefined, retryAt: 'soon' } })).toBe(null)
  const dailyLimit = { reason: 'rate', retryAt: details.retryAt }
  expect(writingAgainAt(problemsOfAnswer({ status: 'RESOURCE_EXHAUSTED', details: dailyLimit }))).toBe(null)
})
