import { newCommonFields } from '@brigade/domain/core/documents/common-fields.ts'
import { nextVersion } from '@brigade/domain/food/recipes/recipe-versions.ts'
import type { Recipe, RecipeContent } from '@brigade/domain/food/recipes/recipe.ts'
import { recipes, recipeVersions } from '@brigade/domain/food/recipes/recipes.ts'
import { savedRecipe } from '@brigade/domain/food/recipes/save-recipe.ts'
import { timestampFromMs } from '@brigade/domain/core/time/timestamp.ts'
import { newId } from '../../lib/writing/new-id.ts'
import { changing, creating, write, type WriteOutcome } from '../../lib/writing/write.ts'
import type { NewVersion } from '@brigade/domain/food/recipes/recipe-versions.ts'
import type { IngredientFinder } from './ingredient-finder.ts'
import type { TypedRecipe } from './recipe-draft.ts'
import { stockLineParts } from './stock-line-parts.ts'

interface SaveContext {
  readonly recipeId: string
  readonly uid: string
  readonly recipe: Recipe
}

function versionParts({ recipeId, uid, recipe }: SaveContext, version: NewVersion, name: string) {
  const params = { recipeId, versionId: newId() }
  const common = newCommonFields(uid, timestampFromMs(Date.now()))
  const saved = savedRecipe(recipe, version, { versionId: params.versionId, common })
  const { current, currentVersionId, currentN, state } = saved.recipe
  const changes = { name, current, currentVersionId, currentN, state }
  return [
    changing(recipes, params, { before: recipe, changes }),
    creating(recipeVersions, params, saved.version),
  ]
}

/**
 * Saves what was typed as a new version of the version it was begun from. When somebody else has saved since, both are kept
 * beside each other as a fork; nothing is lost.
 */
export function saveTyped(
  context: SaveContext,
  {
    typed,
    content,
    finder,
  }: { readonly typed: TypedRecipe; readonly content: RecipeContent; readonly finder: IngredientFinder },
): Promise<WriteOutcome> {
  const note = typed.note.trim()
  const version = nextVersion(typed.base, content, note === '' ? undefined : note)
  const { uid, recipe: home } = context
  const ids = content.lines.flatMap(({ kind, refId }) =>
    kind === 'ingredient' && refId !== undefined ? [refId] : [],
  )
  const foods = stockLineParts({ home, uid, now: Date.now(), finder, ids, newFoods: typed.newFoods })
  return write([...foods, ...versionParts(context, version, typed.name.trim())])
}

/** Saves a version made elsewhere, such as a restored one. */
export function saveVersion(context: SaveContext, version: NewVersion): Promise<WriteOutcome> {
  return write(versionParts(context, version, context.recipe.name))
}
