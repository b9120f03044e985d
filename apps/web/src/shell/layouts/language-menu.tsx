import './language-menu.css'
import { type Language, languages } from '@brigade/domain/core/languages/language.ts'
import type { MouseEvent } from 'react'
import { chooseLanguage, ownNames } from '../routing/languages.ts'
import { useLocale, useText } from '../../messages/text.tsx'
import { addressIn, splitAddress } from '../routing/language-address.ts'
import { useAddress } from '../routing/current-address.tsx'

/** The page in each language; a choice also holds for the pages that have one address for all of them. */
export function LanguageMenu() {
  const t = useText()
  const locale = useLocale()
  const { pathname, search } = useAddress()
  const addressOf = (language: Language) => addressIn(language, splitAddress(pathname).path) + search
  const choose = (event: MouseEvent, language: Language) => {
    event.preventDefault()
    chooseLanguage(language)
  }
  return (
    <nav className="language-menu" aria-label={t('shell.languages')}>
      <ul>
        {languages.map((language) => (
          <li key={language}>
            <a
              href={addressOf(language)}
              lang={language}
              hrefLang={language}
              aria-current={language === locale ? 'true' : undefined}
              onClick={(event) => choose(event, language)}
            >
              {ownNames[language]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
