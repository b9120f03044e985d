import type { Language } from '@brigade/domain/core/languages/language.ts'
import type { Message } from './say.ts'

interface MessageFile {
  readonly default: Readonly<Record<string, Message>>
}

const files = import.meta.glob<MessageFile>('./*/*.json')

/** All messages of a language, for the server and for work on the pages. */
export async function everyMessage(language: Language): Promise<Record<string, Message>> {
  const own = Object.entries(files).filter(([path]) => path.startsWith(`./${language}/`))
  const catalogues = await Promise.all(own.map(([, load]) => load()))
  return Object.assign({}, ...catalogues.map((file) => file.default))
}
