import { Button } from '@brigade/design-system/atoms/button.tsx'
import { NumberField } from '@brigade/design-system/atoms/number-field.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Dialog } from '@brigade/design-system/molecules/dialog.tsx'
import type { Booking } from '@brigade/domain/gigs/booking.ts'
import { answerHours } from '@brigade/domain/gigs/gig-functions.ts'
import { decimalFromTyped } from '@brigade/domain/quantities/decimal.ts'
import { shiftSpan } from '@brigade/domain/rota/shift.ts'
import { workedMs } from '@brigade/domain/rota/worked-time.ts'
import { HOUR_MS, MINUTE_MS } from '@brigade/domain/time/span.ts'
import { useState } from 'react'
import type { Kept } from '../../data/loadable.ts'
import { useCall } from '../../data/use-call.ts'
import { useFormat } from '../../format/use-format.ts'
import { useText } from '../../messages/text.tsx'
import { Refused } from './refused.tsx'

const HOUR_MIN = HOUR_MS / MINUTE_MS

/** What was said about the hours of a booking so far; undefined before anybody has spoken. */
export function useHoursWords(): (booking: Booking) => string | undefined {
  const t = useText()
  const format = useFormat()
  const hours = (minutes: number) => format.number(minutes / HOUR_MIN, 2)
  return ({ hours: said, agreedMin }) => {
    if (agreedMin !== undefined) return t('gigs.hours.agreed', { hours: hours(agreedMin) })
    if (said?.dispute !== undefined) return t('gigs.hours.disputed', { hours: hours(said.dispute.workedMin) })
    return said === undefined ? undefined : t('gigs.hours.stated', { hours: hours(said.stated.workedMin) })
  }
}

function minutesBooked(booking: Booking): number {
  return Math.round(workedMs(shiftSpan(booking), booking.breakMin) / MINUTE_MS)
}

/** Minutes from typed hours such as "7.5"; undefined when it is no number of hours from 0 to 16. */
function minutesFromTyped(typed: string): number | undefined {
  const read = decimalFromTyped(typed)
  if (!read.ok) return undefined
  const minutes = Math.round(Number(read.decimal) * HOUR_MIN)
  return minutes >= 0 && minutes <= 16 * HOUR_MIN ? minutes : undefined
}

/** One side says how long was worked; the other agrees or says otherwise (rule GG8). */
export function HoursDialog({ row, onClose }: { readonly row: Kept<Booking>; readonly onClose: () => void }) {
  const t = useText()
  const { id, content: booking } = row
  const { send, isPending, problem } = useCall(answerHours)
  const said = booking.hours?.dispute ?? booking.hours?.stated
  const [typed, setTyped] = useState(String((said?.workedMin ?? minutesBooked(booking)) / HOUR_MIN))
  const minutes = minutesFromTyped(typed)
  const submit = async () => {
    if (minutes === undefined) return
    const outcome = await send({ bookingId: id, workedMin: minutes, words: '' })
    if (outcome.state === 'done') onClose()
  }
  return (
    <Dialog isOpen title={t('gigs.hours.title')} closeLabel={t('common.close')} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <Stack>
          <p>{t('gigs.hours.hint')}</p>
          <NumberField
            label={t('gigs.hours.worked')}
            unit={t('gigs.hours.unit')}
            value={typed}
            problem={minutes === undefined ? t('gigs.hours.problem') : undefined}
            onChange={({ target }) => setTyped(target.value)}
          />
          <Refused problem={problem} />
          <Cluster justify="end">
            <Button onClick={onClose}>{t('common.cancel')}</Button>
            <Button tone="primary" type="submit" isPending={isPending}>
              {t('gigs.hours.submit')}
            </Button>
          </Cluster>
        </Stack>
      </form>
    </Dialog>
  )
}
