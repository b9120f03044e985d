import { Button } from '@brigade/design-system/atoms/button.tsx'
import { SubmitButton } from '@brigade/design-system/atoms/submit-button.tsx'
import { LinkButton } from '@brigade/design-system/atoms/link-button.tsx'
import { TextField } from '@brigade/design-system/atoms/text-field.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Banner } from '@brigade/design-system/molecules/banner.tsx'
import { answerInvitation } from '@brigade/domain/kitchen/team/team-functions.ts'
import { DisplayName } from '@brigade/domain/core/text/names.ts'
import { useState } from 'react'
import { type SignedInSession, useSession } from '../../../lib/session/session-store.ts'
import { useCall } from '../../../lib/calls/use-call.ts'
import { useIsOffline } from '../../../lib/network/use-is-offline.ts'
import { maxLengthOf } from '../../../lib/drafts/field-limits.ts'
import { useDraft } from '../../../lib/drafts/use-draft.ts'
import { useText } from '../../../messages/text.tsx'
import { Form } from '../../../shell/forms/form.tsx'
import { navigate } from '../../../shell/routing/navigation.ts'
import { paths } from '../../../lib/routing/paths.ts'
import { useOwnCard } from '../../../lib/session/own-name.ts'
import { CallBanner } from '../call-banner.tsx'
import type { ReadInvitation } from './read-invitation.ts'
import { EmailState } from '../../../people/account/public.ts'
import { ensureCard } from '../../../people/profiles/public.ts'

interface AnswerFormProps {
  readonly token: string
  readonly invitation: ReadInvitation
}

/** A guest gets an account first, with the same uid, and comes back here. */
function JoinFirst({ token }: Pick<AnswerFormProps, 'token'>) {
  const t = useText()
  const auth = paths.auth(paths.invite(token))
  return (
    <Stack gap={16}>
      <Banner state="info">{t('team.join.needsAccount')}</Banner>
      <Cluster gap={12}>
        <LinkButton tone="primary" size="large" href={`${auth}&join=1`}>
          {t('team.join.create')}
        </LinkButton>
        <LinkButton size="large" href={auth}>
          {t('team.join.haveAccount')}
        </LinkButton>
      </Cluster>
    </Stack>
  )
}

function MemberAnswer({
  token,
  invitation,
  session,
}: AnswerFormProps & { readonly session: SignedInSession }) {
  const t = useText()
  const isOffline = useIsOffline()
  const { values, clear, field } = useDraft(answerInvitation.input, {
    name: `answer ${token}`,
    start: { name: session.displayName ?? '' },
  })
  const card = useOwnCard()
  const name = card?.displayName ?? values.name
  const [isTried, setTried] = useState(false)
  const [isDeclined, setDeclined] = useState(false)
  const { send, isPending, problem } = useCall(answerInvitation)
  const displayName = name.trim()
  const isWrong = !DisplayName.safeParse(displayName).success
  const answer = async (accept: boolean) => {
    setTried(true)
    if (isWrong) return
    const outcome = await send({ invitation: { kind: 'token', token }, accept, displayName })
    if (outcome.state === 'refused') return
    clear()
    if (!accept) return setDeclined(true)
    await ensureCard(displayName)
    navigate(paths.kitchenDashboard(outcome.value.kitchenId))
  }
  if (isDeclined) {
    return (
      <Banner state="ok" aria-live="polite">
        {t('team.join.declined', { name: invitation.inviterName })}
      </Banner>
    )
  }
  if (problem?.reason === 'already-member') {
    return (
      <Banner state="info" aria-live="polite">
        {t('team.join.alreadyIn')}
        <LinkButton size="small" href={paths.kitchenDashboard(invitation.kitchenId)}>
          {t('team.join.toKitchen')}
        </LinkButton>
      </Banner>
    )
  }
  return (
    <Form onSubmit={() => answer(true)}>
      <Stack gap={16}>
        <CallBanner problem={problem} />
        {problem?.reason === 'not-yours' ? <EmailState session={session} next={paths.invite(token)} /> : null}
        {card === null ? (
          <TextField
            label={t('team.join.name')}
            problem={isTried && isWrong ? t('team.join.nameProblem') : undefined}
            autoComplete="name"
            {...field('name')}
            maxLength={maxLengthOf(answerInvitation.input, 'displayName')}
          />
        ) : null}
        <Cluster gap={12}>
          <SubmitButton tone="primary" size="large" disabled={isOffline || card === undefined}>
            {t(isOffline ? 'common.needsConnection' : 'team.join.accept')}
          </SubmitButton>
          <Button
            size="large"
            tone="plain"
            isPending={isPending}
            disabled={isOffline}
            onClick={() => void answer(false)}
          >
            {t('team.join.decline')}
          </Button>
        </Cluster>
      </Stack>
    </Form>
  )
}

/** Yes or no to an invitation. */
export function InvitationAnswerForm({ token, invitation }: AnswerFormProps) {
  const session = useSession()
  if (session.state !== 'signedIn' || session.isGuest) return <JoinFirst token={token} />
  return <MemberAnswer token={token} invitation={invitation} session={session} />
}
