import * as z from 'zod'
import { DocumentId } from '../../core/documents/stored-fields.ts'
import { collection } from '@brigade/contract/collection.ts'
import type { PolicyContext } from '@brigade/contract/policy.ts'
import { commonFields, isChangedByCaller, isCreatedByCaller } from '../../core/documents/common-fields.ts'
import { FileId } from '../../core/files/file-id.ts'
import { NutritionFacts } from '../nutrition/nutrition-facts.ts'
import { LocalDate } from '../../core/time/local-date.ts'
import type { Timestamp } from '../../core/time/timestamp.ts'
import { Allergens, namedAllergenConflicts, NamedAllergens } from '../allergens/allergens.ts'
import { foldName } from '../../core/text/fold-name.ts'
import { FoodConversion } from './food-conversion.ts'
import { Gtin } from './gtin.ts'
import { IngredientCategory } from './ingredient-category.ts'
import { INGREDIENT_STATES } from './move-ingredient.ts'

/** Another word for the ingredient, with the language it belongs to (BCP 47, such as `en-US`). */
export const IngredientSynonym = z.strictObject({
  text: z.string().trim().min(2).max(80),
  lang: z.string().regex(/^[a-z]{2,3}(-[A-Z]{2})?$/),
})
export type IngredientSynonym = Readonly<z.infer<typeof IngredientSynonym>>

/** Where the facts of an ingredient come from, and the day they were read there. */
export const FactSource = z.strictObject({ name: z.string().trim().min(2).max(300), date: LocalDate })
export type FactSource = Readonly<z.infer<typeof FactSource>>

/** The usable part of an ingredient after one kind of preparation; `pct` is a share above 0 up to 1. */
export const PreparationYield = z.strictObject({
  preparation: z.string().trim().min(2).max(60),
  pct: z.string().regex(/^(1|0\.(?!0+$)\d{0,5}[1-9])$/),
  note: z.string().max(200),
})
export type PreparationYield = Readonly<z.infer<typeof PreparationYield>>

/** What the catalogue knows of an ingredient (product, E18), without who wrote it and when. */
export const ingredientFields = {
  name: z.string().trim().min(2).max(80),
  /** The name folded, for finding it by its beginning. */
  nameKey: z.string().min(1).max(160),
  synonyms: z.array(IngredientSynonym).max(30),
  category: IngredientCategory,
  tags: z.array(z.string().trim().min(2).max(60)).max(20),
  photo: FileId.optional(),
  allergens: Allergens,
  namedAllergens: NamedAllergens,
  factSource: FactSource.optional(),
  conversions: z.array(FoodConversion).max(20),
  yields: z.array(PreparationYield).max(20),
  nutrition: NutritionFacts.optional(),
  /** Needs time and temperature control for safety; absent while nobody has said. */
  isTcs: z.boolean().optional(),
  state: z.enum(INGREDIENT_STATES),
  mergedInto: DocumentId.optional(),
  gtins: z.array(Gtin).max(50),
}

const IngredientShape = z.strictObject({ ...commonFields, ...ingredientFields })

/** A shared ingredient. Every allergen answer other than unknown has a source. */
export const Ingredient = IngredientShape.refine(
  (ingredient) => ingredient.nameKey === foldName(ingredient.name),
  {
    path: ['nameKey'],
    message: 'must be the folded name',
  },
)
  .refine((ingredient) => namedAllergenConflicts(ingredient).length === 0, {
    path: ['namedAllergens'],
    message: 'names a cereal or nut whose group does not say so',
  })
  .refine((ingredient) => ingredient.factSource !== undefined || isAllUnknown(ingredient.allergens), {
    path: ['factSource'],
    message: 'an allergen answer other than unknown needs a source',
  })
  .refine((ingredient) => (ingredient.state === 'merged') === (ingredient.mergedInto !== undefined), {
    path: ['mergedInto'],
    message: 'is given when, and only when, the ingredient is merged into another',
  })
export type Ingredient = Readonly<z.infer<typeof IngredientShape>>

function isAllUnknown(allergens: Allergens): boolean {
  return Object.values(allergens).every((answer) => answer === 'unknown')
}

const SECONDS_PER_DAY = 86_400
const DAYS_TO_CORRECT = 7
/** How far ahead the clock of a new document's device may be. */
const DAYS_OF_CLOCK_ERROR = 1

function ageInDays(ingredient: Pick<Ingredient, 'createdAt'>, now: Timestamp): number {
  return (now.seconds - ingredient.createdAt.seconds) / SECONDS_PER_DAY
}

/** Whether somebody still corrects a shared ingredient of their own: for seven days, while it is open (product, E18). */
export function mayCorrect(
  ingredient: Pick<Ingredient, 'createdAt' | 'createdBy' | 'state'>,
  uid: string | null,
  now: Timestamp,
): boolean {
  return (
    ingredient.state === 'open' &&
    ingredient.createdBy === uid &&
    ageInDays(ingredient, now) <= DAYS_TO_CORRECT
  )
}

function isModerator({ caller }: PolicyContext): boolean {
  return caller.claims['mod'] === true
}

/** `ingredients/{ingredientId}`: the shared catalogue. What kitchens add to it themselves is in their stock lines. */
export const ingredients = collection<Ingredient>({
  path: 'ingredients/{ingredientId}',
  schema: Ingredient,
  policy: {
    read: () => true,
    /** Members, with their own name, and nothing that only a moderator decides. */
    create: (context, after) =>
      !context.caller.isGuest &&
      isCreatedByCaller(context, after) &&
      ageInDays(after, context.now) >= -DAYS_OF_CLOCK_ERROR &&
      after.state === 'open',
    /** Moderators always; the creator in the first days, while it is open and stays so. */
    change: (context, before, after) =>
      isChangedByCaller(context, before, after) &&
      (isModerator(context) ||
        (!context.caller.isGuest &&
          mayCorrect(before, context.caller.uid, context.now) &&
          after.state === 'open')),
    delete: () => false,
  },
  indexes: [['nameKey'], ['category', 'nameKey']],
})
