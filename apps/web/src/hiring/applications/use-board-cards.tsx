import { StateMark } from '@brigade/design-system/atoms/state-mark.tsx'
import type { PipelineCard, PipelineWords } from '@brigade/design-system/organisms/pipeline/pipeline-types.ts'
import { columnOf } from '@brigade/domain/hiring/applications/board.ts'
import { replyDue } from '@brigade/domain/hiring/applications/reply-due.ts'
import type { Job } from '@brigade/domain/hiring/jobs/job.ts'
import { shownKilometres } from '@brigade/domain/core/geo/distance.ts'
import { timestampFromMs } from '@brigade/domain/core/time/timestamp.ts'
import { useNow } from '../../lib/time/use-now.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { useText } from '../../messages/text.tsx'
import { metresTo } from './metres-to.ts'
import type { Row } from './use-team-steps.ts'

const marks = { fresh: 'neutral', soon: 'warn', late: 'late' } as const

/** How long an applicant has waited for a reply: mark, words and colour. */
export function WordMark({ row, now }: { readonly row: Row; readonly now: number }) {
  const t = useText()
  const format = useFormat()
  const awaited = replyDue(row.content, timestampFromMs(now))
  if (awaited === undefined) return null
  const ago = format.ago(Math.min(awaited.sinceMs, now), now)
  const isFirst = awaited.state === 'fresh' && row.content.lastWordFromTeamAt === null
  const words = isFirst ? 'hiring.word.first' : (`hiring.word.${awaited.state}` as const)
  return <StateMark state={marks[awaited.state]}>{t(words, { ago })}</StateMark>
}

function CardMark({
  row,
  now,
  isHeld,
}: {
  readonly row: Row
  readonly now: number
  readonly isHeld: boolean
}) {
  const t = useText()
  if (isHeld) return <small>{t('hiring.leaving')}</small>
  if (row.content.state === 'approached') return <small>{t('trade.stage.approached')}</small>
  return <WordMark row={row} now={now} />
}

/** Applications as cards of the board, in order; those with an answer about to be sent are shown in their next column. */
export function useBoardCards(
  job: Job,
  rows: readonly Row[],
  heldIds: ReadonlySet<string>,
): readonly PipelineCard[] {
  const t = useText()
  const format = useFormat()
  const now = useNow()
  return rows.map((row) => {
    const { cvSnapshot } = row.content
    const isHeld = heldIds.has(row.id)
    const metres = metresTo(job, row)
    const parts = [
      cvSnapshot.title,
      metres === undefined ? undefined : t('trade.km', { km: format.decimal(shownKilometres(metres)) }),
    ].filter((part) => part !== undefined)
    return {
      key: row.id,
      column: isHeld ? 'not this time' : columnOf(row.content),
      name: cvSnapshot.displayName,
      detail: <small>{parts.join(' · ')}</small>,
      mark: <CardMark row={row} now={now} isHeld={isHeld} />,
      isPending: isHeld,
    }
  })
}

/** The board's own words. */
export function useBoardWords(): PipelineWords {
  const t = useText()
  return {
    board: t('hiring.board'),
    instructions: t('hiring.board.instructions'),
    open: (name) => t('hiring.board.open', { name }),
    select: (name) => t('hiring.board.select', { name }),
    move: (name) => t('hiring.board.move', { name }),
    moveTo: t('hiring.board.moveTo'),
    empty: t('hiring.board.empty'),
    lifted: (name, column) => t('hiring.board.lifted', { name, column }),
    over: (name, column) => t('hiring.board.over', { name, column }),
    dropped: (name, column) => t('hiring.board.dropped', { name, column }),
    putBack: (name, column) => t('hiring.board.putBack', { name, column }),
  }
}
