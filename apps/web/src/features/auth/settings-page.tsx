import './auth.css'
import '../kitchens/create-kitchen-page.css'
import { Button } from '@brigade/design-system/atoms/button.tsx'
import { LinkButton } from '@brigade/design-system/atoms/link-button.tsx'
import { StateMark } from '@brigade/design-system/atoms/state-mark.tsx'
import { TextField } from '@brigade/design-system/atoms/text-field.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Page } from '@brigade/design-system/layouts/page.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Cell, Cells } from '@brigade/design-system/molecules/cell.tsx'
import { Skeleton } from '@brigade/design-system/molecules/skeleton.tsx'
import { useState } from 'react'
import { type SessionHere, useSession } from '../../data/session-store.ts'
import { useText } from '../../messages/text.tsx'
import { paths } from '../../shell/paths.ts'
import { DeviceSwitch } from '../../shell/device-switch.tsx'
import { ThemeSwitch } from '../../shell/theme-switch.tsx'
import { SignOutButton } from './account-panel.tsx'
import { EmailState } from './email-state.tsx'
import { type IdentityOutcome, rename } from './identity.ts'
import { IdentityBanner } from './identity-banner.tsx'

const SHORTEST_NAME = 2
const LONGEST_NAME = 60

function NameForm({ first }: { readonly first: string }) {
  const t = useText()
  const [name, setName] = useState(first)
  const [isPending, setPending] = useState(false)
  const [outcome, setOutcome] = useState<IdentityOutcome | null>(null)
  const isWrong = name.trim().length < SHORTEST_NAME || name.trim().length > LONGEST_NAME
  const save = async () => {
    setPending(true)
    setOutcome(await rename(name.trim()))
    setPending(false)
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isWrong) void save()
      }}
    >
      <Stack gap={12}>
        {outcome?.state === 'refused' ? <IdentityBanner problem={outcome.problem} /> : null}
        <TextField
          label={t('auth.field.name')}
          hint={t('auth.hint.name')}
          problem={isWrong && name !== '' ? t('auth.problem.name') : undefined}
          autoComplete="name"
          value={name}
          onChange={(event) => {
            setName(event.target.value)
            setOutcome(null)
          }}
        />
        <span>
          <Button type="submit" isPending={isPending}>
            {t('common.save')}
          </Button>{' '}
          {outcome?.state === 'done' ? <StateMark state="ok">{t('auth.settings.saved')}</StateMark> : null}
        </span>
      </Stack>
    </form>
  )
}

function SignInMethods({ session }: { readonly session: SessionHere }) {
  const t = useText()
  if (session.isGuest) {
    return (
      <Stack gap={12}>
        <p>{t('auth.settings.guest')}</p>
        <span>
          <LinkButton tone="primary" href={`${paths.auth(paths.settings)}&join=1`}>
            {t('auth.join.title')}
          </LinkButton>
        </span>
      </Stack>
    )
  }
  return (
    <Stack gap={12}>
      <Cells>
        <Cell title={t('auth.settings.password')} detail={session.email} />
      </Cells>
      <EmailState session={session} next={paths.settings} />
      <span>
        <SignOutButton />
      </span>
    </Stack>
  )
}

/** This device, my name, my ways to sign in. */
export function SettingsPage() {
  const t = useText()
  const session = useSession()
  return (
    <Page width="reading">
      <Stack gap={32}>
        <h1>{t('auth.settings.title')}</h1>
        <section className="form-part">
          <h2>{t('auth.settings.device')}</h2>
          <ThemeSwitch />
          <p>{t('auth.settings.kitchenModeText')}</p>
          <Cluster>
            <DeviceSwitch setting="kitchen-mode" label={t('auth.settings.kitchenMode')} />
            <DeviceSwitch setting="dimmed" label={t('auth.settings.dimmed')} />
          </Cluster>
        </section>
        {session.state === 'here' ? (
          <>
            <section className="form-part">
              <h2>{t('auth.settings.you')}</h2>
              <NameForm first={session.displayName ?? ''} key={session.uid} />
            </section>
            <section className="form-part">
              <h2>{t('auth.settings.signIn')}</h2>
              <SignInMethods session={session} />
            </section>
          </>
        ) : (
          <Skeleton label={t('shell.waiting')} />
        )}
      </Stack>
    </Page>
  )
}
