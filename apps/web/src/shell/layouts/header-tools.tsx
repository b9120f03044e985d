import './header-tools.css'
import { Avatar } from '@brigade/design-system/atoms/avatar.tsx'
import { Button } from '@brigade/design-system/atoms/button.tsx'
import { Icon } from '@brigade/design-system/atoms/icon.tsx'
import { LinkButton } from '@brigade/design-system/atoms/link-button.tsx'
import { LayoutGrid, Search } from 'lucide'
import { Suspense, useState } from 'react'
import { useSession } from '../../lib/session/session-store.ts'
import { useText } from '../../messages/text.tsx'
import { ConnectionState } from '../sync/connection-state.tsx'
import { lazyComponent } from '../lazy-component.tsx'
import { paths } from '../../lib/routing/paths.ts'

// Its menu and the menu's library come with the first wish to open it.
const AppSwitcherMenu = lazyComponent(
  async () => (await import('../apps/app-switcher-menu.tsx')).AppSwitcherMenu,
)

// Only members have notifications; nobody else fetches the bell.
const NoticeBell = lazyComponent(
  async () => (await import('../notification-bell/notice-bell.tsx')).NoticeBell,
  { isOptional: true },
)

/** Opens the list of apps. */
function AppSwitcher() {
  const t = useText()
  const [isWanted, setWanted] = useState(false)
  const trigger = (
    <Button
      tone="plain"
      aria-haspopup="menu"
      data-shortcut="switcher"
      isPending={isWanted}
      onPointerEnter={() => void import('../apps/app-switcher-menu.tsx')}
      onClick={() => setWanted(true)}
    >
      <Icon of={LayoutGrid} />
      <span className="header-tools-word">{t('shell.apps')}</span>
    </Button>
  )
  if (!isWanted) return trigger
  return (
    <Suspense fallback={trigger}>
      <AppSwitcherMenu />
    </Suspense>
  )
}

/** What every header ends with: connection, search, notices, apps, who I am. */
export function HeaderTools() {
  const t = useText()
  const session = useSession()
  const isMember = session.state === 'signedIn' && !session.isGuest
  const name = (isMember ? (session.displayName ?? session.email) : null) ?? t('shell.account')
  return (
    <nav className="header-tools" aria-label={t('shell.tools')}>
      <ConnectionState />
      <LinkButton tone="plain" href={paths.search} data-shortcut="search">
        <Icon of={Search} />
        <span className="header-tools-word">{t('shell.search')}</span>
      </LinkButton>
      <Suspense>{isMember ? <NoticeBell uid={session.uid} /> : null}</Suspense>
      <AppSwitcher />
      <LinkButton tone={isMember ? 'plain' : 'quiet'} href={paths.auth()}>
        {isMember ? <Avatar name={name} size="small" /> : null}
        <span className={isMember ? 'header-tools-word' : undefined}>
          {isMember ? name : t('shell.signIn')}
        </span>
      </LinkButton>
    </nav>
  )
}
