import { Button } from '@brigade/design-system/atoms/button.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Menu } from '@brigade/design-system/molecules/menu.tsx'
import { Pipeline } from '@brigade/design-system/organisms/pipeline/pipeline.tsx'
import { boardColumns, boardMove } from '@brigade/domain/hiring/applications/board.ts'
import type { Job } from '@brigade/domain/hiring/jobs/job.ts'
import { useText } from '../../messages/text.tsx'
import { useBoardCards, useBoardWords } from './use-board-cards.tsx'
import { useColumnName } from './use-stage-name.ts'
import type { Row } from './use-team-steps.ts'

/** What is over, folded to its number. */
const FOLDED: readonly string[] = ['not this time', 'withdrawn']

interface SelectionProps {
  readonly job: Job
  readonly rows: readonly Row[]
  readonly onMove: (rows: readonly Row[], column: string) => void
  readonly onClear: () => void
}

/** What one may do with several people at once. */
function Selection({ job, rows, onMove, onClear }: SelectionProps) {
  const t = useText()
  const columnName = useColumnName()
  if (rows.length === 0) return null
  const targets = boardColumns(job).filter(
    (column) =>
      !['offer', 'not this time'].includes(column) &&
      rows.every(({ content }) => boardMove(content, column, job) !== undefined),
  )
  return (
    <Cluster aria-live="polite">
      <strong>{t('hiring.selected', { count: rows.length })}</strong>
      <Button onClick={() => onMove(rows, 'not this time')}>{t('hiring.selected.decline')}</Button>
      {targets.length === 0 ? null : (
        <Menu
          trigger={<Button>{t('hiring.selected.move')}</Button>}
          groups={[
            {
              items: targets.map((column) => ({
                key: column,
                label: columnName(column),
                onChoose: () => onMove(rows, column),
              })),
            },
          ]}
        />
      )}
      <Button tone="plain" onClick={onClear}>
        {t('hiring.selected.clear')}
      </Button>
    </Cluster>
  )
}

interface ShownBoardProps {
  readonly job: Job
  /** Those who are on screen; nothing is done with the others. */
  readonly rows: readonly Row[]
  readonly heldIds: ReadonlySet<string>
  readonly selection: {
    readonly keys: ReadonlySet<string>
    readonly toggle: (key: string) => void
    readonly clear: () => void
  }
  readonly isResting: boolean
  readonly onMove: (rows: readonly Row[], column: string) => void
  readonly onOpen: (rows: readonly Row[]) => void
}

/** The columns with the cards that are shown, and what may be done with those of them that are selected. */
export function VisibleBoard({ job, rows, heldIds, selection, isResting, onMove, onOpen }: ShownBoardProps) {
  const t = useText()
  const columnName = useColumnName()
  const cards = useBoardCards(job, rows, heldIds)
  const words = useBoardWords()
  const rowsOf = (key: string) => rows.filter(({ id }) => id === key)
  const selected = rows.filter(({ id }) => selection.keys.has(id))
  return (
    <Stack gap={16}>
      <Cluster justify="between">
        <small className="board-keys">{t('hiring.board.keys')}</small>
        <Selection job={job} rows={selected} onMove={onMove} onClear={selection.clear} />
      </Cluster>
      <Pipeline
        columns={boardColumns(job).map((key) => ({
          key,
          title: columnName(key),
          isFolded: FOLDED.includes(key),
        }))}
        cards={cards}
        words={words}
        selected={selection.keys}
        isResting={isResting}
        canMove={({ key }, column) =>
          !heldIds.has(key) &&
          rowsOf(key).some(({ content }) => boardMove(content, column, job) !== undefined)
        }
        onMove={({ key }, column) => onMove(rowsOf(key), column)}
        onOpen={({ key }) => onOpen(rowsOf(key))}
        onSelect={({ key }) => selection.toggle(key)}
      />
    </Stack>
  )
}
