import './default-layout.css'
import './language-menu.css'
import { Link } from '@brigade/design-system/atoms/link.tsx'
import { VisuallyHidden } from '@brigade/design-system/atoms/visually-hidden.tsx'
import { Wordmark } from '@brigade/design-system/brand/wordmark.tsx'
import { type ReactNode, Suspense, type MouseEvent } from 'react'
import { languageToOffer, chooseLanguage, ownNames } from '../routing/languages.ts'
import { useText, useLocale } from '../../messages/text.tsx'
import type { AppConfig } from '../apps/app-config.table.ts'
import { HeaderTools } from './header-tools.tsx'
import { lazyComponent } from '../lazy-component.tsx'
import { paths } from '../../lib/routing/paths.ts'
import { SyncBanner } from '../sync/sync-banner.tsx'
import { ThemeSwitch } from './theme-switch.tsx'
import { useIsInBrowser } from '../../lib/store/use-is-in-browser.ts'
import { type Language, languages } from '@brigade/domain/core/languages/language.ts'
import { addressIn, splitAddress } from '../routing/language-address.ts'
import { useAddress } from '../routing/current-address.tsx'

/** The page in each language; a choice also holds for the pages that have one address for all of them. */
function LanguageMenu() {
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

// Few read in another language than their device's.
const LanguageHint = lazyComponent(async () => (await import('./language-hint.tsx')).LanguageHint, {
  isOptional: true,
})

interface DefaultLayoutProps {
  readonly app: AppConfig
  /** The page shows the answer before: a new one is on its way. */
  readonly isBehind: boolean
  readonly children: ReactNode
}

/** Header, page and footer. */
export function DefaultLayout({ app, isBehind, children }: DefaultLayoutProps) {
  const t = useText()
  const offered = useIsInBrowser() ? languageToOffer() : null
  const suffix = app.name.replace(/^Brigade ?/u, '')
  return (
    <div className="default-layout">
      <VisuallyHidden>
        <Link href="#main">{t('shell.skip')}</Link>
      </VisuallyHidden>
      <header className="site-header" data-print="no">
        <Link className="site-header-home" href={paths.home} aria-label={t('shell.home', { app: app.name })}>
          <Wordmark />
          {suffix === '' ? null : (
            <span className="site-header-app" translate="no">
              {suffix}
            </span>
          )}
        </Link>
        <HeaderTools />
        <Suspense>{offered === null ? null : <LanguageHint language={offered} />}</Suspense>
      </header>
      <SyncBanner />
      <main id="main" tabIndex={-1} data-behind={isBehind || undefined}>
        {children}
      </main>
      <footer className="site-footer" data-print="no">
        <p>{t(app.mottoTwo)}</p>
        <nav className="site-footer-links" aria-label={t('shell.help')}>
          <Link href={paths.help}>{t('shell.help')}</Link>
          <Link href={paths.privacy}>{t('shell.privacy')}</Link>
          <Link href={paths.terms}>{t('shell.terms')}</Link>
        </nav>
        <LanguageMenu />
        <ThemeSwitch />
      </footer>
    </div>
  )
}
