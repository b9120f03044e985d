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
import { Leave } from './leave-dialog.tsx'
import { MemberList } from './member-list.tsx'
import { TeamHistory } from './team-history.tsx'

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
