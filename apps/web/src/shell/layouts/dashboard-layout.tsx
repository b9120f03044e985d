import './dashboard-layout.css'
import { Link } from '@brigade/design-system/atoms/link.tsx'
import { Mark } from '@brigade/design-system/brand/mark.tsx'
import { VisuallyHidden } from '@brigade/design-system/atoms/visually-hidden.tsx'
import { Icon } from '@brigade/design-system/atoms/icon.tsx'
import { Ellipsis } from 'lucide'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import type { MessageKey } from '../../messages/catalogue.ts'
import { useText } from '../../messages/text.tsx'
import { type DashboardKey, type DashboardSection, dashboards } from './dashboards.table.ts'
import { HeaderTools } from './header-tools.tsx'
import { isBuilt } from '../routing/is-built.ts'
import { rememberApp } from '../apps/last-app.ts'
import { paths } from '../../lib/routing/paths.ts'
import { sectionIcon } from './section-icons.tsx'
import { SyncBanner } from '../sync/sync-banner.tsx'
import { lazyComponent } from '../lazy-component.tsx'

// Apart, because documents and schemas come with it.
const DashboardSubject = lazyComponent(
  async () => (await import('./dashboard-subject.tsx')).DashboardSubject,
  { isOptional: true },
)

interface DashboardLayoutProps {
  readonly dashboard: DashboardKey
  readonly path: string
  readonly params: Readonly<Record<string, string>>
  readonly children: ReactNode
}

function filled(pattern: string, params: Readonly<Record<string, string>>): string {
  return pattern.replaceAll(/\{(\w+)\}/gu, (_, name: string) => encodeURIComponent(params[name] ?? ''))
}

/** The section on screen: the nearest address above the page, so that one of two is current where they nest. */
function currentOf(links: readonly Link[], path: string): string | undefined {
  const [first] = links
  const above = links.filter(
    ({ href }) => path === href || (path.startsWith(`${href}/`) && href !== first?.href),
  )
  const nearest = above.toSorted((one, other) => other.href.length - one.href.length)[0]
  if (nearest !== undefined) return nearest.href
  const isStart = path === first?.href.replace(/\/(?:overview|pipeline)$/u, '')
  return isStart ? first?.href : undefined
}

interface Link {
  readonly key: string
  readonly label: MessageKey
  readonly short: MessageKey
  readonly href: string
  /** Has no page of its own yet; a placeholder describes what is planned. */
  readonly isPlanned: boolean
}

function linkOf(section: DashboardSection, params: Readonly<Record<string, string>>): Link {
  const { key, label, short = label, path } = section
  return { key, label, short, href: filled(path, params), isPlanned: !isBuilt(path) }
}

/** The sections in a phone's bar: what works today comes before what is planned. */
function barKeys(links: readonly Link[], places: number): ReadonlySet<string> {
  const inOrder = [...links.filter((link) => !link.isPlanned), ...links.filter((link) => link.isPlanned)]
  return new Set(inOrder.slice(0, places).map(({ key }) => key))
}

function SectionName({ link }: { readonly link: Link }) {
  const t = useText()
  if (link.short === link.label) return <span>{t(link.label)}</span>
  return (
    <>
      <span className="dashboard-link-word">{t(link.label)}</span>
      <span className="dashboard-link-short">{t(link.short)}</span>
    </>
  )
}

/** How many sections a phone's bottom bar shows; the rest open from "More", the sixth place. */
const BAR_ENTRIES = 5
const BAR_PLACES = 6

function Sections({ links, path }: { readonly links: readonly Link[]; readonly path: string }) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const current = currentOf(links, path)
  const visibleCount = links.length > BAR_PLACES ? BAR_ENTRIES : BAR_PLACES
  const inBar = barKeys(links, visibleCount)
  const isFolded = links.some(({ key, href }) => href === current && !inBar.has(key))
  return (
    <nav
      className="dashboard-sections"
      data-single={links.length === 1 || undefined}
      aria-label={t('shell.sections')}
      data-print="no"
    >
      <ul className="dashboard-list" data-open={isOpen || undefined}>
        {links.map((link) => (
          <li key={link.key} data-extra={!inBar.has(link.key) || undefined}>
            <Link
              className="dashboard-link"
              href={link.href}
              data-planned={link.isPlanned || undefined}
              aria-current={link.href === current ? 'page' : undefined}
              onClick={() => setOpen(false)}
            >
              {sectionIcon(link.key)}
              <SectionName link={link} />
            </Link>
          </li>
        ))}
        {links.length > visibleCount ? (
          <li className="dashboard-more">
            <button
              className="dashboard-link"
              type="button"
              aria-expanded={isOpen}
              data-current={isFolded || undefined}
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
  const { title, collection, sections } = dashboards[dashboard]
  useEffect(() => rememberApp(collection), [collection])
  const links = sections.map((section) => linkOf(section, params))
  return (
    <div className="dashboard-layout">
      <VisuallyHidden>
        <Link href="#main">{t('shell.skip')}</Link>
      </VisuallyHidden>
      <header className="dashboard-header">
        <Link className="dashboard-home" href={paths.home} aria-label={t('shell.home', { app: 'Brigade' })}>
          <Mark />
        </Link>
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
