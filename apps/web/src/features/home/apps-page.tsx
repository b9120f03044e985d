import './apps-page.css'
import { Page } from '@brigade/design-system/layouts/page.tsx'
import { useText } from '../../messages/text.tsx'
import { apps } from '../../shell/app-config.table.ts'
import { AppIcon } from '../../shell/app-icon.tsx'
import { createPathOf, dashboardOf } from '../../shell/app-paths.ts'
import { useOwnProfiles } from '../../shell/own-profiles.ts'
import { paths } from '../../shell/paths.ts'
import { Icon } from '@brigade/design-system/atoms/icon.tsx'
import { StateMark } from '@brigade/design-system/atoms/state-mark.tsx'
import { isBuilt } from '../../shell/is-built.ts'
import { LinkButton } from '@brigade/design-system/atoms/link-button.tsx'
import { Truck } from 'lucide-react'
import type { ReactNode } from 'react'

interface AppCardProps {
  readonly icon: ReactNode
  readonly name: string
  readonly mottoes: readonly string[]
  readonly isOwned: boolean
  readonly href: string
}

function AppCard({ icon, name, mottoes, isOwned, href }: AppCardProps) {
  const t = useText()
  const action = t(isOwned ? 'home.apps.open' : 'home.apps.create')
  return (
    <li className="app-card">
      {icon}
      <h2>{name}</h2>
      {mottoes.map((motto) => (
        <p key={motto}>{motto}</p>
      ))}
      {isBuilt(href) ? (
        <LinkButton tone={isOwned ? 'primary' : 'quiet'} href={href} aria-label={`${action}: ${name}`}>
          {action}
        </LinkButton>
      ) : (
        <StateMark state="neutral">{t('home.apps.notBuilt')}</StateMark>
      )}
    </li>
  )
}

/** The four apps and the supplier as cards, each to open or to make. */
export function AppsPage() {
  const t = useText()
  const { profiles } = useOwnProfiles()
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
            mottoes={[t(app.mottoOne), t(app.mottoTwo)]}
            isOwned={profiles.has(app.collection)}
            href={profiles.has(app.collection) ? dashboardOf(app) : createPathOf(app)}
          />
        ))}
        <AppCard
          icon={<Icon of={Truck} size="large" />}
          name={t('home.apps.supplier')}
          mottoes={[t('home.apps.supplierMotto')]}
          isOwned={profiles.has('suppliers')}
          href={profiles.has('suppliers') ? supplier.dashboard : supplier.create}
        />
      </ul>
    </Page>
  )
}
