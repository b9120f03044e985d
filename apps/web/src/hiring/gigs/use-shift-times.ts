import type { Booking } from '@brigade/domain/hiring/gigs/booking.ts'
import { msFromTimestamp } from '@brigade/domain/core/time/timestamp.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { useText } from '../../messages/text.tsx'

type Times = Pick<Booking, 'startsAt' | 'endsAt'>

/** When a shift is, in words. */
export function useShiftTimes() {
  const t = useText()
  const format = useFormat()
  const times = ({ startsAt, endsAt }: Times) =>
    t('gigs.times', {
      from: format.time(msFromTimestamp(startsAt)),
      to: format.time(msFromTimestamp(endsAt)),
    })
  return {
    times,
    day: ({ startsAt }: Times) => format.date(msFromTimestamp(startsAt)),
    dayAndTimes: (shift: Times) =>
      t('gigs.dayAndTimes', { day: format.date(msFromTimestamp(shift.startsAt)), times: times(shift) }),
  }
}
