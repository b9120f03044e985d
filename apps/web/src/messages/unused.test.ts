import { DEFAULT_LANGUAGE } from '@brigade/domain/core/languages/language.ts'
import { expect, test } from 'vitest'
import { readCatalogue } from '../../build/words/catalogues.ts'
import { keyFinder } from '../../build/words/find-keys.ts'

const sources = import.meta.glob<string>(
  ['../**/*.{ts,tsx}', '../../build/**/*.ts', '!../**/*.test.*', '!../../build/**/*.test.*'],
  { eager: true, query: '?raw', import: 'default' },
)

test('every message is said somewhere', () => {
  const keys = Object.keys(readCatalogue(DEFAULT_LANGUAGE))
  const find = keyFinder(keys)
  const said = new Set(Object.entries(sources).flatMap(([file, code]) => [...find(file, code).keys]))
  expect(keys.filter((key) => !said.has(key))).toEqual([])
})
