import { Button } from '@brigade/design-system/atoms/button.tsx'
import { agreedHours } from '@brigade/domain/hiring/gigs/agree-hours.ts'
import { type Booking, hoursTalk } from '@brigade/domain/hiring/gigs/booking.ts'
import { isCheckInOpen } from '@brigade/domain/hiring/gigs/check-in.ts'
import { answerHours, checkIn, checkOut, confirmBooking } from '@brigade/domain/hiring/gigs/gig-functions.ts'
import { type BookingCommand, bookingLifecycle } from '@brigade/domain/hiring/gigs/booking-lifecycle.ts'
import { msFromTimestamp, timestampFromMs } from '@brigade/domain/core/time/timestamp.ts'
import { useState } from 'react'
import type { StoredDocument } from '../../lib/reading/loadable.ts'
import { useCall } from '../../lib/calls/use-call.ts'
import { useText } from '../../messages/text.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import { HoursDialog } from './hours-dialog.tsx'
import { Refused } from './refused.tsx'
import { TextField } from '@brigade/design-system/atoms/text-field.tsx'
import { latinDigits } from '@brigade/domain/core/quantities/typed-digits.ts'
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
function CodeDialog({ bookingId, contract, title, onClose }: CodeDialogProps) {
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

interface OwnShiftStepsProps {
  readonly row: StoredDocument<Booking>
  readonly now: number
}

function mayDispute({ hours, state }: Booking, now: number): boolean {
  if (hours === undefined || state !== 'checked out') return false
  const standing = agreedHours(hoursTalk(hours), now)
  return standing.kind === 'waiting' && standing.side === 'worker'
}

/** What the worker may do with the own shift now; nothing where the next step is the other side's. */
export function OwnShiftSteps({ row, now }: OwnShiftStepsProps) {
  const t = useText()
  const { id, content: booking } = row
  const { state, startsAt, hours } = booking
  const confirm = useCall(confirmBooking)
  const agree = useCall(answerHours)
  const [step, setAsked] = useState<'in' | 'out' | 'cancel' | 'hours' | null>(null)
  const close = () => setAsked(null)
  const may = (command: BookingCommand) => bookingLifecycle.isAllowed(state, command)
  const mayComeIn = may('check in') && isCheckInOpen({ shiftStartMs: msFromTimestamp(startsAt), nowMs: now })
  return (
    <>
      {may('confirm') ? (
        <Button
          tone="primary"
          isPending={confirm.isPending}
          onClick={() => void confirm.send({ bookingId: id })}
        >
          {t('gigs.own.confirm')}
        </Button>
      ) : null}
      {mayComeIn ? (
        <Button tone="primary" onClick={() => setAsked('in')}>
          {t('gigs.own.checkIn')}
        </Button>
      ) : null}
      {may('check out') ? (
        <Button tone="primary" onClick={() => setAsked('out')}>
          {t('gigs.own.checkOut')}
        </Button>
      ) : null}
      {hours !== undefined && mayDispute(booking, now) ? (
        <>
          <Button
            tone="primary"
            isPending={agree.isPending}
            onClick={() => void agree.send({ bookingId: id, workedMin: hours.stated.workedMin, words: '' })}
          >
            {t('gigs.own.agree')}
          </Button>
          <Button onClick={() => setAsked('hours')}>{t('gigs.own.dispute')}</Button>
        </>
      ) : null}
      {may('cancel') ? <Button onClick={() => setAsked('cancel')}>{t('gigs.cancel')}</Button> : null}
      <Refused problem={confirm.problem ?? agree.problem} />
      {step === 'in' ? (
        <CodeDialog bookingId={id} contract={checkIn} title={t('gigs.own.checkIn')} onClose={close} />
      ) : null}
      {step === 'out' ? (
        <CodeDialog bookingId={id} contract={checkOut} title={t('gigs.own.checkOut')} onClose={close} />
      ) : null}
      {step === 'cancel' ? <CancelDialog row={row} side="worker" onClose={close} /> : null}
      {step === 'hours' ? <HoursDialog row={row} onClose={close} /> : null}
    </>
  )
}
