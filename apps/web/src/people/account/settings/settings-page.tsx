import '../auth.css'
import './settings.css'
import { LinkButton } from '@brigade/design-system/atoms/link-button.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Page } from '@brigade/design-system/layouts/page.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Skeleton } from '@brigade/design-system/molecules/skeleton.tsx'
import { Loaded } from '../../../lib/reading/loaded.tsx'
import { type SignedInSession, useSession } from '../../../lib/session/session-store.ts'
import { useText, useLocale } from '../../../messages/text.tsx'
import { paths } from '../../../lib/routing/paths.ts'
import { DeviceSwitch } from '../../../shell/layouts/device-switch.tsx'
import { ThemeSwitch } from '../../../shell/layouts/theme-switch.tsx'
import { readAccount, type Account } from './account.ts'
import { NameForm } from './name-form.tsx'
import { Part } from './part.tsx'
import { useFetched } from './use-fetched.ts'
import { SelectField } from '@brigade/design-system/atoms/select-field.tsx'
import { languageOf, languages } from '@brigade/domain/core/languages/language.ts'
import { chooseLanguage, ownNames } from '../../../shell/routing/languages.ts'
import { StateMark } from '@brigade/design-system/atoms/state-mark.tsx'
import { BrigadeUserProfile } from '@brigade/domain/people/profiles/brigade-user-profile.ts'
import { useState } from 'react'
import { useProfile } from './use-profile.ts'
import { DeletionPart } from './deletion-part.tsx'
import { EmailForm } from './email-form.tsx'
import { ExportPart } from './export-part.tsx'
import { MethodsPart } from './methods-part.tsx'
import { PasswordForm } from './password-form.tsx'
import { PrivacyForm } from './privacy-form.tsx'
import { SecondFactorPart } from './second-factor-part.tsx'
import { SessionsPart } from './sessions-part.tsx'

interface AccountPartsProps {
  readonly account: Account
  readonly session: SignedInSession
  readonly onChanged: () => void
}

/** The settings of an account: ways to sign in, privacy, the own data, the end. */
function AccountParts({ account, session, onChanged }: AccountPartsProps) {
  const t = useText()
  return (
    <>
      <Part title={t('auth.field.email')}>
        <EmailForm account={account} session={session} />
      </Part>
      <Part title={t('auth.field.password')} intro={t('settings.password.intro')}>
        <PasswordForm account={account} name={session.displayName ?? ''} onChanged={onChanged} />
      </Part>
      <Part title={t('settings.second.title')} intro={t('settings.second.intro')}>
        <SecondFactorPart account={account} onChanged={onChanged} />
      </Part>
      <Part title={t('settings.methods.title')}>
        <MethodsPart account={account} onChanged={onChanged} />
      </Part>
      <Part title={t('settings.sessions.title')} intro={t('settings.sessions.intro')}>
        <SessionsPart key={account.factors.length} />
      </Part>
      <Part title={t('settings.privacy.title')} intro={t('settings.privacy.intro')}>
        <PrivacyForm uid={account.uid} email={account.email} />
      </Part>
      <Part title={t('settings.export.title')} intro={t('settings.export.intro')}>
        <ExportPart uid={account.uid} />
      </Part>
      <Part title={t('settings.delete.title')} intro={t('settings.delete.intro')}>
        <DeletionPart account={account} />
      </Part>
    </>
  )
}

const { units: Units, temperatureUnit: TemperatureUnit } = BrigadeUserProfile.shape

/** The units a person thinks in; what is stored stays as it was entered (rule UN6). */
function UnitsForm({ uid }: { readonly uid: string }) {
  const t = useText()
  const { profile, save } = useProfile(uid)
  const [isSaved, setSaved] = useState(false)
  const choose = async (changes: Parameters<typeof save>[0]) => {
    setSaved(false)
    const outcome = await save(changes)
    setSaved(outcome.state === 'queued')
  }
  const fields = (units: string, temperatureUnit: string) => (
    <Stack gap={16}>
      <SelectField
        label={t('settings.units.label')}
        value={units}
        choices={Units.options.map((value) => ({ value, label: t(`settings.units.${value}`) }))}
        onChange={({ target }) => void choose({ units: Units.parse(target.value) })}
      />
      <SelectField
        label={t('settings.temperature.label')}
        value={temperatureUnit}
        choices={TemperatureUnit.options.map((value) => ({
          value,
          label: t(`settings.temperature.${value}`),
        }))}
        onChange={({ target }) => void choose({ temperatureUnit: TemperatureUnit.parse(target.value) })}
      />
      <span aria-live="polite">
        {isSaved ? <StateMark state="ok">{t('auth.settings.saved')}</StateMark> : null}
      </span>
    </Stack>
  )
  return (
    <Loaded of={profile} empty={fields('metric', 'C')}>
      {({ content }) => fields(content.units, content.temperatureUnit)}
    </Loaded>
  )
}

/** The language of every page on this device, each named by those who speak it. */
function LanguageChoice() {
  const t = useText()
  const locale = useLocale()
  return (
    <SelectField
      label={t('settings.language.label')}
      hint={t('settings.language.hint')}
      value={locale}
      choices={languages.map((language) => ({ value: language, label: ownNames[language] }))}
      onChange={({ target }) => {
        const language = languageOf(target.value)
        if (language !== undefined) chooseLanguage(language)
      }}
    />
  )
}

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
