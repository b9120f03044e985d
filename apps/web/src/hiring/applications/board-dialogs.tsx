import { DeclineReason } from '@brigade/domain/hiring/applications/application-functions.ts'
import type { Job } from '@brigade/domain/hiring/jobs/job.ts'
import { ApplicationDialog } from './application-dialog.tsx'
import { OfferDialog } from './offer-dialog.tsx'
import type { BoardDialog } from './pipeline-board.tsx'
import type { Row } from './use-team-steps.ts'
import { SelectField } from '@brigade/design-system/atoms/select-field.tsx'
import { Dialog } from '@brigade/design-system/molecules/dialog.tsx'
import { useState } from 'react'
import { useText } from '../../messages/text.tsx'
import { MessageForm } from './message-form.tsx'
import { useNames } from './use-names.ts'
import { useColumnName } from './use-stage-name.ts'

interface StepDialogProps {
  readonly rows: readonly Row[]
  readonly onClose: () => void
}

interface MoveDialogProps extends StepDialogProps {
  /** `interview` or `trial shift`: the steps that need a message. */
  readonly stage: string
  readonly problem: string | null
  readonly onMove: (message: string) => Promise<boolean>
}

const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => id).join(' ')

/** Interview and trial shift begin with a message to the applicant. */
function MoveDialog({ rows, stage, problem, onMove, onClose }: MoveDialogProps) {
  const t = useText()
  const columnName = useColumnName()
  const { names, greeted } = useNames(rows)
  const template = stage === 'trial shift' ? 'hiring.template.trial shift' : 'hiring.template.interview'
  return (
    <Dialog
      isOpen
      title={t('hiring.move.title', { stage: columnName(stage), names })}
      closeLabel={t('common.close')}
      onClose={onClose}
    >
      <MessageForm
        form={`${stage} ${idsOf(rows)}`}
        label={t('hiring.message', { names })}
        template={t(template, { name: greeted })}
        submitLabel={t('hiring.move.submit')}
        problem={problem}
        onSubmit={onMove}
        onCancel={onClose}
      />
    </Dialog>
  )
}

interface DeclineDialogProps extends StepDialogProps {
  /** Answers, once it has left or was taken back, whether it left. */
  readonly onDecline: (reason: DeclineReason, message: string) => Promise<boolean>
}

/** "Not this time", to one or several people, with a reason and words. */
function DeclineDialog({ rows, onDecline, onClose }: DeclineDialogProps) {
  const t = useText()
  const { names, greeted } = useNames(rows)
  const [reason, setReason] = useState<DeclineReason>('experience')
  return (
    <Dialog
      isOpen
      title={t('hiring.decline.title', { names })}
      closeLabel={t('common.close')}
      onClose={onClose}
    >
      <MessageForm
        form={`decline ${idsOf(rows)}`}
        label={t('hiring.message', { names })}
        template={t('hiring.template.decline', { name: greeted })}
        submitLabel={t('hiring.decline.submit')}
        onSubmit={(message) => onDecline(reason, message)}
        onCancel={onClose}
      >
        <SelectField
          label={t('hiring.decline.reason')}
          value={reason}
          choices={DeclineReason.options.map((value) => ({ value, label: t(`hiring.reason.${value}`) }))}
          onChange={({ target }) => setReason(DeclineReason.catch('other').parse(target.value))}
        />
      </MessageForm>
    </Dialog>
  )
}

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
