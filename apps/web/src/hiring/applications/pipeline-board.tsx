import '../../shell/styles/pipeline-board.css'
import { VisuallyHidden } from '@brigade/design-system/atoms/visually-hidden.tsx'
import { Banner } from '@brigade/design-system/molecules/banner.tsx'
import { boardMove } from '@brigade/domain/hiring/applications/board.ts'
import type { Job } from '@brigade/domain/hiring/jobs/job.ts'
import { useState } from 'react'
import { deviceZone } from '../../lib/format/device-zone.ts'
import { useText } from '../../messages/text.tsx'
import { SearchedList } from '../../shell/lists/searched-list.tsx'
import { applicantColumns } from './applicant-columns.ts'
import { BoardDialogs } from './board-dialogs.tsx'
import { VisibleBoard } from './visible-board.tsx'
import { useColumnName } from './use-stage-name.ts'
import { type Row, useTeamSteps } from './use-team-steps.ts'

/** The question in front of the board. */
export type BoardDialog =
  | { readonly kind: 'person'; readonly rows: readonly Row[] }
  | { readonly kind: 'message'; readonly rows: readonly Row[]; readonly stage: string }
  | { readonly kind: 'decline'; readonly rows: readonly Row[] }
  | { readonly kind: 'offer'; readonly rows: readonly Row[] }

function useSelection() {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set())
  return {
    keys,
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
  const selection = useSelection()
  const [dialog, setDialog] = useState<BoardDialog | null>(null)
  const [announcement, setAnnouncement] = useState('')

  const done = (moved: readonly Row[], column: string) => {
    setDialog(null)
    selection.clear()
    const [name = ''] = moved.map(({ content }) => content.cvSnapshot.displayName)
    const who = moved.length === 1 ? name : t('hiring.people', { count: moved.length })
    setAnnouncement(t('hiring.board.moved', { name: who, column: columnName(column) }))
  }
  const moveNow = async (moved: readonly Row[], column: string, message?: string) => {
    const isDone = await steps.move(moved, column, message)
    if (isDone) done(moved, column)
    return isDone
  }
  const start = (moved: readonly Row[], column: string) => {
    const kinds = moved.map(({ content }) => boardMove(content, column, job))
    if (kinds.length === 0 || kinds.includes(undefined)) return
    if (kinds.includes('decline')) setDialog({ kind: 'decline', rows: moved })
    else if (kinds.includes('offer')) {
      void steps.read(moved)
      setDialog({ kind: 'offer', rows: moved })
    } else if (kinds.includes('stage with message'))
      setDialog({ kind: 'message', rows: moved, stage: column })
    else void moveNow(moved, column)
  }
  return (
    <>
      {steps.problem === null || dialog !== null ? null : (
        <Banner state="late" role="alert">
          {steps.problem}
        </Banner>
      )}
      <SearchedList
        title={t('hiring.board')}
        columns={applicantColumns(t, { job, columnName, zone: deviceZone() })}
        first={t('lists.stageSince')}
        rows={rows}
        idOf={({ id }) => id}
      >
        {(shown) => (
          <VisibleBoard
            job={job}
            rows={shown}
            heldIds={steps.heldIds}
            selection={selection}
            isResting={dialog !== null}
            onMove={start}
            onOpen={(opened) => {
              void steps.read(opened)
              setDialog({ kind: 'person', rows: opened })
            }}
          />
        )}
      </SearchedList>
      <VisuallyHidden>
        <span aria-live="polite">{announcement}</span>
      </VisuallyHidden>
      <BoardDialogs
        wanted={dialog}
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
        onClose={() => setDialog(null)}
      />
    </>
  )
}
