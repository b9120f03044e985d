import * as z from 'zod'
import { collection } from '@brigade/contract/collection.ts'
import { commonFields } from '../../core/documents/common-fields.ts'
import { FileId } from '../../core/files/file-id.ts'
import { LocalMonth } from '../../core/time/local-month.ts'
import { Country, HttpsUrl } from '../../core/geo/address.ts'
import { careerPolicy } from './career-policy.ts'

const Name = z.string().trim().min(2).max(80)
/** Free words; empty unless said. */
const Words = z.string().max(1000)
const ShortWords = z.string().max(80)

/** From a month to a month; `to` is absent while it lasts. */
const months = { from: LocalMonth, to: LocalMonth.optional() }

function endsAfterItBegins({
  from,
  to,
}: {
  readonly from: string
  readonly to?: string | undefined
}): boolean {
  return to === undefined || to >= from
}
const beforeFrom = { path: ['to'], error: 'before-from' }

/** A school, course or apprenticeship (product, E04). */
export const Education = z
  .strictObject({
    ...commonFields,
    school: Name,
    /** What was learned, such as "Pâtisserie". */
    subject: ShortWords,
    /** What it ended with, such as "CAP cuisine"; empty while it lasts or without one. */
    qualification: ShortWords,
    town: z.string().trim().max(80).optional(),
    country: Country.optional(),
    ...months,
    notes: Words,
  })
  .refine(endsAfterItBegins, beforeFrom)
export type Education = Readonly<z.infer<typeof Education>>

/** Something made beside or within a post: a book, a menu, an opening (product, E04). */
export const Project = z
  .strictObject({
    ...commonFields,
    title: Name,
    /** What the person did in it. */
    role: ShortWords,
    ...months,
    description: Words,
    link: HttpsUrl.optional(),
    photos: z.array(FileId).max(6),
  })
  .refine(endsAfterItBegins, beforeFrom)
export type Project = Readonly<z.infer<typeof Project>>

/** A prize or distinction (product, E04). */
export const Award = z.strictObject({
  ...commonFields,
  title: Name,
  /** Who gave it. */
  issuer: ShortWords,
  /** The month it was given in. */
  on: LocalMonth,
  description: Words,
})
export type Award = Readonly<z.infer<typeof Award>>

/** Unpaid work for others (product, E04). */
export const Volunteering = z
  .strictObject({ ...commonFields, organisation: Name, role: ShortWords, ...months, description: Words })
  .refine(endsAfterItBegins, beforeFrom)
export type Volunteering = Readonly<z.infer<typeof Volunteering>>

/** Where a professional learned, newest first. */
export const educations = collection({
  path: 'professionals/{uid}/education/{educationId}',
  schema: Education,
  policy: careerPolicy<Education>(),
  indexes: [['-from']],
})

/** What a professional has made, newest first. */
export const projects = collection({
  path: 'professionals/{uid}/projects/{projectId}',
  schema: Project,
  policy: careerPolicy<Project>(),
  indexes: [['-from']],
})

/** What a professional was honoured with, newest first. */
export const awards = collection({
  path: 'professionals/{uid}/awards/{awardId}',
  schema: Award,
  policy: careerPolicy<Award>(),
  indexes: [['-on']],
})

/** What a professional does without pay, newest first. */
export const volunteerings = collection({
  path: 'professionals/{uid}/volunteering/{volunteeringId}',
  schema: Volunteering,
  policy: careerPolicy<Volunteering>(),
  indexes: [['-from']],
})
