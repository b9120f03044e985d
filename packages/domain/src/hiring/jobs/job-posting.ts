import { escapeText } from 'entities/escape'
import * as z from 'zod'
import { occupationalCategory } from '../../access/positions/occupation.ts'
import { minorDigits } from '../../core/money/money.ts'
import { JobType } from '../../people/profiles/professional.ts'
import type { StructuredData } from '../../people/profiles/structured-data.ts'
import { msFromTimestamp } from '../../core/time/timestamp.ts'
import type { Job } from './job.ts'
import type { PayPeriod } from './pay.ts'

/** The values schema.org knows for `employmentType` (rule DS1). */
export const EmploymentType = z.enum([
  'FULL_TIME',
  'PART_TIME',
  'CONTRACTOR',
  'TEMPORARY',
  'INTERN',
  'VOLUNTEER',
  'PER_DIEM',
  'OTHER',
])
export type EmploymentType = z.infer<typeof EmploymentType>

const unitTexts: Readonly<Record<PayPeriod, string>> = {
  hour: 'HOUR',
  day: 'DAY',
  week: 'WEEK',
  month: 'MONTH',
  year: 'YEAR',
}

/** Weekly hours from which a permanent post counts as full time [OECD definition]. */
const FULL_TIME_HOURS = 30

/** The employment type of a job: gigs are paid by the day, permanent posts by their hours full or part time. */
export function employmentType(job: Pick<Job, 'type' | 'hoursPerWeek'>): EmploymentType {
  switch (job.type) {
    case JobType.enum['fixed-term']:
      return 'TEMPORARY'
    case JobType.enum.gig:
      return 'PER_DIEM'
    case JobType.enum.apprenticeship:
      return 'INTERN'
    default:
      return (job.hoursPerWeek?.max ?? FULL_TIME_HOURS) >= FULL_TIME_HOURS ? 'FULL_TIME' : 'PART_TIME'
  }
}

/** Plain text as the HTML that search engines expect: paragraphs, nothing else. */
function paragraphs(text: string): string {
  return escapeText(text)
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${paragraph.trim().replaceAll('\n', '<br>')}</p>`)
    .join('')
}

const isoTime = (timestamp: { readonly seconds: number; readonly nanoseconds: number }): string =>
  new Date(msFromTimestamp(timestamp)).toISOString()

/** An amount in whole currency units as a number, which is what schema.org asks for: 1450 minor EUR → 14.5. */
function wholeUnits({ minor, currency }: NonNullable<Job['pay']>['min']): number {
  return minor / 10 ** minorDigits(currency)
}

/**
 * The JobPosting of a job's page (rule DS1, schema.org); undefined from the moment the job is not open.
 * @param page - the job's id and the absolute address of its page
 */
export function jobPosting(
  job: Job,
  page: { readonly jobId: string; readonly url: string },
): StructuredData | undefined {
  if (job.state !== 'open' || job.pay === undefined || job.publishedAt === null) return undefined
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    description: paragraphs(job.description),
    datePosted: isoTime(job.publishedAt),
    ...(job.closesAt === undefined ? {} : { validThrough: isoTime(job.closesAt) }),
    employmentType: employmentType(job),
    ...occupationalCategory(job.position),
    hiringOrganization: { '@type': 'Organization', name: job.companyName },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressLocality: job.place.town,
        addressCountry: job.place.country,
      },
      geo: { '@type': 'GeoCoordinates', ...job.place.geo },
    },
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: job.pay.min.currency,
      value: {
        '@type': 'QuantitativeValue',
        minValue: wholeUnits(job.pay.min),
        maxValue: wholeUnits(job.pay.max),
        unitText: unitTexts[job.pay.per],
      },
    },
    totalJobOpenings: job.seats,
    directApply: true,
    identifier: { '@type': 'PropertyValue', name: job.companyName, value: page.jobId },
    url: page.url,
  }
}
