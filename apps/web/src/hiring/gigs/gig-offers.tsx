import { Button } from '@brigade/design-system/atoms/button.tsx'
import { StateMark } from '@brigade/design-system/atoms/state-mark.tsx'
import { Cell, Cells } from '@brigade/design-system/molecules/cell.tsx'
import { type Booking, bookings } from '@brigade/domain/hiring/gigs/booking.ts'
import { bookShift } from '@brigade/domain/hiring/gigs/gig-functions.ts'
import { type GigShiftOffer, gigShifts } from '@brigade/domain/hiring/gigs/gig-shift.ts'
import { timestampFromMs } from '@brigade/domain/core/time/timestamp.ts'
import { useState } from 'react'
import type { StoredDocument } from '../../lib/reading/loadable.ts'
import { Loaded } from '../../lib/reading/loaded.tsx'
import { useSession } from '../../lib/session/session-store.ts'
import { useCall } from '../../lib/calls/use-call.ts'
import { useQuery } from '../../lib/reading/use-query.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { useText } from '../../messages/text.tsx'
import { bookingMarks } from './gig-words.ts'
import { Refused } from './refused.tsx'
import { useShiftTimes } from './use-shift-times.ts'

function useOwnBookings(jobId: string): readonly StoredDocument<Booking>[] {
  const session = useSession()
  const uid = session.state === 'signedIn' && !session.isGuest ? session.uid : null
  const ownBookings = useQuery(bookings, uid === null ? null : {}, {
    where: [
      ['uid', '==', uid],
      ['jobId', '==', jobId],
    ],
  })
  return ownBookings.state === 'success' ? ownBookings.value : []
}

/** The coming shifts of a gig, each to be asked for or booked. */
export function GigOffers({ jobId }: { readonly jobId: string }) {
  const t = useText()
  const [from] = useState(() => timestampFromMs(Date.now()))
  const own = useOwnBookings(jobId)
  const shifts = useQuery(
    gigShifts,
    { jobId },
    {
      where: [['startsAt', '>', from]],
      orderBy: ['startsAt'],
      limit: 50,
    },
  )
  return (
    <Loaded of={shifts} empty={<p>{t('gigs.offers.none')}</p>}>
      {(offers) => (
        <Cells>
          {offers.map((shift) => (
            <OfferRow
              key={shift.id}
              jobId={jobId}
              shift={shift}
              own={own.find(({ content }) => content.shiftId === shift.id)?.content}
            />
          ))}
        </Cells>
      )}
    </Loaded>
  )
}

interface OfferRowProps {
  readonly jobId: string
  readonly shift: StoredDocument<GigShiftOffer>
  /** The reader's own booking, also one that was cancelled. */
  readonly own: Booking | undefined
}

function OfferRow({ jobId, shift: { id, content: shift }, own }: OfferRowProps) {
  const t = useText()
  const format = useFormat()
  const { dayAndTimes } = useShiftTimes()
  const booking = useCall(bookShift)
  const isTaken = own !== undefined && own.state !== 'cancelled'
  const facts = [
    t('gigs.payPerHour', { pay: format.money(shift.payPerHour) }),
    t('gigs.seatsLeft', { count: shift.seats - shift.taken }),
    ...(shift.dress === '' ? [] : [shift.dress]),
  ]
  return (
    <Cell
      title={dayAndTimes(shift)}
      detail={
        <>
          {format.list(facts)}
          <Refused problem={booking.problem} />
        </>
      }
      trail={
        isTaken ? (
          <StateMark state={bookingMarks[own.state]}>{t(`gigs.state.${own.state}`)}</StateMark>
        ) : shift.taken >= shift.seats ? (
          <StateMark state="neutral">{t('gigs.full')}</StateMark>
        ) : (
          <Button
            tone="primary"
            aria-label={t(shift.isInstant ? 'gigs.bookShift' : 'gigs.askShift', {
              shift: dayAndTimes(shift),
            })}
            isPending={booking.isPending}
            onClick={() => void booking.send({ jobId, shiftId: id })}
          >
            {t(shift.isInstant ? 'gigs.book' : 'gigs.ask')}
          </Button>
        )
      }
    />
  )
}
