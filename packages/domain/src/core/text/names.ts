import * as z from 'zod'

/** What a person is called wherever others read it. */
export const DisplayName = z.string().trim().min(2).max(60)

/** What a company is called wherever others read it. */
export const CompanyName = z.string().trim().min(2).max(80)

/** What professionals call their trade. */
export const ProfessionalTitle = z.string().trim().min(2).max(60)
