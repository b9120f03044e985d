import { DEFAULT_LANGUAGE, languageOf } from '@brigade/domain/languages/language.ts'
import { useEffect, useState } from 'react'
import { loadMessages, type Namespace } from './catalogue.ts'
import { useCatalogue } from './text.tsx'

/** Brings a message file that a part of a page needs once it is opened; false until it is here. */
export function useMessages(name: Namespace): boolean {
  const i18n = useCatalogue()
  const [isHere, setHere] = useState(false)
  useEffect(() => {
    const language = languageOf(i18n.locale) ?? DEFAULT_LANGUAGE
    void loadMessages(i18n, language, [name]).then(() => setHere(true))
  }, [i18n, name])
  return isHere
}
