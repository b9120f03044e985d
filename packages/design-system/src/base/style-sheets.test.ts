import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../../..')
const sheets = globSync('{packages/design-system,apps/web}/src/**/*.css', { cwd: root })

const SIDES =
  /\b(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right|top|bottom)\b|(?:^|[\s;])(?:left|right|top|bottom)\s*:|(?:text-align|float|clear)\s*:\s*(?:left|right)\b|(?:^|[\s;])(?:min-|max-)?(?:width|height)\s*:/u
/** Four distances of which the second and the fourth differ. */
const LOPSIDED =
  /\b(?:margin|padding|inset)\s*:\s*[^\s(]+(?:\([^)]*\))? ([^\s(]+(?:\([^)]*\))?) [^\s(]+(?:\([^)]*\))? (?!\1;)[^\s(,]+(?:\([^)]*\))?;/u
const HOVER = /^ {2}(?! )[^@{}]*:hover/u

/** The lines that break a rule, with their file. */
function breaking(rule: RegExp): readonly string[] {
  return sheets.flatMap((sheet) =>
    readFileSync(join(root, sheet), 'utf8')
      .split('\n')
      .filter((line) => rule.test(line) && !line.trim().startsWith('@media'))
      .map((line) => `${sheet}: ${line.trim()}`),
  )
}

test('there are style sheets to look at', () => {
  expect(sheets.length).toBeGreaterThan(50)
})

test('every distance, edge and alignment follows the writing, not left and right', () => {
  expect(breaking(SIDES)).toEqual([])
  expect(breaking(LOPSIDED)).toEqual([])
})

test('hovering only counts where a pointer can hover: a wet finger leaves nothing lit', () => {
  expect(breaking(HOVER)).toEqual([])
})
