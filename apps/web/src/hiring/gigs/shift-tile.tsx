import { Button } from '@brigade/design-system/atoms/button.tsx'
import { StateMark } from '@brigade/design-system/atoms/state-mark.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Card } from '@brigade/design-system/molecules/card.tsx'
import type { Booking } from '@brigade/domain/hiring/gigs/booking.ts'
import type { GigShiftOffer } from '@brigade/domain/hiring/gigs/gig-shift.ts'
import { countBookings } from '@brigade/domain/hiring/gigs/shift-figures.ts'
import type { StoredDocument } from '../../lib/reading/loadable.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { useText } from '../../messages/text.tsx'
import { bookingMarks } from './gig-words.ts'
import { useShiftTimes } from './use-shift-times.ts'

interface ShiftTileProps {
  readonly shift: StoredDocument<GigShiftOffer>
  readonly people: readonly StoredDocument<Booking>[]
  readonly onOpen: () => void
}

/** One shift of the week: when, how many places are taken, and what is waited for. */
export function ShiftTile({ shift: { content: shift }, people, onOpen }: ShiftTileProps) {
  const t = useText()
  const format = useFormat()
  const { times, dayAndTimes } = useShiftTimes()
  const isFull = shift.taken >= shift.seats
  return (
    <Card
      title={times(shift)}
      detail={t('gigs.payPerHour', { pay: format.money(shift.payPerHour) })}
      foot={
        <Button aria-label={t('gigs.openShift', { shift: dayAndTimes(shift) })} onClick={onOpen}>
          {t('gigs.open')}
        </Button>
      }
    >
      <Cluster>
        <StateMark state={isFull ? 'ok' : 'neutral'}>
          {t('gigs.seats', { taken: shift.taken, seats: shift.seats })}
        </StateMark>
        {countBookings(people.map(({ content }) => content)).map(({ state, count }) => (
          <StateMark key={state} state={bookingMarks[state]}>
            {t(`gigs.count.${state}`, { count })}
          </StateMark>
        ))}
      </Cluster>
    </Card>
  )
}
