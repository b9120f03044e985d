import * as z from 'zod'
import { commonFields } from '../../core/documents/common-fields.ts'
import { DocumentId } from '../../core/documents/stored-fields.ts'
import { RecipeContent } from './recipe.ts'

/** One frozen state of a recipe (product, E25; rules RC6 to RC8). `createdBy` and `createdAt` say who and when. */
export const RecipeVersion = z
  .strictObject({
    ...commonFields,
    /** The recipe's owner, repeated so that a query over versions shows whose they are. */
    ownerKind: z.enum(['person', 'kitchen']),
    ownerId: DocumentId,
    /** The parent's number and one; two versions with one parent have the same number. */
    n: z.int().min(1),
    parentVersionId: DocumentId.optional(),
    /** The other branch, when this version merged two. */
    mergedVersionId: DocumentId.optional(),
    /** Number of the version whose content this one brought back. */
    restoredFrom: z.int().min(1).optional(),
    content: RecipeContent,
    /** Why it changed. */
    note: z.string().trim().min(1).max(500).optional(),
  })
  .refine((version) => (version.n === 1) === (version.parentVersionId === undefined), {
    path: ['parentVersionId'],
    message: 'is absent from the first version, and only from the first',
  })
export type RecipeVersion = Readonly<z.infer<typeof RecipeVersion>>
