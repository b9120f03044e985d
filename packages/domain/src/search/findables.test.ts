import { expect, test } from 'vitest'
import { timestampFromMs } from '../core/time/timestamp.ts'
import { entryScore } from './entry-score.ts'
import { findables, menusOfAll, professionalsForMembers } from './findables.table.ts'
import { FOUND_KINDS } from './found-kinds.ts'

const now = timestampFromMs(Date.UTC(2026, 4, 3))

test('every kind that search names is found by somebody, but events, which have no page', () => {
  const kinds = new Set(
    [...Object.values(findables), menusOfAll, professionalsForMembers].map(({ kind }) => kind),
  )
  expect(FOUND_KINDS.filter((kind) => !kinds.has(kind))).toEqual(['event'])
})

test('a question asks for the best of one collection, jobs that still take applications, and cards for strangers', () => {
  const page = { now, limit: 24 }
  const { kitchen, job, professional } = findables
  expect(kitchen.question(['tern'], page)).toEqual({
    collectionId: 'kitchens',
    words: ['tern'],
    marks: [],
    ranges: [],
    order: '-score',
    offset: 0,
    limit: 24,
  })
  expect(job.question([], page).ranges).toEqual([{ number: 'closes', atLeast: Date.UTC(2026, 4, 3) + 1 }])
  expect(professional.question([], page).marks).toEqual([['audience:public']])
  expect([kitchen, job].map((each) => each.question([], page).order)).toEqual(['-changed', '-published'])
  expect(professionalsForMembers.question([], page).marks).toEqual([['audience:members']])
})

test('a word counts once, where it weighs most, and twice when it is the whole word', () => {
  const words = [['tern'], ['lisbon', 'ternary'], ['tern', 'fish']]
  expect(entryScore({ words }, ['tern'])).toBe(16)
  expect(entryScore({ words }, ['ter'])).toBe(8)
  expect(entryScore({ words }, ['lisbon', 'fi'])).toBe(8 + 2)
  expect(entryScore({ words }, ['nowhere'])).toBe(0)
})

test('a document that no longer fits its schema is no hit, and spoils no other', () => {
  const hits = Object.values(findables).map((each) => each.hit('odd', { name: 'Tern' }, ['tern']))
  expect(hits.filter((hit) => hit !== undefined)).toEqual([])
})
