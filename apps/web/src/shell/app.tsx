import { AddressProvider } from '@brigade/design-system/atoms/link.tsx'
import type { Language } from '@brigade/domain/core/languages/language.ts'
import { useCallback, useEffect } from 'react'
import type { I18n } from '../messages/say.ts'
import { MessagesProvider } from '../messages/text.tsx'
import { type HeadCollector, HeadProvider } from './document/head.tsx'
import { addressIn, languageOfAddress, splitAddress } from './routing/language-address.ts'
import type { Resolution } from './routing/resolve-page.ts'
import { Shell } from './shell.tsx'
import { CurrentAddress, useAddress } from './routing/current-address.tsx'
import { useResolution } from './routing/use-resolution.ts'

interface AppProps {
  readonly i18n: I18n
  readonly language: Language
  /** The page the server drew, or null for the bare shell. */
  readonly first: Resolution | null
  /** The page's address without its language. */
  readonly path: string
  /** With its question mark, or empty. */
  readonly search: string
  readonly headCollector?: HeadCollector
}

/** Going back may lead to a page in another language, which needs other words than those that are here. */
function useLanguageOfAddress(address: string, language: Language): void {
  const addressLanguage = languageOfAddress(address)
  useEffect(() => {
    if (addressLanguage !== null && addressLanguage !== language) globalThis.location.reload()
  }, [addressLanguage, language])
}

function Routed({ i18n, language, first }: Pick<AppProps, 'i18n' | 'language' | 'first'>) {
  const { pathname, search } = useAddress()
  const { path } = splitAddress(pathname)
  useLanguageOfAddress(pathname, language)
  const current = useResolution({ i18n, first, path, search })
  return <Shell path={path} resolution={current} />
}

/** The whole product on one screen. */
export function App({ i18n, language, first, path, search, headCollector }: AppProps) {
  const address = useCallback((to: string) => addressIn(language, to), [language])
  return (
    <MessagesProvider value={i18n}>
      <AddressProvider value={address}>
        <HeadProvider value={headCollector ?? null}>
          <CurrentAddress drawn={{ pathname: address(path), search }}>
            <Routed i18n={i18n} language={language} first={first} />
          </CurrentAddress>
        </HeadProvider>
      </AddressProvider>
    </MessagesProvider>
  )
}
