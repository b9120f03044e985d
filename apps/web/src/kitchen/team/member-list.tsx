import './team.css'
import { Avatar } from '@brigade/design-system/atoms/avatar.tsx'
import { Badge } from '@brigade/design-system/atoms/badge.tsx'
import { Button } from '@brigade/design-system/atoms/button.tsx'
import { Cell, Cells } from '@brigade/design-system/molecules/cell.tsx'
import { Dialog } from '@brigade/design-system/molecules/dialog.tsx'
import { hasAccess } from '@brigade/domain/access/roles/access.ts'
import { mayRemove } from '@brigade/domain/access/roles/access-rules.ts'
import type { TeamMember } from '@brigade/domain/kitchen/team/team-member.ts'
import { useState } from 'react'
import { useFormat } from '../../lib/format/use-format.ts'
import { useText } from '../../messages/text.tsx'
import { SearchedList } from '../../shell/lists/searched-list.tsx'
import { memberColumns } from './member-columns.ts'
import { MemberDialog } from './member-dialog.tsx'
import { accessWords } from '../../lib/kitchen/team-words.table.ts'

interface MemberListProps {
  readonly kitchenId: string
  readonly me: TeamMember | undefined
  readonly members: readonly TeamMember[]
}

/** Whether the reader may change anything of this person: a manager everybody's position, access only below. */
function isChangeable(me: TeamMember | undefined, member: TeamMember): boolean {
  return hasAccess(me, 'manager') && (mayRemove(me, member).ok || member.uid === me?.uid)
}

interface MemberProps {
  readonly me: TeamMember | undefined
  readonly member: TeamMember
  readonly onChange: () => void
}

function Member({ me, member, onChange }: MemberProps) {
  const t = useText()
  const format = useFormat()
  const { uid, displayName: name, position, from, access } = member
  return (
    <Cell
      lead={<Avatar name={name} />}
      title={uid === me?.uid ? t('team.you', { name }) : name}
      detail={t('team.line', { position: t(`trade.position.${position}`), since: format.day(from) })}
      trail={
        <div className="member-trail">
          <Badge>{t(accessWords[access])}</Badge>
          {isChangeable(me, member) ? (
            <Button size="small" aria-label={t('team.changeOf', { name })} onClick={onChange}>
              {t('team.change')}
            </Button>
          ) : null}
        </div>
      }
    />
  )
}

/** Who is in the team, what they may do and what they are called. */
export function MemberList({ kitchenId, me, members }: MemberListProps) {
  const t = useText()
  const [open, setOpen] = useState<string | null>(null)
  const opened = members.find((member) => member.uid === open)
  return (
    <>
      <SearchedList
        title={t('team.title')}
        columns={memberColumns(t)}
        first={t('lists.access')}
        rows={members}
        idOf={({ uid }) => uid}
      >
        {(sorted) => (
          <Cells>
            {sorted.map((member) => (
              <Member key={member.uid} me={me} member={member} onChange={() => setOpen(member.uid)} />
            ))}
          </Cells>
        )}
      </SearchedList>
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
