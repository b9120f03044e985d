import { rankOf } from '@brigade/domain/access/roles/access.ts'
import type { TeamMember } from '@brigade/domain/kitchen/team/team-member.ts'
import type { Translate } from '../../messages/text.tsx'
import type { ListColumn } from '../../shell/lists/list-order.ts'
import { accessWords } from '../../lib/kitchen/team-words.table.ts'

/** What the list says of each person of a team. */
export function memberColumns(t: Translate): readonly ListColumn<TeamMember>[] {
  return [
    { heading: t('lists.name'), kind: 'text', valueOf: ({ displayName }) => displayName },
    {
      heading: t('team.field.position'),
      kind: 'text',
      valueOf: ({ position }) => t(`trade.position.${position}`),
    },
    {
      heading: t('lists.access'),
      kind: 'text',
      valueOf: ({ access }) => t(accessWords[access]),
      placeOf: ({ access }) => -rankOf(access),
    },
    { heading: t('lists.since'), kind: 'text', valueOf: ({ from }) => from },
  ]
}
