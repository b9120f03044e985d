import { Button } from '@brigade/design-system/atoms/button.tsx'
import { SubmitButton } from '@brigade/design-system/atoms/submit-button.tsx'
import { TextField } from '@brigade/design-system/atoms/text-field.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Banner } from '@brigade/design-system/molecules/banner.tsx'
import { highestGivenAccess, mayRemove, maySetAccess } from '@brigade/domain/access/roles/access-rules.ts'
import { removeMember, setAccess } from '@brigade/domain/kitchen/team/team-functions.ts'
import { type TeamMember, teamMembers } from '@brigade/domain/kitchen/team/team-member.ts'
import { useState } from 'react'
import { refusalWords } from '../../lib/problems/refusal-words.ts'
import { useCall } from '../../lib/calls/use-call.ts'
import { useDraft } from '../../lib/drafts/use-draft.ts'
import { changing, write } from '../../lib/writing/write.ts'
import { useText } from '../../messages/text.tsx'
import { useUnsaved } from '../../shell/busy.ts'
import { Form } from '../../shell/forms/form.tsx'
import { AccessChoice, grantableUpTo, GrantChoice, PositionChoice } from './access-fields.tsx'
import { CallBanner } from './call-banner.tsx'

interface MemberProps {
  readonly kitchenId: string
  readonly me: TeamMember
  readonly member: TeamMember
  readonly onDone: () => void
}

/** Ends a membership; the person reads the reason. */
function RemovePart({ kitchenId, member, onDone }: Omit<MemberProps, 'me'>) {
  const t = useText()
  const { values, clear, field } = useDraft(removeMember.input, {
    name: `removal ${kitchenId} ${member.uid}`,
    start: { reason: '' },
  })
  const { reason } = values
  const [isOpen, setOpen] = useState(false)
  const [isTried, setTried] = useState(false)
  const { send, problem } = useCall(removeMember)
  const remove = async () => {
    setTried(true)
    if (reason.trim() === '') return
    const outcome = await send({ kitchenId, uid: member.uid, reason: reason.trim() })
    if (outcome.state === 'refused') return
    clear()
    onDone()
  }
  const cancel = () => {
    clear()
    setOpen(false)
  }
  if (!isOpen) {
    return (
      <span>
        <Button tone="danger" onClick={() => setOpen(true)}>
          {t('team.remove.open', { name: member.displayName })}
        </Button>
      </span>
    )
  }
  return (
    <Form onSubmit={remove}>
      <Stack gap={12}>
        <CallBanner problem={problem} />
        <TextField
          label={t('team.remove.reason')}
          hint={t('team.remove.hint', { name: member.displayName })}
          problem={isTried && reason.trim() === '' ? t('team.remove.needsReason') : undefined}
          {...field('reason')}
        />
        <Cluster>
          <SubmitButton tone="danger">{t('team.remove.submit')}</SubmitButton>
          <Button tone="plain" onClick={cancel}>
            {t('common.cancel')}
          </Button>
        </Cluster>
      </Stack>
    </Form>
  )
}

/** What may be changed of one person, and no more than the reader may change. */
export function MemberDialog({ kitchenId, me, member, onDone }: MemberProps) {
  const t = useText()
  const highest = highestGivenAccess(me)
  const mayAccess = highest !== undefined && maySetAccess(me, member, 'viewer').ok
  const { access: before, grants: grantsBefore, position: positionBefore } = member
  const start = { access: before, grants: grantsBefore, position: positionBefore }
  const form = `member ${kitchenId} ${member.uid}`
  const { values, setValues, clear, isChanged } = useDraft(removeMember.input, {
    name: form,
    start,
    sample: { ...start, grants: [] },
  })
  const { access, grants, position } = values
  const [refused, setRefused] = useState<string | null>(null)
  const { send, problem } = useCall(setAccess)
  useUnsaved(isChanged)
  const close = () => {
    clear()
    onDone()
  }
  const save = async () => {
    if (position !== positionBefore) {
      const changes = { position }
      const params = { kitchenId, uid: member.uid }
      const outcome = await write([changing(teamMembers, params, { before: member, changes })])
      setRefused(refusalWords(t, outcome))
      if (outcome.state !== 'queued') return
    }
    const isSame = access === before && grants.join() === grantsBefore.join()
    if (!mayAccess || access === 'owner' || isSame) return close()
    const outcome = await send({ kitchenId, uid: member.uid, access, grants: [...grants] })
    if (outcome.state === 'done') close()
  }
  return (
    <Stack gap={24}>
      <Form onSubmit={save}>
        <Stack gap={24}>
          <CallBanner problem={problem} />
          {refused === null ? null : (
            <Banner state="late" role="alert">
              {refused}
            </Banner>
          )}
          {mayAccess && access !== 'owner' ? (
            <>
              <AccessChoice
                roles={grantableUpTo(highest)}
                value={access}
                onChange={(next) => setValues({ access: next })}
              />
              <GrantChoice value={grants} onChange={(next) => setValues({ grants: [...next] })} />
            </>
          ) : null}
          <PositionChoice value={position} onChange={(next) => setValues({ position: next })} />
          <Cluster>
            <SubmitButton tone="primary">{t('common.save')}</SubmitButton>
            <Button tone="plain" onClick={close}>
              {t('common.cancel')}
            </Button>
          </Cluster>
        </Stack>
      </Form>
      {mayRemove(me, member).ok ? <RemovePart kitchenId={kitchenId} member={member} onDone={onDone} /> : null}
    </Stack>
  )
}
