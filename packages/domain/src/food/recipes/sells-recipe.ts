import * as z from 'zod'
import type { DocumentData } from '@brigade/contract/document.ts'
import { DocumentId } from '../../core/documents/stored-fields.ts'

/** As much of a stored menu item as tells what it sells. */
const Selling = z.object({
  name: z.string(),
  recipeId: DocumentId.optional(),
  options: z.array(z.object({ recipeId: DocumentId.optional() })),
  deletedAt: z.unknown().optional(),
})

/** The name of a stored menu item that sells a recipe or offers it as an option; undefined when not, or in the bin. */
export function nameOfItemSelling(recipeId: string, item: DocumentData): string | undefined {
  const { data } = Selling.safeParse(item)
  if (data === undefined || data.deletedAt !== undefined) return undefined
  const sold = [data.recipeId, ...data.options.map((option) => option.recipeId)]
  return sold.includes(recipeId) ? data.name : undefined
}
