import type { SignedInSession } from '../../../lib/session/session-store.ts'
import { useText } from '../../../messages/text.tsx'
import type { Account } from './account.ts'
import { DeletionPart } from './deletion-part.tsx'
import { EmailForm } from './email-form.tsx'
import { ExportPart } from './export-part.tsx'
import { MethodsPart } from './methods-part.tsx'
import { Part } from './part.tsx'
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
export function AccountParts({ account, session, onChanged }: AccountPartsProps) {
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
