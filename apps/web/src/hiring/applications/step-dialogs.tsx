import { SelectField } from '@brigade/design-system/atoms/select-field.tsx'
import { Dialog } from '@brigade/design-system/molecules/dialog.tsx'
import { DeclineReason } from '@brigade/domain/hiring/applications/application-functions.ts'
import { useState } from 'react'
import { useText } from '../../messages/text.tsx'
import { MessageForm } from './message-form.tsx'
import { useNames } from './use-names.ts'
import { useColumnName } from './use-stage-name.ts'
import type { Row } from './use-team-steps.ts'

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
export function MoveDialog({ rows, stage, problem, onMove, onClose }: MoveDialogProps) {
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
export function DeclineDialog({ rows, onDecline, onClose }: DeclineDialogProps) {
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
