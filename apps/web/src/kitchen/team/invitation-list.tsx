import { Button } from '@brigade/design-system/atoms/button.tsx'
import { type State, StateMark } from '@brigade/design-system/atoms/state-mark.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Cell, Cells } from '@brigade/design-system/molecules/cell.tsx'
import { mayInvite } from '@brigade/domain/access/roles/access-rules.ts'
import { invitationStateAt, isOpenLink } from '@brigade/domain/kitchen/team/answer-invitation.ts'
import {
  type Invitation,
  invitations,
  type InvitationState,
  OPEN_LINK_PEOPLE,
} from '@brigade/domain/kitchen/team/invitation.ts'
import { withdrawInvitation } from '@brigade/domain/kitchen/team/team-functions.ts'
import type { TeamMember } from '@brigade/domain/kitchen/team/team-member.ts'
import { msFromTimestamp, timestampFromMs } from '@brigade/domain/core/time/timestamp.ts'
import { useState } from 'react'
import type { StoredDocument } from '../../lib/reading/loadable.ts'
import { Loaded } from '../../lib/reading/loaded.tsx'
import { useCall } from '../../lib/calls/use-call.ts'
import { useQuery } from '../../lib/reading/use-query.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { useText } from '../../messages/text.tsx'
import { CallBanner } from './call-banner.tsx'
import { accessWords, invitationWords } from '../../lib/kitchen/team-words.table.ts'

const SHOWN = 50
const marks: Readonly<Record<InvitationState, State>> = {
  sent: 'info',
  accepted: 'ok',
  declined: 'neutral',
  withdrawn: 'neutral',
  expired: 'warn',
}

interface InvitationListProps {
  readonly kitchenId: string
  readonly me: TeamMember
}

function InvitationRow({
  kitchenId,
  me,
  row,
}: InvitationListProps & { readonly row: StoredDocument<Invitation> }) {
  const t = useText()
  const format = useFormat()
  const { send, isPending, problem } = useCall(withdrawInvitation)
  const { content, id } = row
  const [now] = useState(() => timestampFromMs(Date.now()))
  const state = invitationStateAt(content, now)
  const isOpen = isOpenLink(content)
  const title = isOpen
    ? t('team.invitation.openLink', { count: content.acceptedBy.length, most: OPEN_LINK_PEOPLE })
    : (content.toEmail ?? t('team.invitation.person'))
  const until = format.dateTime(msFromTimestamp(content.expiresAt))
  return (
    <>
      <Cell
        title={title}
        detail={t('team.invitation.line', {
          access: t(accessWords[content.access]),
          position: t(`trade.position.${content.position}`),
          until,
        })}
        trail={
          <>
            <StateMark state={marks[state]}>{t(invitationWords[state])}</StateMark>
            {state === 'sent' && mayInvite(me, content.access).ok ? (
              <Button
                size="small"
                isPending={isPending}
                aria-label={t('team.invitation.withdrawOf', { invitation: title })}
                onClick={() => void send({ kitchenId, invitationId: id })}
              >
                {t('team.invitation.withdraw')}
              </Button>
            ) : null}
          </>
        }
      />
      {problem === null ? null : (
        <li>
          <CallBanner problem={problem} />
        </li>
      )}
    </>
  )
}

/** Invitations that were sent, newest first, with their state. */
export function InvitationList({ kitchenId, me }: InvitationListProps) {
  const t = useText()
  const result = useQuery(invitations, { kitchenId })
  return (
    <Stack gap={12}>
      <h2>{t('team.invitations')}</h2>
      <Loaded of={result} empty={<p>{t('team.invitationsEmpty')}</p>}>
        {(rows) => (
          <Cells>
            {[...rows]
              .sort((one, other) => other.content.createdAt.seconds - one.content.createdAt.seconds)
              .slice(0, SHOWN)
              .map((row) => (
                <InvitationRow key={row.id} kitchenId={kitchenId} me={me} row={row} />
              ))}
          </Cells>
        )}
      </Loaded>
    </Stack>
  )
}
