import * as z from 'zod'
import { functionContract } from '@brigade/contract/function-contract.ts'
import { DocumentId } from '../../core/documents/stored-fields.ts'
import { RequestId } from '../../core/functions/request-id.ts'
import { RecipeContent, RecipeSource } from './recipe.ts'

const RecipeCall = z.strictObject({ requestId: RequestId, recipeId: DocumentId })
const LONGEST_TEXT = 50_000

/**
 * Reads a recipe from a page or a text and gives it back as a draft; nothing is stored. Lines it could not read are
 * named. Addresses inside private networks are refused, a page that does not answer in 10 seconds is given up.
 */
export const importRecipe = functionContract({
  name: 'importRecipe',
  audience: 'guest',
  input: z.strictObject({
    requestId: RequestId,
    from: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('page'), url: z.url({ protocol: /^https?$/ }).max(2000) }),
      z.strictObject({ kind: z.literal('text'), text: z.string().trim().min(1).max(LONGEST_TEXT) }),
    ]),
  }),
  output: z.strictObject({
    name: z.string(),
    content: RecipeContent,
    source: RecipeSource,
    /** Keys of the lines whose amount or name nobody could read. */
    unparsedLineKeys: z.array(z.string()),
  }),
  reasons: ['no-recipe', 'address', 'slow'],
})

/** Makes the public copy, with quantities or without: the recipe's owner, or a lead of the kitchen. */
export const publishRecipe = functionContract({
  name: 'publishRecipe',
  audience: 'member',
  input: RecipeCall.extend({ hideQuantities: z.boolean() }),
  output: z.strictObject({ path: z.string() }),
  reasons: ['no-photo-or-steps', 'gone'],
})

/** Takes the public copy away; links to it end too. */
export const unpublishRecipe = functionContract({
  name: 'unpublishRecipe',
  audience: 'member',
  input: RecipeCall,
  output: z.strictObject({ visibility: z.enum(['private', 'kitchen']) }),
  reasons: ['state', 'gone'],
})

/** Shows a recipe to whoever has the link; the address is in the answer and never shown again. */
export const shareRecipe = functionContract({
  name: 'shareRecipe',
  audience: 'member',
  input: RecipeCall.extend({ hideQuantities: z.boolean(), days: z.int().min(1).max(365).optional() }),
  output: z.strictObject({ linkId: DocumentId, url: z.string() }),
  reasons: ['no-photo-or-steps', 'gone'],
})
