import './team.css'
import { Button } from '@brigade/design-system/atoms/button.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Page } from '@brigade/design-system/layouts/page.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Dialog } from '@brigade/design-system/molecules/dialog.tsx'
import { hasAccess } from '@brigade/domain/access/roles/access.ts'
import { highestGivenAccess, mayLeave } from '@brigade/domain/access/roles/access-rules.ts'
import { type TeamMember, teamMembers } from '@brigade/domain/kitchen/team/team-member.ts'
import { useState } from 'react'
import { Loaded } from '../../lib/reading/loaded.tsx'
import { useQuery } from '../../lib/reading/use-query.ts'
import { useText } from '../../messages/text.tsx'
import { useParam } from '../../shell/page-context.tsx'
import { useKitchen, useOwnMembership } from '../../lib/kitchen/use-kitchen.ts'
import { HandOver, OfferedKitchen } from './hand-over.tsx'
import { InvitationList } from './invitation-list.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { MemberList } from './member-list.tsx'
import { TeamHistory } from './team-history.tsx'
import { leaveKitchen } from '@brigade/domain/kitchen/team/team-functions.ts'
import { useCall } from '../../lib/calls/use-call.ts'
import { navigate } from '../../shell/routing/navigation.ts'
import { paths } from '../../lib/routing/paths.ts'
import { CallBanner } from './call-banner.tsx'

interface LeaveProps {
  readonly kitchenId: string
  readonly kitchenName: string
}

/** Ends the own membership, after asking. */
function Leave({ kitchenId, kitchenName }: LeaveProps) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const { send, isPending, problem } = useCall(leaveKitchen)
  const leave = async () => {
    const outcome = await send({ kitchenId })
    if (outcome.state === 'done') navigate(paths.kitchens)
  }
  return (
    <>
      <span>
        <Button tone="plain" onClick={() => setOpen(true)}>
          {t('team.leave.open')}
        </Button>
      </span>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t('team.leave.title', { kitchen: kitchenName })}
        closeLabel={t('common.close')}
      >
        <Stack gap={16}>
          <CallBanner problem={problem} />
          <p>{t('team.leave.text')}</p>
          <Cluster>
            <Button tone="danger" isPending={isPending} onClick={() => void leave()}>
              {t('team.leave.submit')}
            </Button>
            <Button tone="plain" onClick={() => setOpen(false)}>
              {t('common.cancel')}
            </Button>
          </Cluster>
        </Stack>
      </Dialog>
    </>
  )
}

/** By name, also among those of one access role. */
function byName(members: readonly TeamMember[]): readonly TeamMember[] {
  return members.toSorted((one, other) => one.displayName.localeCompare(other.displayName))
}

/** The people of the kitchen and the invitations to join them. */
export function TeamPage() {
  const t = useText()
  const kitchenId = useParam('kitchenId')
  const kitchen = useKitchen(kitchenId)
  const me = useOwnMembership(kitchenId)
  const team = useQuery(teamMembers, { kitchenId }, { where: [['state', '==', 'active']] })
  const [isInviting, setInviting] = useState(false)
  const highest = highestGivenAccess(me)
  const kitchenName = kitchen.state === 'success' ? (kitchen.value?.content.name ?? '') : ''
  return (
    <Page>
      <Stack gap={24}>
        <Cluster justify="between" gap={12}>
          <h1>{t('team.title')}</h1>
          {highest === undefined ? null : (
            <Button tone="primary" onClick={() => setInviting(true)}>
              {t('team.invite.open')}
            </Button>
          )}
        </Cluster>
        <Loaded of={team}>
          {(rows) => (
            <>
              {me === undefined ? null : (
                <OfferedKitchen kitchenId={kitchenId} kitchenName={kitchenName} me={me} />
              )}
              <MemberList
                kitchenId={kitchenId}
                me={me}
                members={byName(rows.map(({ content }) => content))}
              />
              {highest === undefined || me === undefined ? null : (
                <InvitationList kitchenId={kitchenId} me={me} />
              )}
              {me === undefined ? null : (
                <HandOver kitchenId={kitchenId} me={me} members={rows.map(({ content }) => content)} />
              )}
            </>
          )}
        </Loaded>
        {hasAccess(me, 'manager') ? <TeamHistory kitchenId={kitchenId} /> : null}
        {mayLeave(me).ok ? <Leave kitchenId={kitchenId} kitchenName={kitchenName} /> : null}
        <Dialog
          isOpen={isInviting}
          onClose={() => setInviting(false)}
          title={t('team.invite.title', { kitchen: kitchenName })}
          closeLabel={t('common.close')}
        >
          {highest === undefined ? null : (
            <InviteDialog
              kitchenId={kitchenId}
              kitchenName={kitchenName}
              highest={highest}
              onDone={() => setInviting(false)}
            />
          )}
        </Dialog>
      </Stack>
    </Page>
  )
}
