import { expect, test } from 'vitest'
import { wrapText } from './wrap-text.ts'

const frame = { room: 10, lines: 2, widthOf: (line: string) => line.length }

test.each([
  ['fits', ['fits']],
  ['one two three', ['one two', 'three']],
  ['one two three four five', ['one two', 'three fou…']],
  ['incomprehensible', ['incompreh…']],
  ['', ['']],
])('"%s" is set as %j', (text, lines) => {
  expect(wrapText(text, frame)).toEqual(lines)
})
