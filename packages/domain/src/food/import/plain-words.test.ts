import { expect, test } from 'vitest'
import { plainWords } from './plain-words.ts'

test.each([
  ['Stir **well**, __twice__.', 'Stir well, twice.'],
  ['See [the starter](/sourdough-starter).', 'See the starter (/sourdough-starter).'],
  ['2 ** 3 and snake__case stay', '2 ** 3 and snake__case stay'],
  ['A step with (brackets) and [a list]', 'A step with (brackets) and [a list]'],
])('%s reads as %s', (written, read) => {
  expect(plainWords(written)).toBe(read)
})
