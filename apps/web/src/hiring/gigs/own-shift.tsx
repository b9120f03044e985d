import { StateMark } from '@brigade/design-system/atoms/state-mark.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Card } from '@brigade/design-system/molecules/card.tsx'
import { Facts } from '@brigade/design-system/organisms/facts.tsx'
import type { Booking } from '@brigade/domain/hiring/gigs/booking.ts'
import { gigShiftDetails } from '@brigade/domain/hiring/gigs/gig-shift.ts'
import { jobs } from '@brigade/domain/hiring/jobs/job.ts'
import type { StoredDocument } from '../../lib/reading/loadable.ts'
import { useDocument } from '../../lib/reading/use-document.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { useText } from '../../messages/text.tsx'
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
export function OwnShift({ row, now }: { readonly row: StoredDocument<Booking>; readonly now: number }) {
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
