import { expect, test } from 'vitest'
import { problemsOfAnswer, wordsOfProblem } from './call-problem.ts'

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
