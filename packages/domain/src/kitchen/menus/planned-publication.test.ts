import { expect, test } from 'vitest'
import type { Menu } from './menu.ts'
import { isPublicationDue } from './planned-publication.ts'

const at = { seconds: 1_780_000_000, nanoseconds: 0 }
const planned: Pick<Menu, 'planned' | 'state'> = { state: 'draft', planned: { at, by: 'ines' } }

test('a menu is published by itself from its time on, again too, and not before', () => {
  expect(isPublicationDue(planned, { seconds: at.seconds - 1, nanoseconds: 999_999_999 })).toBe(false)
  expect(isPublicationDue(planned, at)).toBe(true)
  expect(isPublicationDue({ ...planned, state: 'published' }, { ...at, seconds: at.seconds + 60 })).toBe(true)
})

test('not without a time, not once refused, not from the bin and not when withdrawn', () => {
  const ones: Pick<Menu, 'planned' | 'state' | 'deletedAt'>[] = [
    { state: 'draft' },
    { ...planned, planned: { at, by: 'ines', refused: 'free-from' } },
    { ...planned, deletedAt: at },
    { ...planned, state: 'withdrawn' },
  ]
  expect(ones.map((menu) => isPublicationDue(menu, at))).toEqual([false, false, false, false])
})
