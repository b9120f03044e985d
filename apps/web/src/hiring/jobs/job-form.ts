import { JobContent, type Question } from '@brigade/domain/hiring/jobs/job.ts'
import type { JobDraft } from '@brigade/domain/hiring/jobs/new-job.ts'
import { type PayPeriod, type PayRange } from '@brigade/domain/hiring/jobs/pay.ts'
import { type Currency, minorDigits, type Money } from '@brigade/domain/core/money/money.ts'
import { wholeFromTyped } from '@brigade/domain/core/quantities/typed-digits.ts'
import { moneyFromTyped } from '@brigade/domain/core/money/money-from-typed.ts'
import { pointFromTyped } from '@brigade/domain/core/geo/point-from-typed.ts'
import { mostOf } from '../../lib/drafts/field-limits.ts'

/** The form as it is typed; nothing of it is lost when it cannot be read. */
export interface JobForm {
  readonly title: string
  readonly position: JobContent['position']
  readonly type: JobContent['type']
  readonly seats: string
  /** Empty: for a company without a kitchen here. */
  readonly kitchenId: string
  readonly companyName: string
  readonly payMin: string
  readonly payMax: string
  readonly per: PayPeriod
  readonly currency: Currency
  readonly hoursMin: string
  readonly hoursMax: string
  readonly pattern: JobContent['pattern']
  readonly startsOn: string
  readonly accommodation: JobContent['accommodation']
  readonly town: string
  readonly country: string
  readonly geo: string
  readonly description: string
  readonly requirements: string
  readonly benefits: string
  readonly questions: readonly { readonly text: string; readonly kind: Question['kind'] }[]
}

/** Names the draft of a job's form on this device; null for a job that is not stored yet. */
export function jobDraftName(jobId: string | null): string {
  return jobId === null ? 'new job' : `job ${jobId}`
}

/** A form with a row in its list of questions, which tells what a kept row looks like. */
export function sampleOf(form: JobForm): JobForm {
  return { ...form, questions: [{ text: '', kind: 'text' }] }
}

/** What a new form begins with. */
export function newJobForm(where: { readonly country: string; readonly currency: Currency }): JobForm {
  return {
    title: '',
    position: 'chef de partie',
    type: 'permanent',
    seats: '1',
    kitchenId: '',
    companyName: '',
    payMin: '',
    payMax: '',
    per: 'hour',
    ...where,
    hoursMin: '',
    hoursMax: '',
    pattern: { noSplit: false, weekendsOff: false, twoDaysOffTogether: false, nights: false },
    startsOn: '',
    accommodation: 'none',
    town: '',
    geo: '',
    description: '',
    requirements: '',
    benefits: '',
    questions: [],
  }
}

function typedMoney(money: Money | undefined): string {
  return money === undefined
    ? ''
    : (money.minor / 10 ** minorDigits(money.currency)).toFixed(minorDigits(money.currency))
}

/** A job as the form shows it. */
export function formOfJob(job: JobContent): JobForm {
  const { latitude, longitude } = job.place.geo
  return {
    title: job.title,
    position: job.position,
    type: job.type,
    seats: String(job.seats),
    kitchenId: job.kitchenId ?? '',
    companyName: job.companyName,
    payMin: typedMoney(job.pay?.min),
    payMax: typedMoney(job.pay?.max),
    per: job.pay?.per ?? 'hour',
    currency: job.pay?.min.currency ?? 'EUR',
    hoursMin: job.hoursPerWeek === undefined ? '' : String(job.hoursPerWeek.min),
    hoursMax: job.hoursPerWeek === undefined ? '' : String(job.hoursPerWeek.max),
    pattern: job.pattern,
    startsOn: job.startsOn ?? '',
    accommodation: job.accommodation,
    town: job.place.town,
    country: job.place.country,
    geo: `${latitude}, ${longitude}`,
    description: job.description,
    requirements: job.requirements.join('\n'),
    benefits: job.benefits.join('\n'),
    questions: job.questions.map(({ text, kind }) => ({ text, kind })),
  }
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

/** The typed pay: undefined when empty, a range, or 'unclear' when it is no amount. */
export function payOfForm({ payMin, payMax, per, currency }: JobForm): PayRange | 'unclear' | undefined {
  if (payMin.trim() === '' && payMax.trim() === '') return undefined
  const min = moneyFromTyped(payMin.trim() === '' ? payMax : payMin, currency)
  const max = moneyFromTyped(payMax.trim() === '' ? payMin : payMax, currency)
  if (!min.ok || !max.ok || min.money.minor < 0 || max.money.minor < 0) return 'unclear'
  return { min: min.money, max: max.money, per }
}

const MOST_HOURS = mostOf(JobContent, 'hoursPerWeek.max')
export const MOST_SEATS = mostOf(JobContent, 'seats')

function hoursOfForm({ hoursMin, hoursMax }: JobForm): JobContent['hoursPerWeek'] {
  const min = wholeFromTyped(hoursMin.trim() === '' ? hoursMax : hoursMin, MOST_HOURS)
  const max = wholeFromTyped(hoursMax.trim() === '' ? hoursMin : hoursMax, MOST_HOURS)
  return min !== undefined && max !== undefined && min > 0 && max > 0 ? { min, max } : undefined
}

/** The form as a job's content; undefined while the place is none, because a job without one cannot be kept. */
export function draftOfForm(form: JobForm): JobDraft | undefined {
  const point = pointFromTyped(form.geo)
  if (point === undefined) return undefined
  const pay = payOfForm(form)
  return {
    title: form.title.trim(),
    position: form.position,
    type: form.type,
    seats: wholeFromTyped(form.seats, MOST_SEATS) ?? 0,
    kitchenId: form.kitchenId === '' ? undefined : form.kitchenId,
    companyName: form.companyName.trim(),
    pay: pay === 'unclear' ? undefined : pay,
    hoursPerWeek: hoursOfForm(form),
    pattern: form.pattern,
    startsOn: form.startsOn === '' ? undefined : form.startsOn,
    accommodation: form.accommodation,
    place: { town: form.town.trim(), country: form.country, geo: point },
    description: form.description,
    requirements: linesOf(form.requirements),
    benefits: linesOf(form.benefits),
    questions: form.questions
      .filter(({ text }) => text.trim() !== '')
      .map(({ text, kind }) => ({ text: text.trim(), kind, isKnockout: false })),
  }
}
