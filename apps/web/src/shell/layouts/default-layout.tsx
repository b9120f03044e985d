import './default-layout.css'
import { Link } from '@brigade/design-system/atoms/link.tsx'
import { VisuallyHidden } from '@brigade/design-system/atoms/visually-hidden.tsx'
import { Wordmark } from '@brigade/design-system/brand/wordmark.tsx'
import { type ReactNode, Suspense } from 'react'
import { languageToOffer } from '../routing/languages.ts'
import { useText } from '../../messages/text.tsx'
import type { AppConfig } from '../apps/app-config.table.ts'
import { HeaderTools } from './header-tools.tsx'
import { LanguageMenu } from './language-menu.tsx'
import { lazyComponent } from '../lazy-component.tsx'
import { paths } from '../../lib/routing/paths.ts'
import { SyncBanner } from '../sync/sync-banner.tsx'
import { ThemeSwitch } from './theme-switch.tsx'
import { useIsInBrowser } from '../../lib/store/use-is-in-browser.ts'

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
