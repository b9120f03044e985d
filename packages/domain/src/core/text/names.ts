import * as z from 'zod'
import { isDeceiving } from './deceiving-name.ts'

/** A name that others read of somebody or something: it cannot pass for another and is never a link. */
export function honestName(shortest: number, longest: number) {
  return z
    .string()
    .trim()
    .min(shortest)
    .max(longest)
    .refine((name) => !isDeceiving(name), { error: 'deceiving' })
}

/** What a person is called wherever others read it. */
export const DisplayName = honestName(2, 60)

/** What a company is called wherever others read it. */
export const CompanyName = honestName(2, 80)

/** What professionals call their trade. */
export const ProfessionalTitle = honestName(2, 60)
