import type { Booking } from '@brigade/domain/hiring/gigs/booking.ts'
import { type BookingSide, type CancelTerms, cancelTerms } from '@brigade/domain/hiring/gigs/cancel-terms.ts'
import { cancelBooking } from '@brigade/domain/hiring/gigs/gig-functions.ts'
import { shiftSpan } from '@brigade/domain/kitchen/rota/shift.ts'
import { HOUR_MS } from '@brigade/domain/core/time/span.ts'
import { msFromTimestamp } from '@brigade/domain/core/time/timestamp.ts'
import type { StoredDocument } from '../../lib/reading/loadable.ts'
import { useCall } from '../../lib/calls/use-call.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { useText } from '../../messages/text.tsx'
import { useShiftTimes } from './use-shift-times.ts'
import { WordDialog } from './word-dialog.tsx'

interface CancelDialogProps {
  readonly row: StoredDocument<Booking>
  readonly side: BookingSide
  readonly onClose: () => void
}

function termsNow(booking: Booking, by: BookingSide): CancelTerms {
  const nowMs = Date.now()
  return cancelTerms({
    shift: shiftSpan(booking),
    bookedAtMs: booking.bookedAt === undefined ? nowMs : msFromTimestamp(booking.bookedAt),
    cancelledAtMs: nowMs,
    by,
  })
}

/** Cancels a booking after showing what that costs; the same for both sides. */
export function CancelDialog({ row: { id, content: booking }, side, onClose }: CancelDialogProps) {
  const t = useText()
  const format = useFormat()
  const calling = useCall(cancelBooking)
  const { dayAndTimes } = useShiftTimes()
  const terms = termsNow(booking, side)
  const hint =
    terms.kind === 'free'
      ? t('gigs.cancel.free')
      : side === 'worker'
        ? t('gigs.cancel.lateWorker')
        : t('gigs.cancel.lateBusiness', { hours: format.number(terms.owedMs / HOUR_MS, 1) })
  return (
    <WordDialog
      form={`cancel ${id}`}
      title={t('gigs.cancel.title', { shift: dayAndTimes(booking) })}
      hint={hint}
      submitLabel={t('gigs.cancel.submit')}
      calling={calling}
      inputOf={(reason) => ({ bookingId: id, seenTerms: terms.kind, reason })}
      onClose={onClose}
    />
  )
}
