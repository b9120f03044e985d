import type { I18n } from '@lingui/core'
import type { MessageValues } from './catalogue.ts'

/**
 * The words for a key. Nearly all messages are words and values in a row and are put together here: for each of them Lingui
 * would first make all that plurals, numbers and dates could need.
 */
export function say(i18n: I18n, key: string, values: MessageValues = {}): string {
  const message: unknown = i18n.messages[key]
  if (!Array.isArray(message)) return i18n._(key, values)
  let text = ''
  for (const token of message) {
    if (typeof token === 'string') text += token
    else if (isValue(token)) text += values[token[0]] ?? ''
    else return i18n._(key, values)
  }
  return text
}

/** A place for a value as it is, without a kind such as `plural`. */
function isValue(token: unknown): token is readonly [name: string] {
  return Array.isArray(token) && token.length === 1
}
