import type { AccessRole } from '@brigade/domain/access/roles/access.ts'
import type { TeamMember } from '@brigade/domain/kitchen/team/team-member.ts'
import { timestampFromMs } from '@brigade/domain/core/time/timestamp.ts'
import { expect, test } from 'vitest'
import type { MessageKey } from '../../messages/catalogue.ts'
import { listFile } from '../../shell/lists/list-file.ts'
import { rowsBy } from '../../shell/lists/list-order.ts'
import { memberColumns } from './member-columns.ts'

const at = timestampFromMs(0)
const t = (key: MessageKey) => key

function member(displayName: string, access: AccessRole): TeamMember {
  return {
    createdAt: at,
    createdBy: 'ines',
    updatedAt: at,
    updatedBy: 'ines',
    schema: 1,
    uid: displayName,
    displayName,
    access,
    grants: [],
    position: 'commis',
    stations: [],
    state: 'active',
    from: '2026-01-02',
    isShownPublicly: false,
  }
}

test('a team stands from the highest access, and whoever has the same as they came', () => {
  const team = [member('Ana', 'cook'), member('Bruno', 'owner'), member('Célia', 'cook')]
  const columns = memberColumns(t)
  const byAccess = columns.find(({ heading }) => heading === 'lists.access')
  const sorted = byAccess === undefined ? [] : rowsBy(team, byAccess, 'pt')
  expect(sorted.map(({ displayName }) => displayName)).toEqual(['Bruno', 'Ana', 'Célia'])
})

test('[DS6] a name in a team’s file is never read as a formula', () => {
  const [, line] = listFile(memberColumns(t), [member('=HYPERLINK(1)', 'cook')]).split('\r\n')
  expect(line).toBe("'=HYPERLINK(1),trade.position.commis,team.access.cook,2026-01-02")
})
