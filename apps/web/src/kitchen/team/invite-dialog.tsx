import * as z from 'zod'
import './team.css'
import { Button } from '@brigade/design-system/atoms/button.tsx'
import { SubmitButton } from '@brigade/design-system/atoms/submit-button.tsx'
import { RadioGroup } from '@brigade/design-system/atoms/radio-group.tsx'
import { TextArea } from '@brigade/design-system/atoms/text-area.tsx'
import { TextField } from '@brigade/design-system/atoms/text-field.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import type { AccessRole } from '@brigade/domain/access/roles/access.ts'
import type { Position } from '@brigade/domain/access/positions/position.ts'
import { inviteToTeam } from '@brigade/domain/kitchen/team/team-functions.ts'
import { msFromTimestamp } from '@brigade/domain/core/time/timestamp.ts'
import { useState } from 'react'
import { useCall } from '../../lib/calls/use-call.ts'
import { useIsOffline } from '../../lib/network/use-is-offline.ts'
import { maxLengthOf } from '../../lib/drafts/field-limits.ts'
import { useDraft } from '../../lib/drafts/use-draft.ts'
import { useText } from '../../messages/text.tsx'
import { Form, FormProblems } from '../../shell/forms/form.tsx'
import { AccessChoice, type GrantableAccess, grantableUpTo, PositionChoice } from './access-fields.tsx'
import { CallBanner } from './call-banner.tsx'
import { Banner } from '@brigade/design-system/molecules/banner.tsx'
import { useFormat } from '../../lib/format/use-format.ts'
import { paths } from '../../lib/routing/paths.ts'
import { QrCode } from '../../shell/sharing/qr-code.tsx'

interface MadeLinkProps {
  readonly token: string
  readonly expiresAt: number
  /** Whom it is for; null for an open link. */
  readonly email: string | null
  readonly kitchenName: string
  readonly onDone: () => void
}

/** The link of a new invitation, to copy, scan or share: shown this once. */
function CreatedLink({ token, expiresAt, email, kitchenName, onDone }: MadeLinkProps) {
  const t = useText()
  const format = useFormat()
  const [isCopied, setCopied] = useState(false)
  const link = `${globalThis.location.origin}${paths.invite(token)}`
  const until = format.dateTime(expiresAt)
  const copy = async () => {
    await navigator.clipboard.writeText(link)
    setCopied(true)
  }
  const share = () => navigator.share({ title: t('team.made.share', { kitchen: kitchenName }), url: link })
  return (
    <Stack gap={16}>
      <Banner state="warn">{t('team.made.once')}</Banner>
      <div className="made-link">
        <QrCode text={link} label={t('team.made.qr')} />
        <div className="made-link-words">
          <p>
            {email === null ? t('team.made.open', { until }) : t('team.made.addressed', { email, until })}
          </p>
          <TextField
            label={t('team.made.link')}
            readOnly
            value={link}
            onFocus={(event) => event.target.select()}
          />
          <Cluster>
            <Button tone="primary" onClick={() => void copy()}>
              {t(isCopied ? 'team.made.copied' : 'team.made.copy')}
            </Button>
            {'share' in navigator ? (
              <Button onClick={() => void share()}>{t('team.made.send')}</Button>
            ) : null}
            <Button tone="plain" onClick={onDone}>
              {t('team.made.done')}
            </Button>
          </Cluster>
        </div>
      </div>
    </Stack>
  )
}

interface InviteDialogProps {
  readonly kitchenId: string
  readonly kitchenName: string
  readonly highest: AccessRole
  readonly onDone: () => void
}

interface CreatedLinkFacts {
  readonly token: string
  readonly expiresAt: number
  readonly email: string | null
}

const Email = z.email().max(254)

interface TypedInvitation {
  readonly kind: 'link' | 'email'
  readonly email: string
  readonly access: GrantableAccess
  readonly position: Position
  readonly note: string
}

const EMPTY_INVITATION: TypedInvitation = {
  kind: 'link',
  email: '',
  access: 'cook',
  position: 'chef de partie',
  note: '',
}

/** Invites people: by a link that many may use, or one that only an e-mail's owner may. */
export function InviteDialog({ kitchenId, kitchenName, highest, onDone }: InviteDialogProps) {
  const t = useText()
  const isOffline = useIsOffline()
  const { values, setValues, clear, field } = useDraft(inviteToTeam.input, {
    name: `invitation ${kitchenId}`,
    start: EMPTY_INVITATION,
  })
  const { kind, email, access, position, note } = values
  const [isTried, setTried] = useState(false)
  const [createdLink, setCreatedLink] = useState<CreatedLinkFacts | null>(null)
  const { send, problem } = useCall(inviteToTeam)
  const isEmailWrong = kind === 'email' && !Email.safeParse(email.trim()).success
  const invite = async () => {
    setTried(true)
    if (isEmailWrong) return
    const to = kind === 'link' ? { kind } : { kind, email: email.trim() }
    const outcome = await send({ kitchenId, to, access, position, stations: [], note: note.trim() })
    if (outcome.state === 'refused') return
    clear()
    const { token, expiresAt } = outcome.value
    setCreatedLink({
      token,
      expiresAt: msFromTimestamp(expiresAt),
      email: kind === 'email' ? email.trim() : null,
    })
  }
  const cancel = () => {
    clear()
    onDone()
  }
  if (createdLink !== null) return <CreatedLink {...createdLink} kitchenName={kitchenName} onDone={onDone} />
  return (
    <Form onSubmit={invite}>
      <Stack gap={24}>
        <FormProblems />
        <CallBanner problem={problem} />
        <RadioGroup
          label={t('team.invite.how')}
          value={kind}
          choices={[
            { value: 'link', label: t('team.invite.link'), hint: t('team.invite.linkHint') },
            { value: 'email', label: t('team.invite.email'), hint: t('team.invite.emailHint') },
          ]}
          onChange={(event) => setValues({ kind: event.target.value === 'email' ? 'email' : 'link' })}
        />
        {kind === 'email' ? (
          <TextField
            label={t('team.invite.emailField')}
            problem={isTried && isEmailWrong ? t('team.invite.emailProblem') : undefined}
            type="email"
            inputMode="email"
            {...field('email')}
            maxLength={maxLengthOf(inviteToTeam.input, 'to.email')}
          />
        ) : null}
        <AccessChoice
          roles={grantableUpTo(highest)}
          value={access}
          onChange={(next) => setValues({ access: next })}
        />
        <PositionChoice value={position} onChange={(next) => setValues({ position: next })} />
        <TextArea label={t('team.invite.note')} optional={t('common.optional')} rows={2} {...field('note')} />
        <Cluster>
          <SubmitButton tone="primary" disabled={isOffline}>
            {t(isOffline ? 'common.needsConnection' : 'team.invite.submit')}
          </SubmitButton>
          <Button tone="plain" onClick={cancel}>
            {t('common.cancel')}
          </Button>
        </Cluster>
      </Stack>
    </Form>
  )
}
