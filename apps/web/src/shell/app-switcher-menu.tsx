import { Icon } from '@brigade/design-system/atoms/icon.tsx'
import { Button } from '@brigade/design-system/atoms/button.tsx'
import { Menu } from '@brigade/design-system/molecules/menu.tsx'
import { LayoutGrid } from 'lucide-react'
import { useText } from '../messages/text.tsx'
import { apps } from './app-config.table.ts'
import { AppIcon } from './app-icon.tsx'
import { isBuilt } from './is-built.ts'
import { navigate } from './navigation.ts'
import { useOwnProfiles } from './own-profiles.ts'
import { rememberApp } from './last-app.ts'
import { paths } from './paths.ts'
import { dashboardOf, createPathOf } from './app-paths.ts'

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
      isOff: !isBuilt(href),
      onChoose: () => {
        rememberApp(app.key)
        navigate(href)
      },
    }
  })
  const kitchenItems = own.kitchens.map((kitchen) => ({
    key: kitchen.id,
    label: kitchen.name,
    detail: kitchen.access,
    onChoose: () => navigate(paths.kitchenDashboard(kitchen.id)),
  }))
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
        { label: t('shell.apps'), items: appItems },
        { label: t('shell.alsoYours'), items: kitchenItems },
      ]}
    />
  )
}
