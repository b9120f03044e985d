import { expect, test } from 'vitest'
import { readMessage } from './message.ts'

test('a wish to keep a page names the page and its files', () => {
  const wish = { kind: 'keep', page: 'https://brigade.example/', files: ['/assets/a.js', 7] }
  expect(readMessage(wish)).toEqual({ ...wish, files: ['/assets/a.js'] })
  expect(readMessage({ kind: 'keep-everything', language: 'fr' })).toEqual({
    kind: 'keep-everything',
    language: 'fr',
  })
  expect(readMessage({ kind: 'keep-everything' })).toBeNull()
})

test.each([null, undefined, 'keep', 7, {}, { kind: 'keep' }, { kind: 'keep', page: 1, files: [] }])(
  'anything else is nothing: %j',
  (data) => {
    expect(readMessage(data)).toBeNull()
  },
)
