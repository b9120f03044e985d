import { TextField } from '@brigade/design-system/atoms/text-field.tsx'
import type { ReactNode } from 'react'
import type { Calling } from '../../lib/calls/use-call.ts'
import { useText } from '../../messages/text.tsx'
import { StepDialog } from './step-dialog.tsx'
import { cancelBooking } from '@brigade/domain/hiring/gigs/gig-functions.ts'
import { maxLengthOf } from '../../lib/drafts/field-limits.ts'

interface WordDialogProps<Input, Output> {
  /** Names the draft on this device. */
  readonly form: string
  readonly title: string
  readonly hint: ReactNode
  readonly submitLabel: string
  readonly calling: Calling<Input, Output>
  /** What is sent with the words. */
  readonly inputOf: (words: string) => Omit<Input, 'requestId'>
  readonly onClose: () => void
}

/** A step that needs a message to the other side. */
export function WordDialog<Input, Output>({ inputOf, ...step }: WordDialogProps<Input, Output>) {
  const t = useText()
  return (
    <StepDialog
      {...step}
      tone="danger"
      inputOf={(typed) => (typed.trim() === '' ? undefined : inputOf(typed.trim()))}
      wrong={t('gigs.wordsMissing')}
    >
      {(field) => (
        <TextField
          label={t('gigs.words')}
          maxLength={maxLengthOf(cancelBooking.input, 'reason')}
          {...field}
        />
      )}
    </StepDialog>
  )
}
