import './language-hint.css'
import { Icon } from '@brigade/design-system/atoms/icon.tsx'
import type { Language } from '@brigade/domain/core/languages/language.ts'
import { Globe } from 'lucide'
import { chooseLanguage, ownNames } from '../routing/languages.ts'
import { addressIn, splitAddress } from '../routing/language-address.ts'
import { useAddress } from '../routing/current-address.tsx'

/** The page in the device's own language, offered while nobody has chosen one. */
export function LanguageHint({ language }: { readonly language: Language }) {
  const { pathname } = useAddress()
  return (
    <a
      className="language-hint"
      href={addressIn(language, splitAddress(pathname).path)}
      lang={language}
      hrefLang={language}
      onClick={(event) => {
        event.preventDefault()
        chooseLanguage(language)
      }}
    >
      <Icon of={Globe} />
      {ownNames[language]}
    </a>
  )
}
