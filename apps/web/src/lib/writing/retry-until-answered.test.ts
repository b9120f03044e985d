import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { retryUntilAnswered } from './retry-until-answered.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockReturnValue()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const problem = (code: string) => Object.assign(new Error(code), { code })

test('a question that a broken connection left without an answer is asked again until there is one', async () => {
  const answers = [problem('unavailable'), problem('unavailable'), 'arrived']
  const ask = async () => {
    const next = answers.shift()
    if (next instanceof Error) throw next
    return next
  }
  const answer = retryUntilAnswered(ask)
  await vi.advanceTimersByTimeAsync(2000)
  expect(await answer).toBe('arrived')
})

test('what the server itself refuses is not asked again', async () => {
  let asked = 0
  const refused = retryUntilAnswered(async () => {
    asked += 1
    throw problem('permission-denied')
  })
  await expect(refused).rejects.toThrow('permission-denied')
  expect(asked).toBe(1)
})
