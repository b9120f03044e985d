import '../../../shell/forms/create-kitchen-page.css'
import '../team.css'
import { LinkButton } from '@brigade/design-system/atoms/link-button.tsx'
import { Page } from '@brigade/design-system/layouts/page.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Banner } from '@brigade/design-system/molecules/banner.tsx'
import { EmptyState } from '@brigade/design-system/molecules/empty-state.tsx'
import { Skeleton } from '@brigade/design-system/molecules/skeleton.tsx'
import type { InvitationState } from '@brigade/domain/kitchen/team/invitation.ts'
import { InvitationToken, readInvitation } from '@brigade/domain/kitchen/team/team-functions.ts'
import { msFromTimestamp } from '@brigade/domain/core/time/timestamp.ts'
import { useEffect, useState } from 'react'
import { call, type CallOutcome } from '../../../lib/calls/call.ts'
import { newId } from '../../../lib/writing/new-id.ts'
import { useSession } from '../../../lib/session/session-store.ts'
import { useFormat } from '../../../lib/format/use-format.ts'
import type { MessageKey } from '../../../messages/catalogue.ts'
import { useText } from '../../../messages/text.tsx'
import { useHead } from '../../../shell/document/head.tsx'
import { useParam } from '../../../shell/page-context.tsx'
import { paths } from '../../../lib/routing/paths.ts'
import { accessSentences, accessWords, wordsOfTeamProblem } from '../../../lib/kitchen/team-words.table.ts'
import { InvitationAnswerForm } from './answer-form.tsx'
import type { ReadInvitation } from './read-invitation.ts'

const wordsOfEnd: Readonly<Record<Exclude<InvitationState, 'sent'>, MessageKey>> = {
  accepted: 'team.join.wasUsed',
  declined: 'team.join.wasDeclined',
  withdrawn: 'team.join.wasWithdrawn',
  expired: 'team.join.wasExpired',
}

/** What the link invites to; fetched again when the session changes. */
function useInvitation(token: string): CallOutcome<ReadInvitation> | null {
  const session = useSession()
  const uid = session.state === 'signedIn' ? session.uid : session.state
  const [outcome, setOutcome] = useState<CallOutcome<ReadInvitation> | null>(null)
  useEffect(() => {
    if (uid === 'pending' || !InvitationToken.safeParse(token).success) return undefined
    let isCurrent = true
    const read = async () => {
      const answer = await call(readInvitation, { requestId: newId(), token })
      if (isCurrent) setOutcome(answer)
    }
    void read()
    return () => {
      isCurrent = false
    }
  }, [token, uid])
  return outcome
}

function Unknown() {
  const t = useText()
  return (
    <EmptyState
      drawing="nothing-here"
      title={t('team.join.unknown')}
      level={1}
      text={t('team.join.unknownText')}
    >
      <LinkButton href={paths.kitchens}>{t('team.join.toKitchens')}</LinkButton>
    </EmptyState>
  )
}

function Over({ invitation }: { readonly invitation: ReadInvitation }) {
  const t = useText()
  const { state, inviterName, kitchenName } = invitation
  const words = state === 'sent' ? 'team.join.wasUsed' : wordsOfEnd[state]
  return (
    <EmptyState
      drawing="closed-door"
      title={t('team.join.over')}
      level={1}
      text={t(words, { name: inviterName, kitchen: kitchenName })}
    >
      <LinkButton href={paths.kitchens}>{t('team.join.toKitchens')}</LinkButton>
    </EmptyState>
  )
}

function Open({ token, invitation }: { readonly token: string; readonly invitation: ReadInvitation }) {
  const t = useText()
  const format = useFormat()
  const { kitchenName, inviterName, access, position, note, expiresAt } = invitation
  useHead({ title: t('team.join.heading', { kitchen: kitchenName }) })
  return (
    <Stack gap={24}>
      <h1>{t('team.join.heading', { kitchen: kitchenName })}</h1>
      <Stack gap={8}>
        <p className="form-intro">{t('team.join.by', { name: inviterName, kitchen: kitchenName })}</p>
        <p>
          <strong>
            {t('team.join.as', { position: t(`trade.position.${position}`), access: t(accessWords[access]) })}
          </strong>{' '}
          {t(accessSentences[access])}
        </p>
        {note === '' ? null : <p className="invitation-note">{note}</p>}
        <p>{t('team.join.until', { until: format.dateTime(msFromTimestamp(expiresAt)) })}</p>
      </Stack>
      <InvitationAnswerForm token={token} invitation={invitation} />
    </Stack>
  )
}

/** What the link invites to, and the answer to it. */
export function InvitePage() {
  const t = useText()
  const token = useParam('token')
  const outcome = useInvitation(token)
  const isWhole = InvitationToken.safeParse(token).success
  return (
    <Page width="reading">
      {!isWhole || (outcome?.state === 'refused' && outcome.problem.reason === 'gone') ? (
        <Unknown />
      ) : outcome === null ? (
        <Skeleton label={t('shell.waiting')} />
      ) : outcome.state === 'refused' ? (
        <Stack>
          <h1>{t('team.join.title')}</h1>
          <Banner state="late" role="alert">
            {t(wordsOfTeamProblem(outcome.problem), { code: outcome.problem.status })}
          </Banner>
        </Stack>
      ) : outcome.value.state === 'sent' ? (
        <Open token={token} invitation={outcome.value} />
      ) : (
        <Over invitation={outcome.value} />
      )}
    </Page>
  )
}
