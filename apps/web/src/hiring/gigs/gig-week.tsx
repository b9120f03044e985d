import './gigs.css'
import { Button } from '@brigade/design-system/atoms/button.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { EmptyState } from '@brigade/design-system/molecules/empty-state.tsx'
import { Facts } from '@brigade/design-system/organisms/facts.tsx'
import { type Booking, bookings } from '@brigade/domain/hiring/gigs/booking.ts'
import { dayCodes, type GigShiftOffer, gigShifts } from '@brigade/domain/hiring/gigs/gig-shift.ts'
import { bookingCost } from '@brigade/domain/hiring/gigs/shift-figures.ts'
import type { Job } from '@brigade/domain/hiring/jobs/job.ts'
import { rotaDayOfDate, rotaWeekSpan } from '@brigade/domain/core/time/rota-week.ts'
import { LocalDate } from '@brigade/domain/core/time/local-date.ts'
import { daysAfter, localDateAndTime } from '@brigade/domain/core/time/local-time.ts'
import { msFromTimestamp, timestampFromMs } from '@brigade/domain/core/time/timestamp.ts'
import { useState } from 'react'
import type { StoredDocument, Loadable } from '../../lib/reading/loadable.ts'
import { Loaded } from '../../lib/reading/loaded.tsx'
import { useSession } from '../../lib/session/session-store.ts'
import { useQuery } from '../../lib/reading/use-query.ts'
import { deviceZone } from '../../lib/format/device-zone.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { useText } from '../../messages/text.tsx'
import { useSearchParams } from '../../shell/page-context.tsx'
import { useNow } from '../../lib/time/use-now.ts'
import { ShiftDialog } from './shift-dialog.tsx'
import { ShiftForm } from './shift-form.tsx'
import { ShiftTile } from './shift-tile.tsx'
import { WeekNavigation } from './week-navigation.tsx'

const WEEK = [0, 1, 2, 3, 4, 5, 6]

interface GigWeekProps {
  readonly jobId: string
  readonly job: Job
}

/** The dialog open over the week: a shift, or the form for a new one. */
type ShiftRequest =
  | { readonly kind: 'shift'; readonly shiftId: string }
  | { readonly kind: 'new'; readonly day: string }

function useWeek(): { readonly monday: string; readonly today: string } {
  const zone = deviceZone()
  const today = localDateAndTime(useNow(), zone).date
  const day = LocalDate.catch(today).parse(useSearchParams().get('week'))
  return { monday: daysAfter(day, 1 - rotaDayOfDate(day).weekday), today }
}

function dayOf({ startsAt }: Pick<GigShiftOffer, 'startsAt'>): string {
  return localDateAndTime(msFromTimestamp(startsAt), deviceZone()).date
}

/** Everybody's bookings of a job, for its hiring team. */
function useBookingsOf(jobId: string): Loadable<readonly StoredDocument<Booking>[]> {
  const session = useSession()
  const uid = session.state === 'signedIn' ? session.uid : null
  return useQuery(bookings, uid === null ? null : {}, {
    where: [
      ['hiringTeam', 'array-contains', uid],
      ['jobId', '==', jobId],
    ],
  })
}

/** One week of a gig's shifts: places, people, codes of the day and cost (product 5.5). */
export function GigWeek({ jobId, job }: GigWeekProps) {
  const t = useText()
  const { monday, today } = useWeek()
  const { startMs, endMs } = rotaWeekSpan(rotaDayOfDate(monday), deviceZone())
  const shifts = useQuery(
    gigShifts,
    { jobId },
    {
      where: [
        ['startsAt', '>=', timestampFromMs(startMs)],
        ['startsAt', '<', timestampFromMs(endMs)],
      ],
      orderBy: ['startsAt'],
    },
  )
  const booked = useBookingsOf(jobId)
  const [request, setRequest] = useState<ShiftRequest | null>(null)
  const close = () => setRequest(null)
  return (
    <>
      <Cluster justify="between">
        <WeekNavigation jobId={jobId} monday={monday} today={today} />
        <Button
          tone="primary"
          onClick={() => setRequest({ kind: 'new', day: today > monday ? today : monday })}
        >
          {t('gigs.add')}
        </Button>
      </Cluster>
      <Loaded of={shifts}>
        {(offers) => (
          <Loaded of={booked}>
            {(people) => (
              <>
                <WeekBody
                  jobId={jobId}
                  monday={monday}
                  offers={offers}
                  people={people}
                  onOpen={(shiftId) => setRequest({ kind: 'shift', shiftId })}
                />
                {request?.kind === 'shift' ? (
                  <ShiftDialog
                    jobId={jobId}
                    shift={offers.find(({ id }) => id === request.shiftId)}
                    people={people.filter(({ content }) => content.shiftId === request.shiftId)}
                    onClose={close}
                  />
                ) : null}
              </>
            )}
          </Loaded>
        )}
      </Loaded>
      {request?.kind === 'new' ? (
        <ShiftForm jobId={jobId} job={job} day={request.day} onClose={close} />
      ) : null}
    </>
  )
}

interface WeekBodyProps {
  readonly jobId: string
  readonly monday: string
  readonly offers: readonly StoredDocument<GigShiftOffer>[]
  readonly people: readonly StoredDocument<Booking>[]
  readonly onOpen: (shiftId: string) => void
}

function WeekBody({ jobId, monday, offers, people, onOpen }: WeekBodyProps) {
  const t = useText()
  const format = useFormat()
  const codes = useQuery(dayCodes, { jobId })
  const ofDay = new Map(codes.state === 'success' ? codes.value.map(({ id, content }) => [id, content]) : [])
  if (offers.length === 0) {
    return <EmptyState drawing="hung-apron" title={t('gigs.none')} text={t('gigs.noneText')} />
  }
  return (
    <>
      <WeekFigures offers={offers} people={people} />
      <ol className="gig-week">
        {WEEK.map((at) => daysAfter(monday, at)).map((day) => {
          const onDay = offers.filter(({ content }) => dayOf(content) === day)
          const code = ofDay.get(day)
          return (
            <li key={day} className="gig-day" data-empty={onDay.length === 0 || undefined}>
              <h2>{format.weekday(rotaDayOfDate(day).weekday)}</h2>
              <small>{format.day(day)}</small>
              {code === undefined ? null : (
                <p className="gig-codes">{t('gigs.codes', { in: code.in, out: code.out })}</p>
              )}
              {onDay.map((shift) => (
                <ShiftTile
                  key={shift.id}
                  shift={shift}
                  people={people.filter(({ content }) => content.shiftId === shift.id)}
                  onOpen={() => onOpen(shift.id)}
                />
              ))}
            </li>
          )
        })}
      </ol>
    </>
  )
}

function WeekFigures({ offers, people }: Pick<WeekBodyProps, 'offers' | 'people'>) {
  const t = useText()
  const format = useFormat()
  const shiftIds = new Set(offers.map(({ id }) => id))
  const costs = people
    .filter(({ content }) => shiftIds.has(content.shiftId))
    .map(({ content }) => bookingCost(content))
  const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)
  const currency = offers[0]?.content.payPerHour.currency ?? 'EUR'
  const inCurrency = costs.filter((cost) => cost.currency === currency)
  return (
    <Facts
      facts={[
        {
          name: t('gigs.week.places'),
          value: t('gigs.seats', {
            taken: sum(offers.map(({ content }) => content.taken)),
            seats: sum(offers.map(({ content }) => content.seats)),
          }),
        },
        {
          name: t('gigs.week.cost'),
          value: format.money({ minor: sum(inCurrency.map(({ minor }) => minor)), currency }),
        },
      ]}
    />
  )
}
