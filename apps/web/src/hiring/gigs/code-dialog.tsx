import { TextField } from '@brigade/design-system/atoms/text-field.tsx'
import type { checkIn } from '@brigade/domain/hiring/gigs/gig-functions.ts'
import { latinDigits } from '@brigade/domain/core/quantities/typed-digits.ts'
import { timestampFromMs } from '@brigade/domain/core/time/timestamp.ts'
import { useCall } from '../../lib/calls/use-call.ts'
import { useText } from '../../messages/text.tsx'
import { StepDialog } from './step-dialog.tsx'
import { fitsField } from '../../lib/drafts/draft-problems.ts'

interface CodeDialogProps {
  readonly bookingId: string
  /** `checkIn` or `checkOut`; both take and give the same. */
  readonly contract: typeof checkIn
  readonly title: string
  readonly onClose: () => void
}

/** Takes the day's code, given at the door, as proof of arrival (rule GG6). */
export function CodeDialog({ bookingId, contract, title, onClose }: CodeDialogProps) {
  const t = useText()
  const calling = useCall(contract)
  const inputOf = (typed: string) => {
    const code = latinDigits(typed)
    return code !== '' && fitsField(contract.input, 'code', code)
      ? { bookingId, code, at: timestampFromMs(Date.now()) }
      : undefined
  }
  return (
    <StepDialog
      form={`${contract.name} ${bookingId}`}
      title={title}
      submitLabel={title}
      tone="primary"
      calling={calling}
      inputOf={inputOf}
      wrong={t('gigs.code.problem')}
      fieldReason="code"
      onClose={onClose}
    >
      {(field) => (
        <TextField
          label={t('gigs.code')}
          hint={t('gigs.code.hint')}
          inputMode="numeric"
          autoComplete="off"
          {...field}
        />
      )}
    </StepDialog>
  )
}
