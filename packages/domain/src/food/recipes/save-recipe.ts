import type { CommonFields } from '../../core/documents/common-fields.ts'
import { type NewVersion, nextVersion } from './recipe-versions.ts'
import type { RecipeVersion } from './recipe-version.ts'
import type { Recipe, RecipeContent, RecipeSource } from './recipe.ts'

/** A recipe and the version it names; write both in one batch, or the recipe is refused (rule RC6). */
export interface SavedRecipe {
  readonly recipe: Recipe
  readonly version: RecipeVersion
}

/** What a new recipe starts from. */
export interface RecipeBeginning {
  readonly ownerKind: Recipe['ownerKind']
  readonly ownerId: string
  readonly name: string
  readonly content: RecipeContent
  /** Id of the first version. */
  readonly versionId: string
  readonly common: CommonFields
  readonly category?: string
  readonly tags?: readonly string[]
  readonly source?: RecipeSource
}

/** A new recipe with its first version: a draft for the kitchen's team, or private for a person. */
export function newRecipe(beginning: RecipeBeginning): SavedRecipe {
  const { ownerKind, ownerId, content, common, category, source } = beginning
  const recipe: Recipe = {
    ...common,
    ownerKind,
    ownerId,
    name: beginning.name,
    ...(category !== undefined && { category }),
    tags: [...(beginning.tags ?? [])],
    current: content,
    currentVersionId: beginning.versionId,
    currentN: 1,
    state: 'draft',
    visibility: ownerKind === 'kitchen' ? 'kitchen' : 'private',
    hideQuantities: false,
    names: {},
    ...(source !== undefined && { source }),
  }
  return { recipe, version: { ...common, ownerKind, ownerId, n: 1, content } }
}

/** Who saves, and under which id the new version is kept. */
export interface SaveSignature {
  readonly versionId: string
  readonly common: CommonFields
}

/**
 * A recipe moved on to a new version of it (rules RC6 to RC8). The recipe is a draft again; what was approved stays
 * approved.
 * @param recipe - as it was on the screen when the change began
 * @param version - from `nextVersion`, `restoredVersion` or `mergedVersion`
 */
export function savedRecipe(
  recipe: Recipe,
  version: NewVersion,
  { versionId, common }: SaveSignature,
): SavedRecipe {
  const { ownerKind, ownerId } = recipe
  return {
    recipe: {
      ...recipe,
      updatedAt: common.updatedAt,
      updatedBy: common.updatedBy,
      current: version.content,
      currentVersionId: versionId,
      currentN: version.n,
      state: 'draft',
    },
    version: { ...common, ...version, ownerKind, ownerId },
  }
}

/** The save of a changed content, based on the recipe's current version. */
export function savedContent(
  recipe: Recipe,
  content: RecipeContent,
  { note, ...signature }: SaveSignature & { readonly note?: string },
): SavedRecipe {
  const parent = { versionId: recipe.currentVersionId, n: recipe.currentN }
  return savedRecipe(recipe, nextVersion(parent, content, note), signature)
}
