import { DEFAULT_LANGUAGE } from '@brigade/domain/core/languages/language.ts'
import { createContext, useCallback, useContext } from 'react'
import type { MessageKey, MessageValues } from './catalogue.ts'
import { type I18n, say } from './say.ts'

const MessagesContext = createContext<I18n>({ locale: DEFAULT_LANGUAGE, messages: {} })

/** Gives the catalogue to everything below it. */
export const MessagesProvider = MessagesContext.Provider

export type Translate = (key: MessageKey, values?: MessageValues) => string

/** The words for a key in the reader's language: `const t = useText(); t('shell.offline', { count })`. */
export function useText(): Translate {
  const i18n = useContext(MessagesContext)
  return useCallback<Translate>((key, values) => say(i18n, key, values), [i18n])
}

/** The reader's language as a BCP 47 tag. */
export function useLocale(): string {
  return useContext(MessagesContext).locale
}

/** The reader's own catalogue, for parts of a page that bring their words with them. */
export function useCatalogue(): I18n {
  return useContext(MessagesContext)
}
