import { collection } from '@brigade/contract/collection.ts'
import type { Caller } from '@brigade/contract/document.ts'
import type { PolicyContext } from '@brigade/contract/policy.ts'
import { isSame } from '../../core/documents/changed-fields.ts'
import { idIn } from '@brigade/contract/path.ts'
import { isChangedByCaller, isCreatedByCaller } from '../../core/documents/common-fields.ts'
import type { AccessRole } from '../../access/roles/access.ts'
import { callerHasAccess, ownTeamDocument, worksHere } from '../../access/roles/kitchen-policy.ts'
import { recipeKeptWhileUsed } from './kept-while-used.ts'
import { noLoop } from './no-loop.ts'
import { accessToMoveRecipe } from './recipe-lifecycle.ts'
import { RecipeVersion } from './recipe-version.ts'
import { isShownOutside, Recipe } from './recipe.ts'

type Owned = Partial<Pick<Recipe, 'ownerKind' | 'ownerId'>>

/** The caller's team document when a kitchen owns the recipe. */
function teamOfOwner({ ownerKind, ownerId }: Owned, caller: Caller): Readonly<Record<string, string>> {
  if (ownerKind !== 'kitchen' || ownerId === undefined) return {}
  return ownTeamDocument({ kitchenId: ownerId }, caller)
}

/** A person reads the own recipes, everybody at work the kitchen's. */
function mayRead(context: PolicyContext, { ownerKind, ownerId }: Owned): boolean {
  if (ownerKind === 'person') return ownerId !== undefined && ownerId === context.caller.uid
  return ownerKind === 'kitchen' && worksHere(context)
}

/** A person may do everything with the own recipes; in a kitchen's the access role decides. */
function mayActAs(context: PolicyContext, { ownerKind, ownerId }: Owned, atLeast: AccessRole): boolean {
  if (ownerKind === 'person') return ownerId !== undefined && ownerId === context.caller.uid
  return ownerKind === 'kitchen' && callerHasAccess(context, atLeast)
}

const versionName = (versionId: string): string => `version ${versionId}`

/**
 * Whether this look at the write shows the version that the recipe now names: a change is looked at from the state
 * before and from the state after, and only the latter names the new version.
 */
function showsVersion({ relatedAfter }: PolicyContext, { currentVersionId }: Recipe): boolean {
  return Object.hasOwn(relatedAfter, versionName(currentVersionId))
}

/** The version that `currentVersionId` names holds the very content that the recipe shows (RC6). */
function isCurrentKept({ relatedAfter }: PolicyContext, recipe: Recipe): boolean {
  const version = relatedAfter[versionName(recipe.currentVersionId)]
  return version?.['n'] === recipe.currentN && isSame(version['content'], recipe.current)
}

/**
 * A cook moves "current" to a version written in the same batch; pointing it at an older version is picking one
 * side of a fork, which is a lead's (RC8).
 */
function mayMoveCurrent(context: PolicyContext, before: Recipe, after: Recipe): boolean {
  if (after.currentVersionId === before.currentVersionId) {
    return after.currentN === before.currentN && isSame(before.current, after.current)
  }
  if (!showsVersion(context, after)) return true
  const isNewVersion = context.related[versionName(after.currentVersionId)] === undefined
  return isCurrentKept(context, after) && (isNewVersion || mayActAs(context, before, 'lead'))
}

/**
 * Approval points at the current version; approving and setting a side of a fork aside are a lead's, and so is the
 * bin once something was approved.
 */
function mayDecide(context: PolicyContext, before: Recipe | undefined, after: Recipe): boolean {
  const isDeciding =
    before?.approvedVersionId !== after.approvedVersionId ||
    !isSame(before?.setAsideVersionIds ?? [], after.setAsideVersionIds ?? [])
  const isBinning = !isSame(before?.deletedAt, after.deletedAt) && after.approvedVersionId !== undefined
  const isApprovalOfCurrent = after.state !== 'approved' || after.approvedVersionId === after.currentVersionId
  return isApprovalOfCurrent && ((!isDeciding && !isBinning) || mayActAs(context, after, 'lead'))
}

/** Showing a recipe to outsiders makes a public copy, which only the server writes. */
function isShownBySameReaders(before: Recipe | undefined, after: Recipe): boolean {
  if (before !== undefined && isShownOutside(before)) return after.visibility === before.visibility
  return !isShownOutside(after)
}

/** What outsiders see is taken back by the server first, or its copy would outlive the recipe. */
function isBinnedUnseen(before: Recipe, after: Recipe): boolean {
  return isSame(before.deletedAt, after.deletedAt) || !isShownOutside(after)
}

/** `recipes/{recipeId}`; a list names its owner: `ownerKind ==` and `ownerId ==`. */
export const recipes = collection<Recipe>({
  path: 'recipes/{recipeId}',
  schema: Recipe,
  policy: {
    policyReads: (params, caller, known) => ({
      ...teamOfOwner(known, caller),
      ...(known.currentVersionId !== undefined && {
        [versionName(known.currentVersionId)]:
          `recipes/${idIn(params, 'recipeId')}/versions/${known.currentVersionId}`,
      }),
    }),
    read: mayRead,
    create: (context, after) =>
      mayActAs(context, after, after.state === 'draft' ? 'cook' : 'lead') &&
      isCreatedByCaller(context, after) &&
      isCurrentKept(context, after) &&
      mayDecide(context, undefined, after) &&
      isShownBySameReaders(undefined, after),
    change: (context, before, after) => {
      const needed = accessToMoveRecipe(before.state, after.state)
      return (
        needed !== undefined &&
        mayActAs(context, before, needed) &&
        after.ownerKind === before.ownerKind &&
        after.ownerId === before.ownerId &&
        isChangedByCaller(context, before, after) &&
        mayMoveCurrent(context, before, after) &&
        mayDecide(context, before, after) &&
        isShownBySameReaders(before, after) &&
        isBinnedUnseen(before, after)
      )
    },
    delete: () => false,
  },
  indexes: [
    ['ownerKind', 'ownerId', 'name'],
    ['ownerKind', 'ownerId', 'state'],
    ['ownerKind', 'ownerId', '-updatedAt'],
    ['ownerKind', 'ownerId', 'state', 'name'],
    ['visibility', '-updatedAt'],
    ['deletedAt'],
  ],
  constraints: [noLoop, recipeKeptWhileUsed],
})

/** The version follows its recipe's owner and its parent's number (RC6). */
function fitsItsRecipe({ relatedAfter }: PolicyContext, version: RecipeVersion): boolean {
  const { recipe, parent } = relatedAfter
  const parentNumber = version.parentVersionId === undefined ? 0 : parent?.['n']
  return (
    recipe?.['ownerKind'] === version.ownerKind &&
    recipe['ownerId'] === version.ownerId &&
    parentNumber === version.n - 1
  )
}

/** `recipes/{recipeId}/versions/{versionId}`; never changed. A list names its owner, as for recipes. */
export const recipeVersions = collection<RecipeVersion>({
  path: 'recipes/{recipeId}/versions/{versionId}',
  schema: RecipeVersion,
  policy: {
    policyReads: (params, caller, known) => {
      const recipe = `recipes/${idIn(params, 'recipeId')}`
      return {
        ...teamOfOwner(known, caller),
        recipe,
        ...(known.parentVersionId !== undefined && { parent: `${recipe}/versions/${known.parentVersionId}` }),
      }
    },
    read: mayRead,
    create: (context, after) =>
      mayActAs(context, after, after.mergedVersionId === undefined ? 'cook' : 'lead') &&
      isCreatedByCaller(context, after) &&
      fitsItsRecipe(context, after),
    // The same write may arrive twice after a lost answer; it changes nothing.
    change: (context, before, after) => mayActAs(context, before, 'cook') && isSame(before, after),
    delete: () => false,
  },
  indexes: [
    ['ownerKind', 'ownerId', '-n'],
    ['ownerKind', 'ownerId', '-createdAt'],
  ],
})
