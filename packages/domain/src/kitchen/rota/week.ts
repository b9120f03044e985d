import * as z from 'zod'
import { collection } from '@brigade/contract/collection.ts'
import { commonFields, Uid } from '../../core/documents/common-fields.ts'
import { writtenByFunctions } from '../../core/documents/written-by-functions.ts'
import { ownTeamDocument, worksHere } from '../../access/roles/kitchen-policy.ts'
import { Timestamp } from '../../core/time/timestamp.ts'

export const WeekState = z.enum(['draft', 'published'])
export type WeekState = z.infer<typeof WeekState>

/** Name of a rota week: "2026-W18" (rule RO9). */
export const WeekName = z.string().regex(/^\d{4}-W(0[1-9]|[1-4]\d|5[0-3])$/)

/** A week of a kitchen's rota (product, E37). The document's id is its name. */
export const RotaWeek = z.strictObject({
  ...commonFields,
  /** `draft` until the rota is published; a week without a document is a draft. */
  state: WeekState,
  publishedAt: Timestamp.optional(),
  publishedBy: Uid.optional(),
  /** How often it was published: later changes are marked against the last time. */
  edition: z.int().min(0),
})
export type RotaWeek = Readonly<z.infer<typeof RotaWeek>>

/** Weeks of the rota, published by function; the team reads them. */
export const rotaWeeks = collection({
  path: 'kitchens/{kitchenId}/rota-weeks/{week}',
  schema: RotaWeek,
  policy: writtenByFunctions<RotaWeek>(worksHere, ownTeamDocument),
  indexes: [['state', '-publishedAt']],
})
