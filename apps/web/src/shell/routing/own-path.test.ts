import { expect, test } from 'vitest'
import { ownPath } from './own-path.ts'

test.each([
  ['/chefs/dashboard', '/chefs/dashboard'],
  ['//evil.example', '/dash'],
  ['/\\evil.example', '/dash'],
  ['/\t/evil.example', '/dash'],
  ['/\n\\evil.example', '/dash'],
  ['https://evil.example', '/dash'],
  [null, '/dash'],
])('[NV4] next %s goes to %s', (next, expected) => {
  expect(ownPath(next, '/dash')).toBe(expected)
})
