import '../auth.css'
import { Button } from '@brigade/design-system/atoms/button.tsx'
import { LinkButton } from '@brigade/design-system/atoms/link-button.tsx'
import { Page } from '@brigade/design-system/layouts/page.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Banner } from '@brigade/design-system/molecules/banner.tsx'
import { Skeleton } from '@brigade/design-system/molecules/skeleton.tsx'
import { useEffect, useState } from 'react'
import { useText } from '../../../messages/text.tsx'
import { navigate } from '../../../shell/routing/navigation.ts'
import { ownPath } from '../../../shell/routing/own-path.ts'
import { useSearchParams } from '../../../shell/page-context.tsx'
import { paths } from '../../../lib/routing/paths.ts'
import { addressOfLink, choosePassword, confirmLink, type LinkOutcome } from './email-link.ts'
import { IdentityBanner } from './identity-banner.tsx'
import type { IdentityProblem } from './identity-words.ts'
import { LinkSignIn } from './link-sign-in.tsx'
import { wordsOfLink } from './link-words.table.ts'
import { SubmitButton } from '@brigade/design-system/atoms/submit-button.tsx'
import { TextField } from '@brigade/design-system/atoms/text-field.tsx'
import { Form } from '../../../shell/forms/form.tsx'
import { PasswordStrength } from './password-strength.tsx'
import { useDraft } from '../../../lib/drafts/use-draft.ts'
import { NewPasswordFields } from './auth-form.ts'

interface NewPasswordProps {
  readonly email: string
  readonly onChoose: (password: string) => Promise<void>
}

/** A new password for a known address. */
function NewPassword({ email, onChoose }: NewPasswordProps) {
  const t = useText()
  const { values, field, problems, check } = useDraft(NewPasswordFields, {
    name: null,
    start: { password: '' },
  })
  const choose = async () => {
    if (check()) await onChoose(values.password)
  }
  return (
    <Form onSubmit={choose}>
      <Stack>
        <input type="hidden" autoComplete="username" value={email} readOnly />
        <TextField
          label={t('auth.field.newPassword')}
          hint={t('auth.hint.password')}
          problem={problems.has('password') ? t('auth.error.weakPassword') : undefined}
          type="password"
          autoComplete="new-password"
          {...field('password')}
        />
        <PasswordStrength password={values.password} />
        <SubmitButton tone="primary" size="large">
          {t('auth.action.setPassword')}
        </SubmitButton>
      </Stack>
    </Form>
  )
}

/** The own path behind an address of this site; anything else leads to the account page. */
function pathOf(address: string | null): string {
  const url = address === null ? null : URL.parse(address, globalThis.location.origin)
  return url?.origin === globalThis.location.origin
    ? ownPath(url.pathname + url.search, paths.auth())
    : paths.auth()
}

interface ReadyProps {
  readonly mode: string
  readonly code: string
  readonly email: string
  readonly next: string
}

function Ready({ mode, code, email, next }: ReadyProps) {
  const t = useText()
  const [isDone, setDone] = useState(false)
  const [isPending, setPending] = useState(false)
  const [problem, setProblem] = useState<IdentityProblem | null>(null)
  const isReset = mode === 'resetPassword'
  const words = wordsOfLink(mode)
  const run = async (step: Promise<LinkOutcome<void>>) => {
    setPending(true)
    const outcome = await step
    setPending(false)
    setDone(outcome.state === 'done')
    setProblem(outcome.state === 'refused' ? outcome.problem : null)
  }
  if (isDone) {
    return (
      <>
        <Banner state="ok" aria-live="polite">
          {t(words.done, { email })}
        </Banner>
        <LinkButton tone="primary" href={next}>
          {t(isReset ? 'auth.signIn.title' : 'auth.account.goOn')}
        </LinkButton>
      </>
    )
  }
  return (
    <>
      {problem === null ? null : <IdentityBanner problem={problem} />}
      <p>{t(words.ask, { email })}</p>
      {isReset ? (
        <NewPassword email={email} onChoose={(password) => run(choosePassword(code, password))} />
      ) : (
        <Button tone="primary" size="large" isPending={isPending} onClick={() => void run(confirmLink(code))}>
          {t(words.submit)}
        </Button>
      )}
    </>
  )
}

/** The page behind e-mailed links. Opening it uses nothing up; only the button does. */
export function ActionPage() {
  const t = useText()
  const search = useSearchParams()
  const mode = search.get('mode') ?? ''
  const code = search.get('oobCode') ?? ''
  const [address, setAddress] = useState<LinkOutcome<string> | null>(null)
  useEffect(() => {
    let isCurrent = true
    const look = async () => {
      const outcome = await addressOfLink(mode, code)
      if (isCurrent) setAddress(outcome)
    }
    void look()
    return () => {
      isCurrent = false
    }
  }, [mode, code])
  const next = address?.state === 'done' ? pathOf(search.get('continueUrl')) : paths.auth()
  return (
    <Page width="reading">
      <Stack gap={16}>
        <h1>{t(wordsOfLink(mode).title)}</h1>
        <div className="auth-card">
          {address === null ? <Skeleton label={t('shell.waiting')} lines={2} /> : null}
          {address?.state === 'refused' ? (
            <>
              <IdentityBanner problem={address.problem} />
              <LinkButton href={paths.auth()}>{t('auth.action.again')}</LinkButton>
            </>
          ) : null}
          {address?.state !== 'done' ? null : mode === 'signIn' ? (
            <LinkSignIn onDone={() => navigate(next, { replace: true })} />
          ) : (
            <Ready mode={mode} code={code} email={address.value} next={next} />
          )}
        </div>
      </Stack>
    </Page>
  )
}
