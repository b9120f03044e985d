import { Icon } from '@brigade/design-system/atoms/icon.tsx'
import { Button } from '@brigade/design-system/atoms/button.tsx'
import { Menu, type MenuItem } from '@brigade/design-system/molecules/menu.tsx'
import { LayoutGrid } from 'lucide'
import type { MessageKey } from '../../messages/catalogue.ts'
import { useText } from '../../messages/text.tsx'
import { apps } from './app-config.table.ts'
import { AppIcon } from './app-icon.tsx'
import { navigate } from '../routing/navigation.ts'
import { type OwnProfiles, useOwnProfiles } from './own-profiles.ts'
import { rememberApp } from './last-app.ts'
import { paths } from '../../lib/routing/paths.ts'
import { dashboardOf, createPathOf } from './app-paths.ts'
import { sectionIcon } from '../layouts/section-icons.tsx'

const accessWords: Readonly<Record<string, MessageKey>> = {
  viewer: 'trade.access.viewer',
  cook: 'trade.access.cook',
  lead: 'trade.access.lead',
  manager: 'trade.access.manager',
  owner: 'trade.access.owner',
}

/** The supplier and the kitchens of this person. */
function useAlsoYours(own: OwnProfiles): readonly MenuItem[] {
  const t = useText()
  const supplier = {
    key: 'supplier',
    label: t('cards.kind.supplier'),
    detail: t('shell.app.open'),
    icon: sectionIcon('suppliers'),
    onChoose: () => navigate(paths.supplierDashboard()),
  }
  const kitchens = own.kitchens.map(({ id, name, access }) => ({
    key: id,
    label: name,
    detail: t(accessWords[access] ?? 'shell.app.open'),
    icon: sectionIcon('kitchens'),
    onChoose: () => navigate(paths.kitchenDashboard(id)),
  }))
  return own.profiles.has('suppliers') ? [supplier, ...kitchens] : kitchens
}

/** What the list of apps is headed with: that there is none yet, when that is so. */
function useHeading(own: OwnProfiles): string {
  const t = useText()
  const isEmpty = own.isKnown && own.profiles.size === 0 && own.kitchens.length === 0
  return isEmpty ? t('cards.noneYet') : t('shell.apps')
}

/** The four apps, then what else is yours: supplier and kitchens (product 2). */
export function AppSwitcherMenu() {
  const t = useText()
  const own = useOwnProfiles()
  const appItems = apps.map((app) => {
    const isOwned = own.profiles.has(app.collection)
    const href = isOwned ? dashboardOf(app) : createPathOf(app)
    return {
      key: app.key,
      label: app.name,
      detail: t(isOwned ? 'shell.app.open' : 'shell.app.create'),
      icon: <AppIcon app={app} />,
      onChoose: () => {
        rememberApp(app.collection)
        navigate(href)
      },
    }
  })
  const heading = useHeading(own)
  const alsoYours = useAlsoYours(own)
  return (
    <Menu
      isOpenAtFirst
      trigger={
        <Button tone="plain">
          <Icon of={LayoutGrid} />
          <span className="header-tools-word">{t('shell.apps')}</span>
        </Button>
      }
      groups={[
        { label: heading, items: appItems },
        { label: t('shell.alsoYours'), items: alsoYours },
      ]}
    />
  )
}
