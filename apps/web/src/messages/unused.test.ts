import { expect, test } from 'vitest'

const catalogues = import.meta.glob<Readonly<Record<string, string>>>('./en-GB/*.json', {
  eager: true,
  import: 'default',
})
const sources = import.meta.glob<string>(
  ['../**/*.{ts,tsx}', '../../../server/src/**/*.ts', '!../**/*.test.*', '!../../../server/**/*.test.*'],
  { eager: true, query: '?raw', import: 'default' },
)
const code = Object.values(sources).join('\n')

const NOT_A_LETTER = /[.*+?^${}()|[\]\\]/gu
/** Keys that code puts together, as patterns: `jobs.over.${state}`. */
const putTogether = [
  ...code.matchAll(/(?<=t\()`([^`\n]*\$\{[^`\n]*)`|`([a-z]+\.[^`\n]*\$\{[^`\n]*)`/giu),
].map(([, inCall, alone = '']) => {
  const parts = (inCall ?? alone).split(/\$\{[^}]*\}/u)
  return new RegExp(`^${parts.map((part) => part.replaceAll(NOT_A_LETTER, '\\$&')).join('.*')}$`, 'u')
})

test('every message is said somewhere', () => {
  const keys = Object.values(catalogues).flatMap((file) => Object.keys(file))
  const isSaid = (key: string) =>
    code.includes(`'${key}'`) || code.includes(`"${key}"`) || putTogether.some((pattern) => pattern.test(key))
  expect(keys.filter((key) => !isSaid(key))).toEqual([])
})
