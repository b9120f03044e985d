import '../auth.css'
import './settings.css'
import { LinkButton } from '@brigade/design-system/atoms/link-button.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Page } from '@brigade/design-system/layouts/page.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Skeleton } from '@brigade/design-system/molecules/skeleton.tsx'
import { Loaded } from '../../../lib/reading/loaded.tsx'
import { type SignedInSession, useSession } from '../../../lib/session/session-store.ts'
import { useText } from '../../../messages/text.tsx'
import { paths } from '../../../lib/routing/paths.ts'
import { DeviceSwitch } from '../../../shell/layouts/device-switch.tsx'
import { ThemeSwitch } from '../../../shell/layouts/theme-switch.tsx'
import { readAccount } from './account.ts'
import { AccountParts } from './account-parts.tsx'
import { LanguageChoice } from './language-choice.tsx'
import { NameForm } from './name-form.tsx'
import { Part } from './part.tsx'
import { UnitsForm } from './units-form.tsx'
import { useFetched } from './use-fetched.ts'

function GuestPart() {
  const t = useText()
  return (
    <Part title={t('auth.settings.signIn')} intro={t('auth.settings.guest')}>
      <span>
        <LinkButton tone="primary" href={`${paths.auth(paths.settings)}&join=1`}>
          {t('auth.join.title')}
        </LinkButton>
      </span>
    </Part>
  )
}

function MemberParts({ session }: { readonly session: SignedInSession }) {
  const t = useText()
  const { answer, askAgain } = useFetched(readAccount)
  return (
    <>
      <Part title={t('auth.settings.you')}>
        <NameForm uid={session.uid} first={session.displayName ?? ''} />
      </Part>
      <Loaded of={answer}>
        {(known) => <AccountParts account={known} session={session} onChanged={() => void askAgain()} />}
      </Loaded>
    </>
  )
}

/** Settings of this device, and for members those of the account. */
export function SettingsPage() {
  const t = useText()
  const session = useSession()
  return (
    <Page width="reading">
      <Stack gap={32}>
        <h1>{t('auth.settings.title')}</h1>
        <Part title={t('auth.settings.device')} intro={t('settings.device.intro')}>
          <LanguageChoice />
          <ThemeSwitch />
          <p>{t('auth.settings.kitchenModeText')}</p>
          <Cluster>
            <DeviceSwitch setting="kitchen-mode" label={t('auth.settings.kitchenMode')} />
            <DeviceSwitch setting="dimmed" label={t('auth.settings.dimmed')} />
          </Cluster>
        </Part>
        {session.state === 'pending' ? <Skeleton label={t('shell.waiting')} /> : null}
        {session.state === 'signedIn' ? (
          <>
            <Part title={t('settings.units.title')} intro={t('settings.units.intro')}>
              <UnitsForm uid={session.uid} key={session.uid} />
            </Part>
            {session.isGuest ? <GuestPart /> : <MemberParts session={session} key={session.uid} />}
          </>
        ) : null}
      </Stack>
    </Page>
  )
}
