import { idOf } from '@brigade/contract/path.ts'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Cell, Cells } from '@brigade/design-system/molecules/cell.tsx'
import { AccessRole } from '@brigade/domain/access/roles/access.ts'
import { type TeamMember, teamMembers } from '@brigade/domain/kitchen/team/team-member.ts'
import { msFromTimestamp } from '@brigade/domain/core/time/timestamp.ts'
import { type AuditEntry, kitchenAuditEntries } from '@brigade/domain/people/trust/audit-entry.ts'
import type { StoredDocument } from '../../lib/reading/loadable.ts'
import { Loaded } from '../../lib/reading/loaded.tsx'
import { useQuery } from '../../lib/reading/use-query.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { useText } from '../../messages/text.tsx'
import { accessWords, wordsOfStep } from '../../lib/kitchen/team-words.table.ts'

const SHOWN = 20

/** Whom an entry is about: the last part of the path of a place in the team. */
function uidOf({ thing }: AuditEntry): string {
  return idOf(thing)
}

type People = readonly StoredDocument<TeamMember>[]

function Steps({
  entries,
  people,
}: {
  readonly entries: readonly StoredDocument<AuditEntry>[]
  readonly people: People
}) {
  const t = useText()
  const format = useFormat()
  const nameOf = (uid: string) =>
    people.find(({ content }) => content.uid === uid)?.content.displayName ?? t('team.history.somebody')
  const access = (role: unknown) => {
    const known = AccessRole.safeParse(role)
    return known.success ? t(accessWords[known.data]) : ''
  }
  return (
    <Cells>
      {entries.map(({ id, content }) => {
        const sentence = wordsOfStep(content)
        const values = {
          by: nameOf(content.by),
          person: nameOf(uidOf(content)),
          access: access(content.to['access']),
          before: access(content.from['access']),
        }
        return sentence === null ? null : (
          <Cell key={id} title={t(sentence, values)} detail={format.dateTime(msFromTimestamp(content.at))} />
        )
      })}
    </Cells>
  )
}

/** What was done to the team, newest first, for who may read the kitchen's audit. */
export function TeamHistory({ kitchenId }: { readonly kitchenId: string }) {
  const t = useText()
  const result = useQuery(kitchenAuditEntries, { kitchenId }, { orderBy: ['-at'], limit: SHOWN })
  // With those who have left: what was done by them and to them stays.
  const everybody = useQuery(teamMembers, { kitchenId })
  return (
    <Stack gap={12}>
      <h2>{t('team.history')}</h2>
      <Loaded of={result} empty={<p>{t('team.historyEmpty')}</p>}>
        {(entries) => (
          <Loaded of={everybody}>{(people) => <Steps entries={entries} people={people} />}</Loaded>
        )}
      </Loaded>
    </Stack>
  )
}
