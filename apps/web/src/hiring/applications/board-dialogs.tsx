import type { DeclineReason } from '@brigade/domain/hiring/applications/application-functions.ts'
import type { Job } from '@brigade/domain/hiring/jobs/job.ts'
import { ApplicationDialog } from './application-dialog.tsx'
import { OfferDialog } from './offer-dialog.tsx'
import type { BoardDialog } from './pipeline-board.tsx'
import { DeclineDialog, MoveDialog } from './step-dialogs.tsx'
import type { Row } from './use-team-steps.ts'

interface BoardDialogsProps {
  readonly wanted: BoardDialog | null
  readonly job: Job
  /** All applications in their current state. */
  readonly rows: readonly Row[]
  readonly problem: string | null
  readonly onStart: (rows: readonly Row[], column: string) => void
  readonly onMove: (rows: readonly Row[], column: string, message: string) => Promise<boolean>
  readonly onDecline: (rows: readonly Row[], reason: DeclineReason, message: string) => Promise<boolean>
  readonly onOffered: (rows: readonly Row[]) => void
  readonly onClose: () => void
}

/** The dialog open over the board, if any. */
export function BoardDialogs(props: BoardDialogsProps) {
  const { wanted, job, problem, onClose } = props
  if (wanted === null) return null
  const ids = wanted.rows.map(({ id }) => id)
  const rows = props.rows.filter(({ id }) => ids.includes(id))
  const [row] = rows
  if (row === undefined) return null
  switch (wanted.kind) {
    case 'person':
      return (
        <ApplicationDialog
          row={row}
          job={job}
          onMove={(column) => {
            onClose()
            props.onStart(rows, column)
          }}
          onClose={onClose}
        />
      )
    case 'message':
      return (
        <MoveDialog
          rows={rows}
          stage={wanted.stage}
          problem={problem}
          onMove={(message) => props.onMove(rows, wanted.stage, message)}
          onClose={onClose}
        />
      )
    case 'decline':
      return (
        <DeclineDialog
          rows={rows}
          onDecline={(reason, message) => props.onDecline(rows, reason, message)}
          onClose={onClose}
        />
      )
    default:
      return <OfferDialog row={row} job={job} onSent={() => props.onOffered(rows)} onClose={onClose} />
  }
}
