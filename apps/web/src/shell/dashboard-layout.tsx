import './dashboard-layout.css'
import { Mark } from '@brigade/design-system/brand/mark.tsx'
import { VisuallyHidden } from '@brigade/design-system/atoms/visually-hidden.tsx'
import type { ReactNode } from 'react'
import { useText } from '../messages/text.tsx'
import { type DashboardKey, dashboards } from './dashboards.table.ts'
import { HeaderTools } from './header-tools.tsx'
import { paths } from './paths.ts'
import { sectionIcon } from './section-icons.tsx'
import { SyncBanner } from './sync-banner.tsx'

interface DashboardLayoutProps {
  readonly dashboard: DashboardKey
  readonly path: string
  readonly params: Readonly<Record<string, string>>
  readonly children: ReactNode
}

function filled(pattern: string, params: Readonly<Record<string, string>>): string {
  return pattern.replaceAll(/\{(\w+)\}/gu, (_, name: string) => encodeURIComponent(params[name] ?? ''))
}

function isCurrent(path: string, href: string, first: string | undefined): boolean {
  if (path === href || (path.startsWith(`${href}/`) && href !== first)) return true
  return href === first && path === href.replace(/\/overview$/u, '')
}

/** Title, side sections and tools around a dashboard's page: 240 px, icons below 1024, a bar at the bottom below 768. */
export function DashboardLayout({ dashboard, path, params, children }: DashboardLayoutProps) {
  const t = useText()
  const { title, sections } = dashboards[dashboard]
  const links = sections.map((section) => ({ ...section, href: filled(section.path, params) }))
  return (
    <div className="dashboard-layout">
      <VisuallyHidden>
        <a href="#main">{t('shell.skip')}</a>
      </VisuallyHidden>
      <header className="dashboard-header" data-print="no">
        <a className="dashboard-home" href={paths.home} aria-label={t('shell.home', { app: 'Brigade' })}>
          <Mark />
        </a>
        <p className="dashboard-title">{t(title)}</p>
        <HeaderTools />
      </header>
      <nav className="dashboard-sections" aria-label={t('shell.sections')} data-print="no">
        <ul className="dashboard-list">
          {links.map((link) => (
            <li key={link.key}>
              <a
                className="dashboard-link"
                href={link.href}
                aria-current={isCurrent(path, link.href, links[0]?.href) ? 'page' : undefined}
              >
                {sectionIcon(link.key)}
                <span>{t(link.label)}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="dashboard-body">
        <SyncBanner />
        <main id="main" tabIndex={-1}>
          {children}
        </main>
      </div>
    </div>
  )
}
