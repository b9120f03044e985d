import type { Language } from '@brigade/domain/core/languages/language.ts'
import type { MessageValues } from './catalogue.ts'

/**
 * A message as the build leaves it: words alone, or words and places for values in a row [the compiled form of Lingui].
 * `#` inside a plural is its count.
 */
export type Message = string | readonly (string | Place)[]
export type Place = readonly [name: string, kind?: 'plural' | 'select' | 'number', cases?: Cases]
export type Cases = Readonly<Record<string, Message | undefined>>

/** A reader's language, and what is here of its messages. */
export interface I18n {
  readonly locale: Language
  readonly messages: Record<string, Message>
}

/** The words for a key, or the key itself where its message is not here. */
export function say({ locale, messages }: I18n, key: string, values: MessageValues = {}): string {
  const message = messages[key]
  return message === undefined ? key : joined(message, locale, values)
}

function joined(message: Message, locale: string, values: MessageValues, count?: number): string {
  if (typeof message === 'string') return message
  let text = ''
  for (const part of message) {
    if (typeof part !== 'string') text += inPlace(part, locale, values)
    else text += part === '#' && count !== undefined ? numbers(locale).format(count) : part
  }
  return text
}

function inPlace([name, kind, cases = {}]: Place, locale: string, values: MessageValues): string {
  const value = values[name] ?? ''
  if (kind === undefined) return String(value)
  const count = Number(value)
  if (kind === 'number') return numbers(locale).format(count)
  if (kind === 'select') return joined(cases[value] ?? cases['other'] ?? '', locale, values)
  const chosen = cases[value] ?? cases[plurals(locale).select(count)] ?? cases['other'] ?? ''
  return joined(chosen, locale, values, count)
}

/** Made once for each language: an Intl formatter takes longer to make than to use. */
function once<Made>(make: (locale: string) => Made): (locale: string) => Made {
  const cache = new Map<string, Made>()
  return (locale) => {
    const known = cache.get(locale) ?? make(locale)
    cache.set(locale, known)
    return known
  }
}

const numbers = once((locale) => new Intl.NumberFormat(locale))
const plurals = once((locale) => new Intl.PluralRules(locale))
