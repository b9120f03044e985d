import { foldName } from '../ingredients/fold-name.ts'
import { Position } from '../kitchens/position.ts'
import { Currency } from '../money/money.ts'
import { moneyFromTyped } from '../money/money-from-typed.ts'
import { JobType } from '../people/professional.ts'
import type { GeoPoint } from '../search/geo-point.ts'
import { pointFromTyped } from '../search/point-from-typed.ts'
import { distanceSteps } from './distance-steps.ts'
import { type JobHit, JOBS_PER_PAGE, type JobSearch, JobSort } from './job-functions.ts'
import type { Job } from './job.ts'
import { PayPeriod } from './pay.ts'
import { findJobs } from './search-jobs.ts'

/** What the search form of the job list says, as it was typed; empty means "any". */
export interface JobQuestion {
  readonly q: string
  readonly position: string
  readonly type: string
  /** A town of the list, or coordinates such as "48.86, 2.35". */
  readonly place: string
  /** Kilometres around the place. */
  readonly km: string
  readonly pay: string
  /** Currency and period of `pay`, such as `EUR-hour`. */
  readonly payIn: string
  readonly sort: string
}

/** One value that a filter may take, and how many open jobs have it. */
export interface Choosable<Value extends string = string> {
  readonly value: Value
  readonly count: number
}

/** What pay can be counted in, as open jobs have it; the form says `EUR-hour`. */
export interface PayUnit {
  readonly currency: Currency
  readonly per: PayPeriod
}

/** What the public job list shows. */
export interface JobsPageData {
  readonly hits: readonly JobHit[]
  readonly total: number
  /** Counted from 1. */
  readonly page: number
  readonly pages: number
  readonly asked: JobQuestion
  /** `unknown`: a place was named that no open job is in and that is no pair of coordinates. */
  readonly place: 'none' | 'found' | 'unknown'
  /** A pay was typed that is no amount, so it was left out. */
  readonly isPayUnclear: boolean
  /** The next distance with hits when there are none within the asked one. */
  readonly widerKm: number | null
  readonly positions: readonly Choosable<Position>[]
  readonly types: readonly Choosable<JobType>[]
  readonly payUnits: readonly PayUnit[]
  readonly towns: readonly string[]
}

interface OpenJob {
  readonly jobId: string
  readonly job: Job
}

const USUAL_KM = 25
const FIRST_PAGE = 1

const LONGEST_TEXT = 200

/** Reads the form from an address; `lat` and `lng` count as the place when none is named. */
export function jobQuestion(read: (name: string) => string | null): JobQuestion {
  const point = [read('lat'), read('lng')].filter((part) => part !== null && part !== '').join(', ')
  const text = (name: string) => (read(name) ?? '').trim().slice(0, LONGEST_TEXT)
  return {
    q: text('q'),
    position: text('position'),
    type: text('type'),
    place: text('place') === '' ? point : text('place'),
    km: text('km'),
    pay: text('pay'),
    payIn: text('payIn'),
    sort: text('sort'),
  }
}

/** A place as it was typed: coordinates, or the town of an open job. */
function pointOf(place: string, open: readonly OpenJob[]): GeoPoint | undefined {
  const typed = pointFromTyped(place)
  if (typed !== undefined) return typed
  const town = foldName(place)
  return town === '' ? undefined : open.find(({ job }) => foldName(job.place.town) === town)?.job.place.geo
}

function payWish(
  { pay, payIn }: JobQuestion,
  [usual]: readonly PayUnit[],
): JobSearch['payAtLeast'] | 'unclear' {
  if (pay === '') return undefined
  const [code, period] = (
    payIn === '' && usual !== undefined ? `${usual.currency}-${usual.per}` : payIn
  ).split('-')
  const currency = Currency.safeParse(code)
  const per = PayPeriod.safeParse(period)
  if (!currency.success || !per.success) return 'unclear'
  const typed = moneyFromTyped(pay, currency.data)
  return typed.ok && typed.money.minor >= 0
    ? { minor: typed.money.minor, currency: currency.data, per: per.data }
    : 'unclear'
}

function sortOf({ sort, q }: JobQuestion, near: GeoPoint | undefined): JobSort {
  const asked = JobSort.safeParse(sort)
  if (asked.success && (asked.data !== 'distance' || near !== undefined)) return asked.data
  if (near !== undefined) return 'distance'
  return q === '' ? 'newest' : 'best'
}

function radiusOf({ km }: JobQuestion, near: GeoPoint | undefined): number | undefined {
  if (near === undefined) return undefined
  const typed = Number(km)
  return km !== '' && typed > 0 ? Math.min(typed, Math.max(...distanceSteps)) : USUAL_KM
}

/** How often each value occurs, most frequent first. */
function counted<Value extends string>(values: readonly Value[]): readonly Choosable<Value>[] {
  const counts = new Map<Value, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1))
}

/** Each currency and period in use, most frequent first. */
function payUnitsOf(open: readonly OpenJob[]): readonly PayUnit[] {
  const units = open.flatMap(({ job: { pay } }) =>
    pay === undefined ? [] : [{ currency: pay.max.currency, per: pay.per }],
  )
  const keyOf = ({ currency, per }: PayUnit) => `${currency}-${per}`
  return counted(units.map(keyOf)).flatMap(({ value }) => units.find((unit) => keyOf(unit) === value) ?? [])
}

/** The nearest offered distance that has hits, when the asked one has none (product 4.3). */
function widerKm(open: readonly OpenJob[], search: JobSearch): number | null {
  if (search.near === undefined) return null
  const { radiusKm: _, ...anywhere } = search
  const [nearest] = findJobs(open, { ...anywhere, sort: 'distance' })
  const metres = nearest?.distanceMetres ?? null
  return metres === null ? null : (distanceSteps.find((km) => metres <= km * 1000) ?? null)
}

/**
 * The job list for one address: words, filters, distance and page over all open jobs (rules AP4, AP5). What was typed
 * and cannot be used is left out of the search and named.
 * @param page - counted from 1, as typed
 */
export function browseJobs(open: readonly OpenJob[], asked: JobQuestion, page: string | null): JobsPageData {
  const near = pointOf(asked.place, open)
  const payUnits = payUnitsOf(open)
  const payAtLeast = payWish(asked, payUnits)
  const radiusKm = radiusOf(asked, near)
  const search: JobSearch = {
    q: asked.q,
    position: Position.safeParse(asked.position).data,
    type: JobType.safeParse(asked.type).data,
    near,
    radiusKm,
    payAtLeast: payAtLeast === 'unclear' ? undefined : payAtLeast,
    sort: sortOf(asked, near),
  }
  const found = findJobs(open, search)
  const pages = Math.max(FIRST_PAGE, Math.ceil(found.length / JOBS_PER_PAGE))
  const shown = Math.min(pages, Math.max(FIRST_PAGE, Math.trunc(Number(page)) || FIRST_PAGE))
  const first = (shown - 1) * JOBS_PER_PAGE
  return {
    hits: found.slice(first, first + JOBS_PER_PAGE),
    total: found.length,
    page: shown,
    pages,
    asked: { ...asked, km: radiusKm === undefined ? asked.km : String(radiusKm), sort: search.sort },
    place: asked.place === '' ? 'none' : near === undefined ? 'unknown' : 'found',
    isPayUnclear: payAtLeast === 'unclear',
    widerKm: found.length === 0 ? widerKm(open, search) : null,
    positions: counted(open.map(({ job }) => job.position)),
    types: counted(open.map(({ job }) => job.type)),
    payUnits,
    towns: counted(open.map(({ job }) => job.place.town)).map(({ value }) => value),
  }
}
