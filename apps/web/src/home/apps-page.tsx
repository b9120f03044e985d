import './apps-page.css'
import { Page } from '@brigade/design-system/layouts/page.tsx'
import { useText } from '../messages/text.tsx'
import { useHead } from '../shell/document/head.tsx'
import { type AppConfig, apps } from '../shell/apps/app-config.table.ts'
import { AppIcon } from '../shell/apps/app-icon.tsx'
import { createPathOf, dashboardOf } from '../shell/apps/app-paths.ts'
import { useOwnProfiles } from '../shell/apps/own-profiles.ts'
import { paths } from '../lib/routing/paths.ts'
import { Icon } from '@brigade/design-system/atoms/icon.tsx'
import { StateMark } from '@brigade/design-system/atoms/state-mark.tsx'
import { LinkButton } from '@brigade/design-system/atoms/link-button.tsx'
import { Truck } from 'lucide'
import type { ReactNode } from 'react'

interface AppCardProps {
  readonly icon: ReactNode
  readonly name: string
  readonly drawing: string
  readonly welcome?: string
  readonly mottoes: readonly string[]
  readonly isAvailable?: boolean
  /** Where the app keeps what. */
  readonly dataNote?: ReactNode
  readonly isOwned: boolean
  /** Whether it is still being looked up who owns what. */
  readonly isWaiting: boolean
  readonly href: string
}

function AppCard(props: AppCardProps) {
  const {
    icon,
    name,
    drawing,
    welcome,
    mottoes,
    isAvailable = true,
    dataNote,
    isOwned,
    isWaiting,
    href,
  } = props
  const t = useText()
  const action = t(isOwned ? 'home.apps.open' : 'home.apps.create')
  return (
    <li className="app-card" data-waiting={isWaiting || undefined}>
      <img
        className="app-drawing"
        src={`/art/${drawing}.svg`}
        alt=""
        width="320"
        height="96"
        loading="lazy"
      />
      <div className="app-name">
        {icon}
        <h2>{name}</h2>
      </div>
      {welcome === undefined ? null : <strong>{welcome}</strong>}
      {mottoes.map((motto) => (
        <p key={motto}>{motto}</p>
      ))}
      {dataNote}
      <div className="app-foot">
        {isWaiting ? <span className="app-waiting">{t('shell.waiting')}</span> : null}
        {isAvailable ? (
          <LinkButton tone={isOwned ? 'primary' : 'quiet'} href={href} aria-label={`${action}: ${name}`}>
            {action}
          </LinkButton>
        ) : (
          <StateMark state="neutral">{t('home.apps.notBuilt')}</StateMark>
        )}
        {isOwned ? <StateMark state="ok">{t('home.apps.owned')}</StateMark> : null}
      </div>
    </li>
  )
}

/** For those who run a server or export their data: the names under which the app keeps things. */
function DataNote({ app }: { readonly app: AppConfig }) {
  const t = useText()
  return (
    <details className="app-kept">
      <summary>{t('home.apps.kept')}</summary>
      <dl>
        <dt>{t('home.apps.kept.doc')}</dt>
        <dd>
          <code>{app.doc}</code>
        </dd>
        <dt>{t('home.apps.kept.card')}</dt>
        <dd>
          <code>{app.collection}</code>
        </dd>
        <dt>{t('home.apps.kept.private')}</dt>
        <dd>
          <code>{app.profileCollection}</code>
        </dd>
      </dl>
    </details>
  )
}

/** The four apps and the supplier as cards, each to open or to make. */
export function AppsPage() {
  const t = useText()
  useHead({ description: t('home.apps.intro') })
  const { profiles, isWaiting } = useOwnProfiles()
  const supplier = paths.people('suppliers')
  const hasAll = apps.every((app) => profiles.has(app.collection)) && profiles.has('suppliers')
  return (
    <Page>
      <h1>{t('home.apps.title')}</h1>
      <p className="apps-intro">{t(hasAll ? 'home.apps.all' : 'home.apps.intro')}</p>
      <ul className="app-cards">
        {apps.map((app) => (
          <AppCard
            key={app.key}
            icon={<AppIcon app={app} size="large" />}
            name={app.name}
            drawing={app.backgroundImage}
            welcome={t(app.welcome)}
            mottoes={[t(app.mottoOne), t(app.mottoTwo)]}
            isAvailable={app.isAvailable}
            dataNote={<DataNote app={app} />}
            isOwned={profiles.has(app.collection)}
            isWaiting={isWaiting}
            href={profiles.has(app.collection) ? dashboardOf(app) : createPathOf(app)}
          />
        ))}
        <AppCard
          icon={<Icon of={Truck} size="large" />}
          name={t('home.apps.supplier')}
          drawing="bg-crates"
          mottoes={[t('home.apps.supplierMotto')]}
          isOwned={profiles.has('suppliers')}
          isWaiting={isWaiting}
          href={profiles.has('suppliers') ? supplier.dashboard : supplier.create}
        />
      </ul>
    </Page>
  )
}
