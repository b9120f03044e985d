import { DEFAULT_LANGUAGE, type Language } from '@brigade/domain/core/languages/language.ts'
import type { Message } from './say.ts'

/** Messages by their keys. The files hold ICU texts, which the build compiles. */
type Messages = Readonly<Record<string, Message>>

/** The reader's language and what has arrived of its messages: a page shows one language until it is loaded again. */
const reader: { locale: Language; readonly messages: Record<string, Message> } = {
  locale: DEFAULT_LANGUAGE,
  messages: {},
}

/** Brings a file of words; its name is nothing where a part has no words of its own. */
async function bringWords(name: string): Promise<void> {
  if (name === '') return
  const address = `/assets/words/${reader.locale}/${name}.js`
  const words: { readonly default: Messages } = await import(/* @vite-ignore */ address)
  Object.assign(reader.messages, words.default)
}

/**
 * A part of the app when its code and its words are here. The build puts this around every `import()` of the app's own code.
 * @param name - of its file of words, the same in every language
 */
export async function withWords<Part>(name: string, part: Promise<Part>): Promise<Part> {
  const [arrived] = await Promise.all([part, bringWords(name)])
  return arrived
}

/** The words that every page begins with, and the catalogue that all others are added to. */
export async function openReader(language: Language) {
  reader.locale = language
  // The build writes the file's name here.
  await bringWords('%words:entry-client.tsx%')
  return reader
}
