import { setupI18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { loadMessages } from '../../messages/catalogue.ts'
import { deviceInWords } from './device-in-words.ts'

test.each([
  ['en-GB', 'Firefox', 'Windows', 'Firefox on Windows'],
  ['de', 'Firefox', 'Windows', 'Firefox auf Windows'],
  ['fr', 'Firefox', '', 'Firefox sur un système inconnu'],
  ['pl', '', 'Linux', 'Nieznana przeglądarka, Linux'],
  ['ar', '', '', 'جهاز غير معروف'],
] as const)(
  'a device is named in the reader’s language: %s %s %s',
  async (language, browser, system, words) => {
    const i18n = setupI18n()
    await loadMessages(i18n, language, ['settings'])
    i18n.activate(language)
    expect(deviceInWords((key, values) => i18n._(key, values), { browser, system })).toBe(words)
  },
)
