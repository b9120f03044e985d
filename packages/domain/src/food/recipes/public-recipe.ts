import * as z from 'zod'
import { collection } from '@brigade/contract/collection.ts'
import { MOST_PUBLIC } from '../../core/documents/list-limits.ts'
import { type CommonFields, commonFields } from '../../core/documents/common-fields.ts'
import { DocumentId, TranslatedNames } from '../../core/documents/stored-fields.ts'
import { writtenByFunctions } from '../../core/documents/written-by-functions.ts'
import { FileId } from '../../core/files/file-id.ts'
import { type AllergenFacts, Allergens, NamedAllergens } from '../allergens/allergens.ts'
import { Timestamp } from '../../core/time/timestamp.ts'
import type { RecipeLine } from './recipe-line.ts'
import { type Recipe, RecipeContent } from './recipe.ts'

/** What readers outside see of a recipe (product, E25): a copy, made by the server when it is published or shared. */
export const PublicRecipe = z.strictObject({
  ...commonFields,
  ownerKind: z.enum(['person', 'kitchen']),
  ownerId: DocumentId,
  name: z.string().min(2).max(100),
  names: TranslatedNames,
  category: z.string().min(1).max(60).optional(),
  tags: z.array(z.string().min(1).max(60)).max(30),
  photo: FileId.optional(),
  /** Without what is the kitchen's own; without quantities where the owner keeps them. */
  content: RecipeContent,
  versionId: DocumentId,
  /** What was known of its allergens when the copy was made. */
  allergens: Allergens,
  namedAllergens: NamedAllergens,
  /** When the copy was made. */
  at: Timestamp,
  /** `link` readers come with the token of an access link, and not by themselves. */
  visibility: z.enum(['link', 'public']),
  hideQuantities: z.boolean(),
})
export type PublicRecipe = Readonly<z.infer<typeof PublicRecipe>>

/** `recipes-public/{recipeId}`: everybody reads public ones; `publishRecipe` and `shareRecipe` write. */
export const publicRecipes = collection<PublicRecipe>({
  path: 'recipes-public/{recipeId}',
  mostListed: MOST_PUBLIC,
  schema: PublicRecipe,
  policy: writtenByFunctions<PublicRecipe>((_context, known) => known.visibility === 'public'),
  indexes: [
    ['visibility', '-at'],
    ['ownerKind', 'ownerId', 'visibility'],
  ],
})

/** A line without the ids and notes of the kitchen; without how much, where that is kept. */
function publicLine(line: RecipeLine, hideQuantities: boolean): RecipeLine {
  const { refId: _ref, note: _note, also, ...shown } = line
  if (hideQuantities) return { ...shown, text: '', amount: { kind: 'none' } }
  return { ...shown, ...(also !== undefined && { also }) }
}

/** The copy of a recipe for readers outside. What it costs, weighs and takes the kitchen stays inside. */
export function publicRecipe(
  recipe: Recipe & { readonly visibility: 'link' | 'public' },
  made: { readonly at: Timestamp; readonly common: CommonFields; readonly facts: AllergenFacts },
): PublicRecipe {
  const { ownerKind, ownerId, name, names, category, tags, photo, visibility, hideQuantities } = recipe
  const { measuredYield: _measured, labourMin: _labour, targetCostPct: _target, ...content } = recipe.current
  return {
    ...made.common,
    ownerKind,
    ownerId,
    name,
    names,
    ...(category !== undefined && { category }),
    tags,
    ...(photo !== undefined && { photo }),
    content: {
      ...content,
      lines: content.lines.map((line) => publicLine(line, hideQuantities)),
      steps: content.steps.map(({ ccp: _check, ...step }) => step),
    },
    versionId: recipe.currentVersionId,
    allergens: made.facts.allergens,
    namedAllergens: made.facts.namedAllergens,
    at: made.at,
    visibility,
    hideQuantities,
  }
}

/** Whether a recipe has what a page about it needs: a photo or steps (product, section 6). */
export function isPresentable({ photo, current }: Pick<Recipe, 'photo' | 'current'>): boolean {
  return photo !== undefined || current.steps.length > 0
}
