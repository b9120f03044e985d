import { expect, test } from 'vitest'
import { openWorkQueue } from './work-queue.ts'

test('no more than the given number run at once, in the order they came', async () => {
  const inTurn = openWorkQueue({ parallel: 2 })
  const started: number[] = []
  const most = { running: 0, seen: 0 }
  const work = (n: number) => async () => {
    started.push(n)
    most.running += 1
    most.seen = Math.max(most.seen, most.running)
    await Promise.resolve()
    most.running -= 1
    return n
  }
  const answers = await Promise.all([1, 2, 3, 4, 5].map((n) => inTurn(work(n))))
  expect(answers).toEqual([1, 2, 3, 4, 5])
  expect(started).toEqual([1, 2, 3, 4, 5])
  expect(most.seen).toBe(2)
})

test('work that fails makes room for the next', async () => {
  const inTurn = openWorkQueue({ parallel: 1 })
  const failing = inTurn(() => Promise.reject(new Error('broken')))
  const next = inTurn(() => Promise.resolve('done'))
  await expect(failing).rejects.toThrow('broken')
  expect(await next).toBe('done')
})

test('a full queue refuses with its own error', async () => {
  const inTurn = openWorkQueue({ parallel: 1, full: { waiting: 1, error: () => new Error('full') } })
  const gate = Promise.withResolvers<string>()
  const running = inTurn(() => gate.promise)
  const queued = inTurn(() => Promise.resolve('second'))
  await expect(inTurn(() => Promise.resolve('third'))).rejects.toThrow('full')
  gate.resolve('first')
  expect(await Promise.all([running, queued])).toEqual(['first', 'second'])
})
