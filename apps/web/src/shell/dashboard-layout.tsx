import './dashboard-layout.css'
import { Mark } from '@brigade/design-system/brand/mark.tsx'
import { VisuallyHidden } from '@brigade/design-system/atoms/visually-hidden.tsx'
import { Icon } from '@brigade/design-system/atoms/icon.tsx'
import { Ellipsis } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { MessageKey } from '../messages/catalogue.ts'
import { useText } from '../messages/text.tsx'
import { type DashboardKey, dashboards } from './dashboards.table.ts'
import { HeaderTools } from './header-tools.tsx'
import { paths } from './paths.ts'
import { sectionIcon } from './section-icons.tsx'
import { SyncBanner } from './sync-banner.tsx'

// Apart, because documents and schemas come with it.
const DashboardSubject = lazy(async () => ({
  default: (await import('./dashboard-subject.tsx')).DashboardSubject,
}))

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

interface Link {
  readonly key: string
  readonly label: MessageKey
  readonly href: string
}

/** On a phone this many stand in the bar at the bottom; the rest unfold from "More", the sixth place. */
const BAR_ENTRIES = 5
const BAR_PLACES = 6

function Sections({ links, path }: { readonly links: readonly Link[]; readonly path: string }) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const first = links[0]?.href
  const shown = links.length > BAR_PLACES ? BAR_ENTRIES : BAR_PLACES
  return (
    <nav className="dashboard-sections" aria-label={t('shell.sections')} data-print="no">
      <ul className="dashboard-list" data-open={isOpen || undefined}>
        {links.map((link, at) => (
          <li key={link.key} data-extra={at >= shown || undefined}>
            <a
              className="dashboard-link"
              href={link.href}
              aria-current={isCurrent(path, link.href, first) ? 'page' : undefined}
              onClick={() => setOpen(false)}
            >
              {sectionIcon(link.key)}
              <span>{t(link.label)}</span>
            </a>
          </li>
        ))}
        {links.length > shown ? (
          <li className="dashboard-more">
            <button
              className="dashboard-link"
              type="button"
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
            >
              <Icon of={Ellipsis} />
              <span>{t('shell.more')}</span>
            </button>
          </li>
        ) : null}
      </ul>
    </nav>
  )
}

/**
 * Title, side sections and tools around a dashboard's page: 240 px wide, icons below 1024 px, a bar at the bottom
 * below 768 px.
 */
export function DashboardLayout({ dashboard, path, params, children }: DashboardLayoutProps) {
  const t = useText()
  const { title, sections } = dashboards[dashboard]
  const links = sections.map(({ key, label, path: pattern }) => ({
    key,
    label,
    href: filled(pattern, params),
  }))
  return (
    <div className="dashboard-layout">
      <VisuallyHidden>
        <a href="#main">{t('shell.skip')}</a>
      </VisuallyHidden>
      <header className="dashboard-header" data-print="no">
        <a className="dashboard-home" href={paths.home} aria-label={t('shell.home', { app: 'Brigade' })}>
          <Mark />
        </a>
        <p className="dashboard-title">
          <span>{t(title)}</span>
          <Suspense>
            <DashboardSubject params={params} />
          </Suspense>
        </p>
        <HeaderTools />
      </header>
      <Sections links={links} path={path} />
      <div className="dashboard-body">
        <SyncBanner />
        <main id="main" tabIndex={-1}>
          {children}
        </main>
      </div>
    </div>
  )
}
