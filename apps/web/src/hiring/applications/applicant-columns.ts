import { boardColumns, columnOf } from '@brigade/domain/hiring/applications/board.ts'
import type { Job } from '@brigade/domain/hiring/jobs/job.ts'
import { shownKilometres } from '@brigade/domain/core/geo/distance.ts'
import { msFromTimestamp } from '@brigade/domain/core/time/timestamp.ts'
import type { Translate } from '../../messages/text.tsx'
import { momentField } from '../../shell/lists/moment-field.ts'
import type { ListColumn } from '../../shell/lists/list-order.ts'
import { metresTo } from './metres-to.ts'
import type { Row } from './use-team-steps.ts'

interface ApplicantsRead {
  readonly job: Pick<Job, 'place' | 'stages'>
  readonly columnName: (column: string) => string
  readonly zone: string
}

/** What the board says of each applicant. How to reach them stays in their application. */
export function applicantColumns(
  t: Translate,
  { job, columnName, zone }: ApplicantsRead,
): readonly ListColumn<Row>[] {
  const stages = boardColumns(job)
  return [
    { heading: t('lists.name'), kind: 'text', valueOf: ({ content }) => content.cvSnapshot.displayName },
    { heading: t('lists.title'), kind: 'text', valueOf: ({ content }) => content.cvSnapshot.title },
    {
      heading: t('lists.distance'),
      kind: 'number',
      valueOf: (row) => {
        const metres = metresTo(job, row)
        return metres === undefined ? '' : shownKilometres(metres)
      },
      placeOf: (row) => metresTo(job, row) ?? Number.MAX_SAFE_INTEGER,
    },
    {
      heading: t('lists.stage'),
      kind: 'text',
      valueOf: ({ content }) => columnName(columnOf(content)),
      placeOf: ({ content }) => stages.indexOf(columnOf(content)),
    },
    {
      heading: t('lists.stageSince'),
      kind: 'text',
      valueOf: ({ content }) => momentField(content.stateAt, zone),
      placeOf: ({ content }) => msFromTimestamp(content.stateAt),
    },
    {
      heading: t('lists.lastWord'),
      kind: 'text',
      valueOf: ({ content: { lastWordFromTeamAt: at } }) => (at === null ? '' : momentField(at, zone)),
    },
  ]
}
