import { type Language, languages } from '@brigade/domain/core/languages/language.ts'
import { setupI18n } from '@lingui/core'
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { describe, expect, test } from 'vitest'
import { compileText } from '../../build/words/compile-text.ts'
import { type Message, say } from './say.ts'

type Texts = Readonly<Record<string, string>>

const files = import.meta.glob<Texts>('./*/*.json', { eager: true, import: 'default' })

/** Every text of a language with its key, in the order of the files. */
function textsOf(language: Language): readonly (readonly [key: string, text: string])[] {
  return Object.entries(files)
    .filter(([file]) => file.startsWith(`./${language}/`))
    .flatMap(([, texts]) => Object.entries(texts))
}

function tokensOf(message: Message): readonly unknown[] {
  return Array.isArray(message) ? message : []
}

/** Names of the values a text takes, those inside plural forms too. */
function placeholders(message: Message): ReadonlySet<string> {
  const names = new Set<string>()
  for (const token of tokensOf(message)) {
    if (!Array.isArray(token)) continue
    const [name, , forms] = token
    names.add(String(name))
    for (const form of Object.values(Object(forms))) {
      if (Array.isArray(form)) for (const inner of placeholders(form)) names.add(inner)
    }
  }
  return names
}

/** Values for each case that a text chooses between, and for one that there is not. */
function choices(message: Message): readonly Readonly<Record<string, string>>[] {
  return tokensOf(message).flatMap((token) => {
    if (!Array.isArray(token) || token[1] !== 'select') return []
    return [...Object.keys(Object(token[2])), 'none of them'].map((chosen) => ({
      [String(token[0])]: chosen,
    }))
  })
}

/** Plural forms that a text distinguishes, text by text. */
function pluralForms(message: Message): readonly (readonly string[])[] {
  return tokensOf(message).flatMap((token) =>
    Array.isArray(token) && token[1] === 'plural' ? [Object.keys(Object(token[2]))] : [],
  )
}

function said(key: string, values: Readonly<Record<string, string | number>>, language: Language = 'en-GB') {
  const text = new Map(textsOf(language)).get(key) ?? ''
  return say({ locale: language, messages: { [key]: compileText(text) } }, key, values)
}

/** The library whose form of messages this is. */
function linguiWith(language: Language, texts: ReturnType<typeof textsOf>) {
  const messages = Object.fromEntries(texts.map(([key, text]) => [key, compileMessageOrThrow(text)]))
  return setupI18n({ locale: language, messages: { [language]: messages } })
}

const english = new Map(textsOf('en-GB'))

describe.each(languages)('messages in %s', (language) => {
  const texts = textsOf(language)
  const compiled = texts.map(([key, text]) => [key, compileText(text)] as const)
  const messages = Object.fromEntries(compiled)

  test('every key of English is here once, and no other', () => {
    expect(texts.map(([key]) => key).sort()).toEqual([...english.keys()].sort())
  })

  test('every text says something', () => {
    expect(texts.filter(([, text]) => text.trim() === '')).toEqual([])
  })

  test('every text takes the values that the English one takes', () => {
    const differing = compiled.filter(([key, message]) => {
      const wanted = placeholders(compileText(english.get(key) ?? ''))
      return [...wanted].sort().join() !== [...placeholders(message)].sort().join()
    })
    expect(differing.map(([key]) => key)).toEqual([])
  })

  test.each([0, 1, 2, 5, 1234.5])('every text is put together as Lingui would, with %d', (first) => {
    const lingui = linguiWith(language, texts)
    const differing = compiled.filter(([key, message]) => {
      const values = Object.fromEntries([...placeholders(message)].map((name, at) => [name, first + at]))
      return say({ locale: language, messages }, key, values) !== lingui._(key, values)
    })
    expect(differing.map(([key]) => key)).toEqual([])
  })

  test('every choice is put together as Lingui would', () => {
    const lingui = linguiWith(language, texts)
    const differing = compiled.flatMap(([key, message]) =>
      choices(message)
        .filter((values) => say({ locale: language, messages }, key, values) !== lingui._(key, values))
        .map((values) => `${key} ${JSON.stringify(values)}`),
    )
    expect(differing).toEqual([])
  })

  test('every plural has the forms of the language', () => {
    // Forms for whole numbers: `many` of French, Spanish, Italian and Portuguese begins at a million.
    const rules = new Intl.PluralRules(language)
    const wanted = new Set([0, 1, 2, 3, 5, 11, 100].map((count) => rules.select(count)))
    const lacking = compiled.filter(([, message]) =>
      pluralForms(message).some((forms) => [...wanted].some((form) => !forms.includes(form))),
    )
    expect(lacking.map(([key]) => key)).toEqual([])
  })
})

describe('messages', () => {
  test('the offline banner counts in words', () => {
    expect(said('shell.offline', { count: 3, time: '14:02' })).toBe(
      'Working offline. 3 changes waiting. Last synced 14:02.',
    )
    expect(said('shell.offline', { count: 1, time: '14:02' })).toContain('1 change waiting')
    expect(said('shell.offlineNever', { count: 0 })).toBe('Working offline. Nothing waiting.')
  })
})
