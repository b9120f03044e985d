import { createHash } from 'node:crypto'
import { newCommonFields } from '@brigade/domain/core/documents/common-fields.ts'
import { CATALOGUE } from '@brigade/domain/food/catalogue/catalogue.ts'
import { ingredientIndex } from '@brigade/domain/food/ingredients/ingredient-index.ts'
import { matchIngredient } from '@brigade/domain/food/ingredients/match-ingredient.ts'
import { draftToRecipe } from '@brigade/domain/food/import/draft-to-recipe.ts'
import { readRecipeSource } from '@brigade/domain/food/import/read-recipe-source.ts'
import type { RecipeLine } from '@brigade/domain/food/recipes/recipe-line.ts'
import { importedRecipeId, type Recipe, type RecipeContent } from '@brigade/domain/food/recipes/recipe.ts'
import { recipes, recipeVersions } from '@brigade/domain/food/recipes/recipes.ts'
import { newRecipe } from '@brigade/domain/food/recipes/save-recipe.ts'
import type { Timestamp } from '@brigade/domain/core/time/timestamp.ts'
import { type BuiltDocument, builtDocument } from './built-document.ts'
import type { Pantry } from './build-pantry.ts'

const index = ingredientIndex(CATALOGUE)

/** A line with its ingredient: the one the kitchen chose, or the only one that the catalogue knows for its name. */
function matched(line: RecipeLine, chosen: Readonly<Record<string, string>>): RecipeLine {
  const refId = chosen[line.text]
  if (refId !== undefined) return { ...line, refId }
  const match = matchIngredient(line.name, index)
  return match.kind === 'match' ? { ...line, refId: match.ingredientId } : line
}

/** A recipe read from a file, with what it needs in the pantry. */
export interface BuiltRecipe {
  readonly recipeId: string
  readonly name: string
  readonly recipe: Recipe
  /** The recipe and its first version. */
  readonly documents: readonly BuiltDocument[]
  /** Ids of the catalogue ingredients it uses. */
  readonly ingredientIds: readonly string[]
}

/** A recipe file as the importer takes it. */
export interface RecipeFile {
  readonly fileName: string
  readonly text: string
  /** Said by the kitchen where the file does not say it. */
  readonly portions?: number
  /** Approved for the line; else a draft. */
  readonly isApproved?: boolean
  /** Shown to everybody, with its amounts; else to the kitchen alone. */
  readonly isShown?: boolean
  /** Ingredients the kitchen chose where a line leaves a choice: the line as written → the ingredient's id. */
  readonly chosen?: Readonly<Record<string, string>>
}

/**
 * A recipe made from a file the way the importer makes it.
 * @throws when the importer finds no recipe in the text
 */
export function buildRecipeFromFile(
  { kitchenId, by }: Pantry,
  { fileName, text, portions, isApproved = false, isShown = false, chosen = {} }: RecipeFile,
  at: Timestamp,
): BuiltRecipe {
  const hash = createHash('sha256').update(text).digest('hex')
  const read = readRecipeSource(text, { kind: 'file', name: fileName, hash })
  const draft = read.ok ? read.drafts[0] : undefined
  const result = draft === undefined ? undefined : draftToRecipe(draft)
  if (result?.ok !== true) throw new Error(`No recipe in ${fileName}`)
  const { name, tags, content, source } = result.recipe
  const recipeId = importedRecipeId(kitchenId, source?.hash ?? hash)
  const full: RecipeContent = {
    ...content,
    ...(content.portions === undefined && portions !== undefined && { portions }),
    lines: content.lines.map((line) => matched(line, chosen)),
  }
  const saved = newRecipe({
    ownerKind: 'kitchen',
    ownerId: kitchenId,
    name,
    tags,
    content: full,
    versionId: `${recipeId}-1`,
    common: newCommonFields(by, at),
    ...(source !== undefined && { source }),
  })
  const recipe: Recipe = {
    ...saved.recipe,
    ...(isApproved && { state: 'approved', approvedVersionId: saved.recipe.currentVersionId }),
    ...(isShown && { visibility: 'public' }),
  }
  return {
    recipeId,
    name,
    recipe,
    documents: [
      builtDocument(recipes, { recipeId }, recipe),
      builtDocument(recipeVersions, { recipeId, versionId: recipe.currentVersionId }, saved.version),
    ],
    ingredientIds: full.lines.flatMap(({ refId }) => (refId === undefined ? [] : [refId])),
  }
}

/** A recipe as a cook types it; what is not said is empty. */
export interface RecipeToBuild {
  readonly recipeId: string
  readonly name: string
  readonly lines: readonly (Pick<RecipeLine, 'kind' | 'name' | 'amount'> & Partial<RecipeLine>)[]
  readonly content?: Partial<Omit<RecipeContent, 'lines'>>
}

/** A recipe approved for the line, with its first version. */
export function buildRecipe(
  { kitchenId, by }: Pantry,
  { recipeId, name, lines, content }: RecipeToBuild,
  at: Timestamp,
): readonly BuiltDocument[] {
  const saved = newRecipe({
    ownerKind: 'kitchen',
    ownerId: kitchenId,
    name,
    content: {
      lines: lines.map((line, place) => ({ lineKey: `line-${place + 1}`, text: '', ...line })),
      steps: [],
      containers: [],
      ...content,
    },
    versionId: `${recipeId}-1`,
    common: newCommonFields(by, at),
  })
  const approved = { state: 'approved', approvedVersionId: saved.recipe.currentVersionId } as const
  return [
    builtDocument(recipes, { recipeId }, { ...saved.recipe, ...approved }),
    builtDocument(recipeVersions, { recipeId, versionId: saved.recipe.currentVersionId }, saved.version),
  ]
}
