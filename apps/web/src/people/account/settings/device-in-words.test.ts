import { expect, test } from 'vitest'
import { compileText } from '../../../../build/words/compile-text.ts'
import type { MessageKey, MessageValues } from '../../../messages/catalogue.ts'
import { say } from '../../../messages/say.ts'
import { deviceInWords } from './device-in-words.ts'

const texts = import.meta.glob<Readonly<Record<string, string>>>('../../../messages/*/settings.json', {
  eager: true,
  import: 'default',
})

test.each([
  ['en-GB', 'Firefox', 'Windows', 'Firefox on Windows'],
  ['de', 'Firefox', 'Windows', 'Firefox auf Windows'],
  ['fr', 'Firefox', '', 'Firefox sur un système inconnu'],
  ['pl', '', 'Linux', 'Nieznana przeglądarka, Linux'],
  ['ar', '', '', 'جهاز غير معروف'],
] as const)('a device is named in the reader’s language: %s %s %s', (language, browser, system, words) => {
  const said = (key: MessageKey, values: MessageValues = {}) => {
    const text = texts[`../../../messages/${language}/settings.json`]?.[key] ?? ''
    return say({ locale: language, messages: { [key]: compileText(text) } }, key, values)
  }
  expect(deviceInWords(said, { browser, system })).toBe(words)
})
