import { expect, test } from 'vitest'
import { setupProgress, type SetupFacts } from './setup-steps.ts'

const all = (is: boolean): SetupFacts => ({
  place: is,
  address: is,
  services: is,
  stations: is,
  storage: is,
  recipe: is,
  menu: is,
  safety: is,
  team: is,
})

test('what is not known yet is not shown as missing', () => {
  expect(setupProgress({ ...all(true), menu: undefined })).toBeUndefined()
})

test('a kitchen is set up when nothing is missing', () => {
  expect(setupProgress({ ...all(true), menu: false })).toEqual({ done: 8, total: 9, isDone: false })
  expect(setupProgress(all(true))).toEqual({ done: 9, total: 9, isDone: true })
})
