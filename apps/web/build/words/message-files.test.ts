import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DEFAULT_LANGUAGE, languages } from '@brigade/domain/core/languages/language.ts'
import { expect, test } from 'vitest'
import { MESSAGES_FOLDER } from './catalogues.ts'

const filesOf = (language: string) => readdirSync(join(MESSAGES_FOLDER, language)).sort()

test('every file of English messages is among the types of keys', () => {
  const source = readFileSync(join(MESSAGES_FOLDER, 'catalogue.ts'), 'utf8')
  const listed = [...source.matchAll(/'\.\/en-GB\/([^']+)'/gu)].map(([, file]) => file)
  expect(listed).toEqual(filesOf(DEFAULT_LANGUAGE))
})

test.each(languages)(
  '%s has the same files as English, so that translators find them side by side',
  (language) => {
    expect(filesOf(language)).toEqual(filesOf(DEFAULT_LANGUAGE))
  },
)

test.each(languages)('in %s a key begins with the name of its file, or is an error', (language) => {
  const elsewhere = filesOf(language).flatMap((file) =>
    Object.keys(JSON.parse(readFileSync(join(MESSAGES_FOLDER, language, file), 'utf8'))).filter((key) => {
      const [start = ''] = key.split('.')
      return `${start === 'error' ? 'common' : start}.json` !== file
    }),
  )
  expect(elsewhere).toEqual([])
})
