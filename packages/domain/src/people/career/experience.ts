import * as z from 'zod'
import { honestName } from '../../core/text/names.ts'
import { collection } from '@brigade/contract/collection.ts'
import { changesOnly } from '../../core/documents/changed-fields.ts'
import { commonFields, isCreatedByCaller, Uid } from '../../core/documents/common-fields.ts'
import { DocumentId } from '../../core/documents/stored-fields.ts'
import { Position } from '../../access/positions/position.ts'
import { LocalMonth } from '../../core/time/local-month.ts'
import { Timestamp } from '../../core/time/timestamp.ts'
import { Country } from '../../core/geo/address.ts'
import { careerPolicy } from './career-policy.ts'
import { isOwn } from '../../access/roles/own-document.ts'

/** What the kitchen of an experience says to it; moves by `proofLifecycle`. */
export const ProofState = z.enum(['none', 'asked', 'confirmed', 'declined'])
export type ProofState = z.infer<typeof ProofState>

/** One post a professional has held (product, E04). */
export const Experience = z
  .strictObject({
    ...commonFields,
    /** Where it was; `kitchenId` when that kitchen is on Brigade and can confirm it. */
    place: z.strictObject({
      kitchenId: DocumentId.optional(),
      name: honestName(2, 80),
      town: z.string().trim().min(1).max(80),
      country: Country,
    }),
    position: Position,
    /** First month of the post. */
    from: LocalMonth,
    /** Last month of the post; absent while it lasts. */
    to: LocalMonth.optional(),
    /** What the person did there; empty unless said. */
    duties: z.string().max(1000),
    /** `none` until proof is asked for. */
    proof: ProofState,
    /** Who answered for the kitchen. */
    proofBy: Uid.optional(),
    proofAt: Timestamp.optional(),
  })
  .refine(({ from, to }) => to === undefined || to >= from, { path: ['to'], error: 'before-from' })
export type Experience = Readonly<z.infer<typeof Experience>>

const base = careerPolicy<Experience>(['proof', 'proofBy', 'proofAt'])

/** Whether the kitchen's word, asked for or given, still fits: it was about this post, and it may end meanwhile. */
function keepsWhatIsProven(before: Experience, after: Experience): boolean {
  if (before.proof !== 'asked' && before.proof !== 'confirmed') return true
  const mayChange = before.to === undefined ? ['duties', 'to'] : ['duties']
  return changesOnly(before, after, mayChange)
}

/** Posts of a professional; proof is asked for and given by function. */
export const experiences = collection({
  path: 'professionals/{uid}/experience/{experienceId}',
  schema: Experience,
  policy: {
    ...base,
    create: (context, after) =>
      isOwn(context) &&
      isCreatedByCaller(context, after) &&
      after.proof === 'none' &&
      after.proofBy === undefined &&
      after.proofAt === undefined,
    change: (context, before, after) =>
      base.change(context, before, after) && keepsWhatIsProven(before, after),
  },
  indexes: [['-from']],
})
