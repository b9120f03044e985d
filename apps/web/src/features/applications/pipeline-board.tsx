import './pipeline-board.css'
import { Button } from '@brigade/design-system/atoms/button.tsx'
import { VisuallyHidden } from '@brigade/design-system/atoms/visually-hidden.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Banner } from '@brigade/design-system/molecules/banner.tsx'
import { Menu } from '@brigade/design-system/molecules/menu.tsx'
import { Pipeline } from '@brigade/design-system/organisms/pipeline/pipeline.tsx'
import { boardColumns, boardMove } from '@brigade/domain/applications/board.ts'
import type { Job } from '@brigade/domain/jobs/job.ts'
import { useState } from 'react'
import { useText } from '../../messages/text.tsx'
import { BoardDialogs } from './board-dialogs.tsx'
import { useBoardCards, useBoardWords } from './use-board-cards.tsx'
import { useColumnName } from './use-stage-name.ts'
import { type Row, useTeamSteps } from './use-team-steps.ts'

/** The question in front of the board. */
export type Asked =
  | { readonly kind: 'person'; readonly rows: readonly Row[] }
  | { readonly kind: 'message'; readonly rows: readonly Row[]; readonly stage: string }
  | { readonly kind: 'decline'; readonly rows: readonly Row[] }
  | { readonly kind: 'offer'; readonly rows: readonly Row[] }

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

function useSelection(rows: readonly Row[]) {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set())
  return {
    keys,
    rows: rows.filter(({ id }) => keys.has(id)),
    toggle: (key: string) =>
      setKeys((before) =>
        before.has(key) ? new Set([...before].filter((each) => each !== key)) : new Set([...before, key]),
      ),
    clear: () => setKeys(new Set()),
  }
}

/** The board of one job, with its questions and its announcements. */
export function PipelineBoard({ job, rows }: { readonly job: Job; readonly rows: readonly Row[] }) {
  const t = useText()
  const columnName = useColumnName()
  const steps = useTeamSteps()
  const selection = useSelection(rows)
  const [asked, setAsked] = useState<Asked | null>(null)
  const [said, setSaid] = useState('')
  const cards = useBoardCards(job, rows, steps.heldIds)
  const words = useBoardWords()

  const done = (moved: readonly Row[], column: string) => {
    setAsked(null)
    selection.clear()
    const [name = ''] = moved.map(({ content }) => content.cvSnapshot.displayName)
    const who = moved.length === 1 ? name : t('hiring.people', { count: moved.length })
    setSaid(t('hiring.board.moved', { name: who, column: columnName(column) }))
  }
  const moveNow = async (moved: readonly Row[], column: string, message?: string) => {
    const isDone = await steps.move(moved, column, message)
    if (isDone) done(moved, column)
    return isDone
  }
  const start = (moved: readonly Row[], column: string) => {
    const kinds = moved.map(({ content }) => boardMove(content, column, job))
    if (kinds.length === 0 || kinds.includes(undefined)) return
    if (kinds.includes('decline')) setAsked({ kind: 'decline', rows: moved })
    else if (kinds.includes('offer')) {
      void steps.read(moved)
      setAsked({ kind: 'offer', rows: moved })
    } else if (kinds.includes('stage with message')) setAsked({ kind: 'message', rows: moved, stage: column })
    else void moveNow(moved, column)
  }
  const rowsOf = (key: string) => rows.filter(({ id }) => id === key)
  return (
    <>
      <Cluster justify="between">
        <small className="board-keys">{t('hiring.board.keys')}</small>
        <Selection job={job} rows={selection.rows} onMove={start} onClear={selection.clear} />
      </Cluster>
      {steps.problem === null || asked !== null ? null : (
        <Banner state="late" role="alert">
          {steps.problem}
        </Banner>
      )}
      <Pipeline
        columns={boardColumns(job).map((key) => ({
          key,
          title: columnName(key),
          isFolded: FOLDED.includes(key),
        }))}
        cards={cards}
        words={words}
        selected={selection.keys}
        isResting={asked !== null}
        canMove={({ key }, column) =>
          !steps.heldIds.has(key) &&
          rowsOf(key).some(({ content }) => boardMove(content, column, job) !== undefined)
        }
        onMove={({ key }, column) => start(rowsOf(key), column)}
        onOpen={({ key }) => {
          void steps.read(rowsOf(key))
          setAsked({ kind: 'person', rows: rowsOf(key) })
        }}
        onSelect={({ key }) => selection.toggle(key)}
      />
      <VisuallyHidden>
        <span aria-live="polite">{said}</span>
      </VisuallyHidden>
      <BoardDialogs
        asked={asked}
        job={job}
        rows={rows}
        problem={steps.problem}
        onStart={start}
        onMove={moveNow}
        onDecline={(moved, reason, message) => {
          const leaving = steps.decline({ rows: moved, reason, message })
          done(moved, 'not this time')
          return leaving
        }}
        onOffered={(moved) => done(moved, 'offer')}
        onClose={() => setAsked(null)}
      />
    </>
  )
}
