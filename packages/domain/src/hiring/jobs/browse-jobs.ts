import { Position } from '../../access/positions/position.ts'
import { Currency } from '../../core/money/money.ts'
import { moneyFromTyped } from '../../core/money/money-from-typed.ts'
import { JobType } from '../../people/profiles/professional.ts'
import type { GeoPoint } from '../../core/geo/geo-point.ts'
import { distanceSteps } from './distance-steps.ts'
import { type JobHit, JOBS_PER_PAGE, type JobSearch, JobSort } from './job-functions.ts'
import type { Job } from './job.ts'
import { PayPeriod } from './pay.ts'

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
  /** The total is an estimate: there are too many to count while somebody waits. */
  readonly isAbout: boolean
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
/** Nobody reads further; a search says more. */
const LAST_PAGE = 1000
const METRES_PER_KM = 1000

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

/** What open jobs have, for the choices of the form. */
export type JobsOverview = Pick<JobsPageData, 'positions' | 'types' | 'payUnits' | 'towns'>

/** What can be chosen among some open jobs. */
export function jobsOverview(open: readonly OpenJob[]): JobsOverview {
  return {
    positions: counted(open.map(({ job }) => job.position)),
    types: counted(open.map(({ job }) => job.type)),
    payUnits: payUnitsOf(open),
    towns: counted(open.map(({ job }) => job.place.town)).map(({ value }) => value),
  }
}

/** What a form asks for, and what of it cannot be used: that is left out of the search and named. */
export interface JobsAsked {
  readonly search: JobSearch
  readonly said: Pick<JobsPageData, 'asked' | 'place' | 'isPayUnclear'>
}

/**
 * Reads a question against what there is (rule AP5).
 * @param near - where the named place is: its coordinates, or the town of an open job; undefined when it is neither
 */
export function jobsAsked(
  asked: JobQuestion,
  { payUnits }: Pick<JobsOverview, 'payUnits'>,
  near: GeoPoint | undefined,
): JobsAsked {
  const payAtLeast = payWish(asked, payUnits)
  const radiusKm = radiusOf(asked, near)
  const sort = sortOf(asked, near)
  return {
    search: {
      q: asked.q,
      position: Position.safeParse(asked.position).data,
      type: JobType.safeParse(asked.type).data,
      near,
      radiusKm,
      payAtLeast: payAtLeast === 'unclear' ? undefined : payAtLeast,
      sort,
    },
    said: {
      asked: { ...asked, km: radiusKm === undefined ? asked.km : String(radiusKm), sort },
      place: asked.place === '' ? 'none' : near === undefined ? 'unknown' : 'found',
      isPayUnclear: payAtLeast === 'unclear',
    },
  }
}

/** The same search over the whole globe, nearest first: its first hit says how far one must go (product 4.3). */
export function anywhere({ radiusKm: _, ...search }: JobSearch): JobSearch {
  return { ...search, sort: 'distance' }
}

/** The first offered distance that reaches so far. */
export function distanceStepOver(metres: number): number | null {
  return distanceSteps.find((km) => metres <= km * METRES_PER_KM) ?? null
}

/** How many pages so many hits have, and which of them a typed number means: counted from 1, never beyond the last. */
export function jobsPageOf(typed: string | null, total: number): Pick<JobsPageData, 'page' | 'pages'> {
  const pages = Math.min(LAST_PAGE, Math.max(FIRST_PAGE, Math.ceil(total / JOBS_PER_PAGE)))
  return { pages, page: Math.min(pages, Math.max(FIRST_PAGE, Math.trunc(Number(typed)) || FIRST_PAGE)) }
}
