import type { Language } from '@brigade/domain/core/languages/language.ts'
import type { I18n } from './say.ts'
import { openReader } from './with-words.ts'

/** Whether the build gives each part of the app its words. The server, and who works on the pages, have all at hand. */
const COME_WITH_PARTS = import.meta.env.PROD && !import.meta.env.SSR

/** A language's catalogue. In a browser it holds what every page says; each part of the app adds its own when it arrives. */
export async function openMessages(language: Language): Promise<I18n> {
  if (COME_WITH_PARTS) return openReader(language)
  const { everyMessage } = await import('./every-message.ts')
  return { locale: language, messages: await everyMessage(language) }
}
