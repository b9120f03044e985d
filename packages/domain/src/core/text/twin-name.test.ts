import { expect, test } from 'vitest'
import { twinOf } from './twin-name.ts'

test('a name that differs by case, accents, spaces or signs only is a twin', () => {
  const others = ['Crème, top shelf', 'Grill 2']
  expect(twinOf('creme top  shelf', others)).toBe('Crème, top shelf')
  expect(twinOf('GRILL-2', others)).toBe('Grill 2')
  expect(twinOf('Grill 3', others)).toBeUndefined()
})

test('names of signs alone have no twin', () => {
  expect(twinOf('!!', ['??'])).toBeUndefined()
})
