import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { type Booking, bookings } from '@brigade/domain/hiring/gigs/booking.ts'
import { msFromTimestamp } from '@brigade/domain/core/time/timestamp.ts'
import type { StoredDocument } from '../../lib/reading/loadable.ts'
import { Loaded } from '../../lib/reading/loaded.tsx'
import { useSession } from '../../lib/session/session-store.ts'
import { useQuery } from '../../lib/reading/use-query.ts'
import { useText } from '../../messages/text.tsx'
import { useNow } from '../../lib/time/use-now.ts'
import { StateMark } from '@brigade/design-system/atoms/state-mark.tsx'
import { Card } from '@brigade/design-system/molecules/card.tsx'
import { Facts } from '@brigade/design-system/organisms/facts.tsx'
import { gigShiftDetails } from '@brigade/domain/hiring/gigs/gig-shift.ts'
import { jobs } from '@brigade/domain/hiring/jobs/job.ts'
import { useDocument } from '../../lib/reading/use-document.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { paths } from '../../lib/routing/paths.ts'
import { bookingMarks } from './gig-words.ts'
import { useHoursWords } from './hours-dialog.tsx'
import { OwnShiftSteps } from './own-shift-steps.tsx'
import { useShiftTimes } from './use-shift-times.ts'

const HAS_PLACE: readonly Booking['state'][] = ['booked', 'confirmed', 'checked in']

/** Whom to ask for and where to park, for the person booked. */
function ArrivalFacts({ booking }: { readonly booking: Booking }) {
  const t = useText()
  const { jobId, shiftId } = booking
  const details = useDocument(gigShiftDetails, { jobId, shiftId })
  const content = details.state === 'success' ? details.value?.content : undefined
  const facts = [
    { name: t('gigs.fact.contact'), value: content?.contact ?? '' },
    { name: t('gigs.fact.parking'), value: content?.parking ?? '' },
  ].filter(({ value }) => value !== '')
  return facts.length === 0 ? null : <Facts facts={facts} />
}

/** One of my gig shifts: when, where, what it pays, and my next step. */
function OwnShift({ row, now }: { readonly row: StoredDocument<Booking>; readonly now: number }) {
  const t = useText()
  const format = useFormat()
  const { dayAndTimes } = useShiftTimes()
  const hours = useHoursWords()(row.content)
  const booking = row.content
  const job = useDocument(jobs, { jobId: booking.jobId })
  const advert = job.state === 'success' ? job.value?.content : undefined
  const detail =
    advert === undefined
      ? undefined
      : t('gigs.own.detail', { job: advert.title, company: advert.companyName, town: advert.place.town })
  return (
    <Card
      title={dayAndTimes(booking)}
      detail={detail}
      href={paths.job(booking.jobId)}
      aside={<StateMark state={bookingMarks[booking.state]}>{t(`gigs.state.${booking.state}`)}</StateMark>}
      foot={<OwnShiftSteps row={row} now={now} />}
    >
      <Stack gap={12}>
        <p>{t(`gigs.next.${booking.state}`)}</p>
        <small>
          {t('gigs.payPerHour', { pay: format.money(booking.payPerHour) })}
          {hours === undefined ? '' : ` · ${hours}`}
        </small>
        {HAS_PLACE.includes(booking.state) ? <ArrivalFacts booking={booking} /> : null}
      </Stack>
    </Card>
  )
}

/** States in which the worker or the business still owes a step, whenever the shift was. */
const UNSETTLED: readonly Booking['state'][] = ['checked in', 'checked out']

function isComing({ content }: StoredDocument<Booking>, nowMs: number): boolean {
  return UNSETTLED.includes(content.state) || msFromTimestamp(content.endsAt) > nowMs
}

/** A professional's gig shifts that are to come or not settled yet; nothing while there are none. */
export function OwnShifts() {
  const t = useText()
  const now = useNow()
  const session = useSession()
  const uid = session.state === 'signedIn' ? session.uid : null
  const rows = useQuery(bookings, uid === null ? null : {}, {
    where: [['uid', '==', uid]],
    orderBy: ['startsAt'],
  })
  return (
    <Loaded of={rows}>
      {(all) => {
        const coming = all.filter((row) => isComing(row, now))
        return coming.length === 0 ? null : (
          <section aria-labelledby="own-shifts">
            <Stack>
              <h2 id="own-shifts">{t('gigs.own')}</h2>
              {coming.map((row) => (
                <OwnShift key={row.id} row={row} now={now} />
              ))}
            </Stack>
          </section>
        )
      }}
    </Loaded>
  )
}
