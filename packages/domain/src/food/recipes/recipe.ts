import * as z from 'zod'
import { commonFields } from '../../core/documents/common-fields.ts'
import {
  DeletedAt,
  DocumentId,
  LanguageTag,
  TranslatedNames,
  boundedMap,
  boundedTotal,
  MOST_TRANSLATIONS,
} from '../../core/documents/stored-fields.ts'
import { PositiveDecimal } from '../../core/quantities/decimal.ts'
import { PositiveQuantity } from '../../core/quantities/quantity.ts'
import { Temperature } from '../../core/quantities/temperature.ts'
import { SafetyKind } from '../haccp/safety-kind.ts'
import { RecipeLine } from './recipe-line.ts'

const MINUTES_IN_A_YEAR = 525_600
const Minutes = z.int().min(0).max(MINUTES_IN_A_YEAR)

/** One step of the method. */
export const RecipeStep = z.strictObject({
  stepKey: z.string().min(1).max(64),
  text: z.string().trim().min(1).max(2000),
  /** The step in other languages: language tag → text. */
  texts: boundedMap(LanguageTag, z.string().trim().min(1).max(2000), MOST_TRANSLATIONS).optional(),
  photo: DocumentId.optional(),
  timerSec: z.int().min(1).max(604_800).optional(),
  /** A critical control point: what is measured here, and what it has to keep to. */
  ccp: z
    .strictObject({
      kind: SafetyKind,
      limit: z.strictObject({ atLeast: Temperature.optional(), atMost: Temperature.optional() }),
      /** The template of the check it leads to. */
      templateId: DocumentId.optional(),
    })
    .optional(),
  /** Lines used in this step. */
  lineKeys: z.array(z.string().min(1).max(64)).max(200),
})
export type RecipeStep = Readonly<z.infer<typeof RecipeStep>>

/** A vessel the recipe is made in and what it holds: GN 1/1 100 mm, 14 l. */
export const RecipeContainer = z.strictObject({
  name: z.string().trim().min(1).max(60),
  content: PositiveQuantity,
})
export type RecipeContainer = Readonly<z.infer<typeof RecipeContainer>>

/** The longest of 1,500 recipes that were imported has 41,000; each language it is written in adds its steps. */
const MOST_CHARACTERS = 250_000

/** Everything that is versioned: how the thing is made, and what comes of it. */
export const RecipeContent = boundedTotal(
  z
    .strictObject({
      /** What one batch gives; absent when nobody has said it, as in many imported recipes. */
      yield: PositiveQuantity.optional(),
      portions: z.int().min(1).max(100_000).optional(),
      /** What a batch gave when it was weighed. */
      measuredYield: PositiveQuantity.optional(),
      prepMin: Minutes.optional(),
      cookMin: Minutes.optional(),
      labourMin: Minutes.optional(),
      /** Words before the method: where it comes from, how it is served. */
      description: z.string().trim().min(1).max(20_000).optional(),
      /** What an imported source said besides, as written: its times and servings, pictures, author, date. */
      sourceWords: z.string().trim().min(1).max(20_000).optional(),
      lines: z.array(RecipeLine).max(200),
      steps: z.array(RecipeStep).max(100),
      containers: z.array(RecipeContainer).max(20),
      /** Food cost the kitchen wants for this recipe, in percent; without it the kitchen's own target counts. */
      targetCostPct: PositiveDecimal.optional(),
    })
    .refine(({ lines }) => new Set(lines.map((line) => line.lineKey)).size === lines.length, {
      path: ['lines'],
      message: 'has two lines with one key',
    }),
  MOST_CHARACTERS,
)
export type RecipeContent = Readonly<z.infer<typeof RecipeContent>>

/** Where an imported recipe came from; the hash tells a second import of the same source. */
export const RecipeSource = z.strictObject({
  kind: z.enum(['file', 'page', 'text', 'recipe']),
  /** File name, page address, the first words, or who wrote the recipe it was copied from. */
  name: z.string().trim().min(1).max(2000),
  hash: z.string().min(8).max(128),
})
export type RecipeSource = Readonly<z.infer<typeof RecipeSource>>

export const recipeStates = ['draft', 'approved', 'archived'] as const
export const RecipeState = z.enum(recipeStates)
export type RecipeState = z.infer<typeof RecipeState>

/** A recipe (product, E25). `current` is the content of `currentVersionId`, so that one query brings a whole kitchen. */
export const Recipe = z.strictObject({
  ...commonFields,
  ownerKind: z.enum(['person', 'kitchen']),
  /** The person's uid or the kitchen's id. */
  ownerId: DocumentId,
  name: z.string().trim().min(2).max(100),
  category: z.string().trim().min(1).max(60).optional(),
  tags: z.array(z.string().trim().min(1).max(60)).max(30),
  photo: DocumentId.optional(),
  current: RecipeContent,
  currentVersionId: DocumentId,
  /** Number of the current version, so that the next save needs nothing else, also offline. */
  currentN: z.int().min(1),
  approvedVersionId: DocumentId.optional(),
  /** Newest versions of the sides of forks that a lead decided against (RC8). */
  setAsideVersionIds: z.array(DocumentId).max(100).optional(),
  state: RecipeState,
  /** `link` and `public` readers get the public copy, never this document. */
  visibility: z.enum(['private', 'kitchen', 'link', 'public']),
  variantOf: DocumentId.optional(),
  /** Keeps quantities from readers outside the kitchen. */
  hideQuantities: z.boolean(),
  names: TranslatedNames,
  source: RecipeSource.optional(),
  deletedAt: DeletedAt,
})
export type Recipe = Readonly<z.infer<typeof Recipe>>

/** Whether readers outside see a copy of the recipe. */
export function isShownOutside({ visibility }: Pick<Recipe, 'visibility'>): boolean {
  return visibility === 'link' || visibility === 'public'
}

/**
 * The id of the recipe that a source gives in a kitchen: importing the same source twice gives the same id, so
 * it makes no double.
 * @param sourceHash - hash of the source's content, in letters and digits, made where hashing is possible
 */
export function importedRecipeId(kitchenId: string, sourceHash: string): string {
  return `imp_${kitchenId}_${sourceHash}`
}
