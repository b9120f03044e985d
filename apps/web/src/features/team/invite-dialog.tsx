import { Button } from '@brigade/design-system/atoms/button.tsx'
import { RadioGroup } from '@brigade/design-system/atoms/radio-group.tsx'
import { TextArea } from '@brigade/design-system/atoms/text-area.tsx'
import { TextField } from '@brigade/design-system/atoms/text-field.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import type { AccessRole } from '@brigade/domain/kitchens/access.ts'
import type { Position } from '@brigade/domain/kitchens/position.ts'
import { inviteToTeam } from '@brigade/domain/kitchens/team-functions.ts'
import { msFromTimestamp } from '@brigade/domain/time/timestamp.ts'
import { useState } from 'react'
import * as z from 'zod'
import { useCall } from '../../data/use-call.ts'
import { useIsOffline } from '../../data/use-is-offline.ts'
import { useText } from '../../messages/text.tsx'
import { AccessChoice, type GivenAccess, givenUpTo, PositionChoice } from './access-fields.tsx'
import { CallBanner } from './call-banner.tsx'
import { MadeLink } from './made-link.tsx'

interface InviteDialogProps {
  readonly kitchenId: string
  readonly kitchenName: string
  readonly highest: AccessRole
  readonly onDone: () => void
}

interface Made {
  readonly token: string
  readonly expiresAt: number
  readonly email: string | null
}

const LONGEST_NOTE = 300
const Email = z.email().max(254)

/** Invites people: by a link that many may use, or one that only an e-mail's owner may. */
export function InviteDialog({ kitchenId, kitchenName, highest, onDone }: InviteDialogProps) {
  const t = useText()
  const isOffline = useIsOffline()
  const [kind, chooseKind] = useState<'link' | 'email'>('link')
  const [email, setEmail] = useState('')
  const [access, chooseAccess] = useState<GivenAccess>('cook')
  const [position, choosePosition] = useState<Position>('chef de partie')
  const [note, setNote] = useState('')
  const [isTried, setTried] = useState(false)
  const [made, setMade] = useState<Made | null>(null)
  const { send, isPending, problem } = useCall(inviteToTeam)
  const isEmailWrong = kind === 'email' && !Email.safeParse(email.trim()).success
  const invite = async () => {
    setTried(true)
    if (isEmailWrong) return
    const to = kind === 'link' ? { kind } : { kind, email: email.trim() }
    const outcome = await send({ kitchenId, to, access, position, stations: [], note: note.trim() })
    if (outcome.state === 'refused') return
    const { token, expiresAt } = outcome.value
    setMade({ token, expiresAt: msFromTimestamp(expiresAt), email: kind === 'email' ? email.trim() : null })
  }
  if (made !== null) return <MadeLink {...made} kitchenName={kitchenName} onDone={onDone} />
  return (
    <Stack gap={24}>
      <CallBanner problem={problem} />
      <RadioGroup
        label={t('team.invite.how')}
        value={kind}
        choices={[
          { value: 'link', label: t('team.invite.link'), hint: t('team.invite.linkHint') },
          { value: 'email', label: t('team.invite.email'), hint: t('team.invite.emailHint') },
        ]}
        onChange={(event) => chooseKind(event.target.value === 'email' ? 'email' : 'link')}
      />
      {kind === 'email' ? (
        <TextField
          label={t('team.invite.emailField')}
          problem={isTried && isEmailWrong ? t('team.invite.emailProblem') : undefined}
          type="email"
          inputMode="email"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
      ) : null}
      <AccessChoice roles={givenUpTo(highest)} value={access} onChange={chooseAccess} />
      <PositionChoice value={position} onChange={choosePosition} />
      <TextArea
        label={t('team.invite.note')}
        optional={t('common.optional')}
        rows={2}
        maxLength={LONGEST_NOTE}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <Cluster>
        <Button tone="primary" isPending={isPending} disabled={isOffline} onClick={() => void invite()}>
          {t(isOffline ? 'common.needsConnection' : 'team.invite.submit')}
        </Button>
        <Button tone="plain" onClick={onDone}>
          {t('common.cancel')}
        </Button>
      </Cluster>
    </Stack>
  )
}
