import './default-layout.css'
import { VisuallyHidden } from '@brigade/design-system/atoms/visually-hidden.tsx'
import { Wordmark } from '@brigade/design-system/brand/wordmark.tsx'
import type { ReactNode } from 'react'
import { useText } from '../messages/text.tsx'
import type { AppConfig } from './app-config.table.ts'
import { HeaderTools } from './header-tools.tsx'
import { paths } from './paths.ts'
import { SyncBanner } from './sync-banner.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

interface DefaultLayoutProps {
  readonly app: AppConfig
  readonly children: ReactNode
}

/** Header, page and footer. */
export function DefaultLayout({ app, children }: DefaultLayoutProps) {
  const t = useText()
  const suffix = app.name.replace(/^Brigade ?/u, '')
  return (
    <div className="default-layout">
      <VisuallyHidden>
        <a href="#main">{t('shell.skip')}</a>
      </VisuallyHidden>
      <header className="site-header" data-print="no">
        <a className="site-header-home" href={paths.home} aria-label={t('shell.home', { app: app.name })}>
          <Wordmark />
          {suffix === '' ? null : <span className="site-header-app">{suffix}</span>}
        </a>
        <HeaderTools />
      </header>
      <SyncBanner />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <footer className="site-footer" data-print="no">
        <p>{t(app.mottoTwo)}</p>
        <ThemeSwitch />
      </footer>
    </div>
  )
}
