import { err, ok, type Result } from '@brigade/contract/result.ts'
import { isSame } from '../../core/documents/changed-fields.ts'
import type { Timestamp } from '../../core/time/timestamp.ts'
import { foldName } from '../../core/text/fold-name.ts'
import type { IngredientPatch } from './ingredient-proposal.ts'
import { type FactSource, Ingredient, mayCorrect } from './ingredient.ts'

/** What somebody may do with a shared ingredient: change it, say what should change, or nothing, and why. */
export type IngredientRight = 'edit' | 'propose' | 'locked' | 'merged'

/** Who changes a shared ingredient at once, and who proposes (product, E18). */
export function ingredientRight(
  ingredient: Pick<Ingredient, 'createdAt' | 'createdBy' | 'state'>,
  { uid, isModerator }: { readonly uid: string | null; readonly isModerator: boolean },
  now: Timestamp,
): IngredientRight {
  if (ingredient.state === 'merged') return 'merged'
  if (isModerator || mayCorrect(ingredient, uid, now)) return 'edit'
  return ingredient.state === 'locked' ? 'locked' : 'propose'
}

/** A change with the source of what it says; other allergen answers need one. */
export interface SourcedPatch {
  readonly patch: IngredientPatch
  readonly source?: FactSource | undefined
}

/** The fields of an ingredient that a patch changes, the folded name and the source of the facts with them. */
export type IngredientChanges = IngredientPatch & Partial<Pick<Ingredient, 'nameKey' | 'factSource'>>

/**
 * What a patch makes of an ingredient, or the first field that would break its rules. The source becomes that of the
 * allergen answers when the patch changes them; measures, yields and nutrition name their own.
 */
export function patchIngredient(
  before: Ingredient,
  { patch, source }: SourcedPatch,
): Result<IngredientChanges, { readonly field: string; readonly rule: string }> {
  const changes: IngredientChanges = {
    ...patch,
    ...(patch.name !== undefined && { nameKey: foldName(patch.name) }),
    ...(changesAllergens(before, patch) && source !== undefined && { factSource: source }),
  }
  const parsed = Ingredient.safeParse({ ...before, ...changes })
  const [issue] = parsed.error?.issues ?? []
  return issue === undefined ? ok(changes) : err({ field: issue.path.join('.'), rule: issue.message })
}

/** Whether a patch says something else of the allergens: then the kitchens that use the ingredient are told. */
export function changesAllergens(before: Ingredient, patch: IngredientPatch): boolean {
  const { allergens = before.allergens, namedAllergens = before.namedAllergens } = patch
  return !isSame(allergens, before.allergens) || !isSame(namedAllergens, before.namedAllergens)
}

/** The fields in which a form differs from an ingredient; undefined when it says nothing new. */
export function ingredientPatch(before: Ingredient, said: IngredientPatch): IngredientPatch | undefined {
  const known = new Map<string, unknown>(Object.entries(before))
  const fresh = Object.entries(said).filter(([name, value]) => !isSame(known.get(name), value))
  return fresh.length === 0 ? undefined : Object.fromEntries(fresh)
}
