import { expect, test } from 'vitest'
import { heardEvents } from './heard-events.ts'
import type { LineState } from './ticket.ts'

const ticket = (id: string, ...states: readonly LineState[]) => ({
  id,
  lines: states.map((state, place) => ({ id: `l${place}`, state })),
})
const heard = (before: readonly ReturnType<typeof ticket>[], after: readonly ReturnType<typeof ticket>[]) => [
  ...heardEvents(before, after),
]

test('a ticket that comes, one that changes, one that is ready and a void are each heard', () => {
  expect(heard([], [ticket('1', 'fired')])).toEqual(['new'])
  expect(heard([ticket('1', 'fired')], [ticket('1', 'fired', 'fired')])).toEqual(['changed'])
  expect(heard([ticket('1', 'held')], [ticket('1', 'fired')])).toEqual(['changed'])
  expect(heard([ticket('1', 'fired')], [ticket('1', 'ready')])).toEqual(['ready'])
  expect(heard([ticket('1', 'cooking')], [ticket('1', 'voided')])).toEqual(['void'])
})

test('nothing is heard of what stays as it is, is begun, is recalled or leaves', () => {
  expect(heard([ticket('1', 'fired')], [ticket('1', 'fired')])).toEqual([])
  expect(heard([ticket('1', 'fired')], [ticket('1', 'cooking')])).toEqual([])
  expect(heard([ticket('1', 'ready')], [ticket('1', 'cooking')])).toEqual([])
  expect(heard([ticket('1', 'ready')], [])).toEqual([])
})

test('many tickets at once are one sound of each kind', () => {
  expect(heard([], [ticket('1', 'fired'), ticket('2', 'fired')])).toEqual(['new'])
})
