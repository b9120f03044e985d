import { type CommonFields, newCommonFields } from '@brigade/domain/core/documents/common-fields.ts'
import {
  type DraftResult,
  draftToRecipe,
  type ImportedRecipe,
} from '@brigade/domain/food/import/draft-to-recipe.ts'
import { importedRecipeId, type Recipe, type RecipeContent } from '@brigade/domain/food/recipes/recipe.ts'
import { recipes, recipeVersions } from '@brigade/domain/food/recipes/recipes.ts'
import { newRecipe, savedContent } from '@brigade/domain/food/recipes/save-recipe.ts'
import { timestampFromMs } from '@brigade/domain/core/time/timestamp.ts'
import { newId } from '../../../lib/writing/new-id.ts'
import { creating, changing, type WritePart } from '../../../lib/writing/write.ts'
import type { IngredientFinder } from '../ingredient-finder.ts'
import type { RecipeHome } from '../recipe-home.ts'
import { stockLineParts } from '../stock-line-parts.ts'
import type { Choice } from './import-state.ts'
import type { ReviewedItem } from './review.ts'

/** Writes that belong together; recipe and version never part. */
export interface PlannedBatch {
  readonly parts: readonly WritePart[]
  /** Keys of the recipes in it. */
  readonly keys: readonly string[]
}

/** A recipe that cannot be saved as it is, and why. */
export interface Unsaved {
  readonly key: string
  readonly problem: Extract<DraftResult, { readonly ok: false }>['problem']
}

export interface ImportPlan {
  readonly batches: readonly PlannedBatch[]
  readonly unsaved: readonly Unsaved[]
  /** New stock lines it makes. */
  readonly ingredients: number
}

export interface PlanContext {
  readonly home: RecipeHome
  readonly uid: string
  readonly now: number
  readonly known: ReadonlyMap<string, Recipe>
  /** Recipes in the bin: their source brings them back, for those who may. */
  readonly binned: ReadonlyMap<string, Recipe>
  readonly mayTakeOut: (recipe: Recipe) => boolean
  readonly finder: IngredientFinder
  readonly choices: ReadonlyMap<string, Choice>
}

/** The server takes up to 500 writes at once; fewer show how far saving has come, and fit into a slow connection's patience. */
const MOST_WRITES = 100

/** Stock lines that the recipes need and the kitchen has not yet, each once. */
function foodParts(items: readonly ReviewedItem[], context: PlanContext): readonly WritePart[] {
  const { choices, ...rest } = context
  const newFoods = [...choices.values()].flatMap((choice) => (choice.kind === 'new' ? [choice] : []))
  const foods = items.flatMap(({ lines }) => lines.map(({ food }) => food))
  const ids = foods.flatMap((food) => (food.kind === 'known' ? [food.id] : []))
  return stockLineParts({ ...rest, ids, newFoods })
}

function withFoods(content: RecipeContent, { lines }: ReviewedItem): RecipeContent {
  return {
    ...content,
    lines: content.lines.map((line, at) => {
      const food = lines[at]?.food
      return food?.kind === 'known' ? { ...line, refId: food.id } : line
    }),
  }
}

interface NextVersion {
  readonly recipeId: string
  readonly before: Recipe
  readonly content: RecipeContent
  readonly common: CommonFields
}

/** A new version of a recipe that is there, or was until it went into the bin. */
function versionParts({ recipeId, before, content, common }: NextVersion): readonly WritePart[] {
  const params = { recipeId, versionId: newId() }
  const { recipe, version } = savedContent(before, content, { versionId: params.versionId, common })
  const { current, currentVersionId, currentN, state } = recipe
  const changes = { current, currentVersionId, currentN, state, deletedAt: undefined }
  return [changing(recipes, params, { before, changes }), creating(recipeVersions, params, version)]
}

function recipeParts(
  reviewed: ReviewedItem,
  imported: ImportedRecipe,
  context: PlanContext,
): readonly WritePart[] {
  const { home, uid, now, known, binned, mayTakeOut } = context
  const { ownerKind, ownerId } = home
  const common = newCommonFields(uid, timestampFromMs(now))
  const content = withFoods(imported.content, reviewed)
  const before = reviewed.double?.recipeId === undefined ? undefined : known.get(reviewed.double.recipeId)
  if (reviewed.decision === 'version' && before !== undefined && reviewed.double?.recipeId !== undefined)
    return versionParts({ recipeId: reviewed.double.recipeId, before, content, common })
  const { hash } = reviewed.draft.source
  const sourceId = hash === undefined ? newId() : importedRecipeId(ownerId, hash)
  const thrownAway = binned.get(sourceId)
  if (thrownAway !== undefined && mayTakeOut(thrownAway))
    return versionParts({ recipeId: sourceId, before: thrownAway, content, common })
  const params = { recipeId: thrownAway === undefined ? sourceId : newId(), versionId: 'first' }
  const { name, tags, source } = imported
  const { recipe, version } = newRecipe({
    ownerKind,
    ownerId,
    name,
    tags,
    content,
    versionId: params.versionId,
    common,
    ...(source !== undefined && { source }),
  })
  return [creating(recipes, params, recipe), creating(recipeVersions, params, version)]
}

function inBatches(groups: readonly PlannedBatch[]): readonly PlannedBatch[] {
  const batches: PlannedBatch[] = []
  for (const group of groups) {
    const last = batches.at(-1)
    if (last === undefined || last.parts.length + group.parts.length > MOST_WRITES) batches.push(group)
    else
      batches[batches.length - 1] = {
        parts: [...last.parts, ...group.parts],
        keys: [...last.keys, ...group.keys],
      }
  }
  return batches
}

/**
 * What saving these recipes writes: stock lines first, so that the recipes find them, then each recipe with its
 * version. Ids follow from the source, so that saving twice makes no doubles.
 */
export function planImport(items: readonly ReviewedItem[], context: PlanContext): ImportPlan {
  const selected = items.filter(({ decision }) => decision !== 'skip')
  const read = selected.map((reviewed) => ({ reviewed, result: draftToRecipe(reviewed.draft) }))
  const unsaved = read.flatMap(({ reviewed, result }) =>
    result.ok ? [] : [{ key: reviewed.item.key, problem: result.problem }],
  )
  const saved = read.filter(({ result }) => result.ok).map(({ reviewed }) => reviewed)
  const foods = foodParts(saved, context)
  const recipeGroups = read.flatMap(({ reviewed, result }) =>
    result.ok ? [{ parts: recipeParts(reviewed, result.recipe, context), keys: [reviewed.item.key] }] : [],
  )
  const foodBatches = inBatches(foods.map((part) => ({ parts: [part], keys: [] })))
  return { batches: [...foodBatches, ...inBatches(recipeGroups)], unsaved, ingredients: foods.length }
}
