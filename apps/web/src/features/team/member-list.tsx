import './team.css'
import { Avatar } from '@brigade/design-system/atoms/avatar.tsx'
import { Badge } from '@brigade/design-system/atoms/badge.tsx'
import { Button } from '@brigade/design-system/atoms/button.tsx'
import { Cell, Cells } from '@brigade/design-system/molecules/cell.tsx'
import { Dialog } from '@brigade/design-system/molecules/dialog.tsx'
import { hasAccess } from '@brigade/domain/kitchens/access.ts'
import { mayRemove } from '@brigade/domain/kitchens/access-rules.ts'
import type { TeamMember } from '@brigade/domain/kitchens/team-member.ts'
import { useState } from 'react'
import { useFormat } from '../../format/use-format.ts'
import { useText } from '../../messages/text.tsx'
import { MemberDialog } from './member-dialog.tsx'
import { accessWords } from './team-words.table.ts'

interface MemberListProps {
  readonly kitchenId: string
  readonly me: TeamMember | undefined
  readonly members: readonly TeamMember[]
}

/** Whether the reader may change anything of this person: a manager everybody's position, access only below. */
function isChangeable(me: TeamMember | undefined, member: TeamMember): boolean {
  return hasAccess(me, 'manager') && (mayRemove(me, member).ok || member.uid === me?.uid)
}

/** Who is in the team, what they may do and what they are called. */
export function MemberList({ kitchenId, me, members }: MemberListProps) {
  const t = useText()
  const format = useFormat()
  const [open, setOpen] = useState<string | null>(null)
  const opened = members.find((member) => member.uid === open)
  return (
    <>
      <Cells>
        {members.map((member) => (
          <Cell
            key={member.uid}
            lead={<Avatar name={member.displayName} />}
            title={member.uid === me?.uid ? t('team.you', { name: member.displayName }) : member.displayName}
            detail={t('team.line', {
              position: t(`trade.position.${member.position}`),
              since: format.day(member.from),
            })}
            trail={
              <div className="member-trail">
                <Badge>{t(accessWords[member.access])}</Badge>
                {isChangeable(me, member) ? (
                  <Button
                    size="small"
                    aria-label={t('team.changeOf', { name: member.displayName })}
                    onClick={() => setOpen(member.uid)}
                  >
                    {t('team.change')}
                  </Button>
                ) : null}
              </div>
            }
          />
        ))}
      </Cells>
      <Dialog
        isOpen={opened !== undefined && me !== undefined}
        onClose={() => setOpen(null)}
        title={opened?.displayName ?? ''}
        closeLabel={t('common.close')}
      >
        {opened === undefined || me === undefined ? null : (
          <MemberDialog kitchenId={kitchenId} me={me} member={opened} onDone={() => setOpen(null)} />
        )}
      </Dialog>
    </>
  )
}
