import { NumberField } from '@brigade/design-system/atoms/number-field.tsx'
import type { Booking } from '@brigade/domain/hiring/gigs/booking.ts'
import { answerHours } from '@brigade/domain/hiring/gigs/gig-functions.ts'
import { decimalFromTyped } from '@brigade/domain/core/quantities/decimal-from-typed.ts'
import { shiftSpan } from '@brigade/domain/kitchen/rota/shift.ts'
import { workedMs } from '@brigade/domain/kitchen/rota/worked-time.ts'
import { HOUR_MS, MINUTE_MS, wholeMinutes } from '@brigade/domain/core/time/span.ts'
import type { StoredDocument } from '../../lib/reading/loadable.ts'
import { useCall } from '../../lib/calls/use-call.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { useText } from '../../messages/text.tsx'
import { StepDialog } from './step-dialog.tsx'
import { mostOf } from '../../lib/drafts/field-limits.ts'

const HOUR_MIN = HOUR_MS / MINUTE_MS

/** The hours stated for a booking so far, in words; undefined while there are none. */
export function useHoursWords(): (booking: Booking) => string | undefined {
  const t = useText()
  const format = useFormat()
  const hours = (minutes: number) => format.number(minutes / HOUR_MIN, 2)
  return ({ hours: stated, agreedMin }) => {
    if (agreedMin !== undefined) return t('gigs.hours.agreed', { hours: hours(agreedMin) })
    if (stated?.dispute !== undefined)
      return t('gigs.hours.disputed', { hours: hours(stated.dispute.workedMin) })
    return stated === undefined
      ? undefined
      : t('gigs.hours.stated', { hours: hours(stated.stated.workedMin) })
  }
}

function minutesBooked(booking: Booking): number {
  return wholeMinutes(workedMs(shiftSpan(booking), booking.breakMin))
}

/** Minutes from typed hours such as "7.5"; undefined when it is no number of hours from 0 to 16. */
function minutesFromTyped(typed: string): number | undefined {
  const read = decimalFromTyped(typed)
  if (!read.ok) return undefined
  const minutes = Math.round(Number(read.decimal) * HOUR_MIN)
  return minutes >= 0 && minutes <= mostOf(answerHours.input, 'workedMin') ? minutes : undefined
}

/** One side says how long was worked; the other agrees or says otherwise (rule GG8). */
export function HoursDialog({
  row,
  onClose,
}: {
  readonly row: StoredDocument<Booking>
  readonly onClose: () => void
}) {
  const t = useText()
  const { id, content: booking } = row
  const calling = useCall(answerHours)
  const stated = booking.hours?.dispute ?? booking.hours?.stated
  const inputOf = (typed: string) => {
    const workedMin = minutesFromTyped(typed)
    return workedMin === undefined ? undefined : { bookingId: id, workedMin, words: '' }
  }
  return (
    <StepDialog
      form={`hours ${id}`}
      title={t('gigs.hours.title')}
      hint={t('gigs.hours.hint')}
      submitLabel={t('gigs.hours.submit')}
      tone="primary"
      calling={calling}
      first={String((stated?.workedMin ?? minutesBooked(booking)) / HOUR_MIN)}
      inputOf={inputOf}
      wrong={t('gigs.hours.problem')}
      onClose={onClose}
    >
      {(field) => <NumberField label={t('gigs.hours.worked')} unit={t('gigs.hours.unit')} {...field} />}
    </StepDialog>
  )
}
