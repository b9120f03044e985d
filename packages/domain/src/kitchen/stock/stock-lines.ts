import { collection } from '@brigade/contract/collection.ts'
import type { DocumentData } from '@brigade/contract/document.ts'
import type { PolicyContext } from '@brigade/contract/policy.ts'
import { isSame } from '../../core/documents/changed-fields.ts'
import { isChangedByCaller, isCreatedByCaller } from '../../core/documents/common-fields.ts'
import { callerHasAccess, ownTeamDocument, worksHere } from '../../access/roles/kitchen-policy.ts'
import { stockLineKeptWhileUsed } from '../../food/recipes/kept-while-used.ts'
import { ALLERGEN_GROUPS } from '../../food/allergens/allergen-groups.ts'
import { type AllergenGroup, Allergens } from '../../food/allergens/allergens.ts'
import { StockLine } from '../../food/ingredients/stock-line.ts'

/** The shared ingredient's answer for a group; undefined when there is no such ingredient. */
function catalogueAnswers(ingredient: DocumentData | undefined): Allergens | undefined {
  return Allergens.safeParse(ingredient?.['allergens']).data
}

/** Groups whose answer becomes `no` by this write, without the shared catalogue saying so. */
function newlyDenied(
  context: PolicyContext,
  before: StockLine | undefined,
  after: StockLine,
): AllergenGroup[] {
  const known = catalogueAnswers(context.related['ingredient'])
  return ALLERGEN_GROUPS.filter(
    (group) =>
      after.allergens[group] === 'no' && before?.allergens[group] !== 'no' && known?.[group] !== 'no',
  )
}

/** Saying that an allergen is not in something, or vouching for it, is for leads (product, E19). */
function mayAnswerAllergens(
  context: PolicyContext,
  before: StockLine | undefined,
  after: StockLine,
): boolean {
  const isWeighty =
    newlyDenied(context, before, after).length > 0 ||
    !isSame(before?.allergenProof, after.allergenProof) ||
    !isSame(before?.exemptGroups ?? [], after.exemptGroups)
  return !isWeighty || callerHasAccess(context, 'lead')
}

/** `kitchens/{kitchenId}/ingredients/{lineId}`; the id is the shared ingredient's when picked from the catalogue. */
export const stockLines = collection<StockLine>({
  path: 'kitchens/{kitchenId}/ingredients/{lineId}',
  schema: StockLine,
  mergeOnConflict: [],
  policy: {
    policyReads: (params, caller, known) => ({
      ...ownTeamDocument(params, caller),
      ...(known.ingredientId !== undefined && { ingredient: `ingredients/${known.ingredientId}` }),
    }),
    read: worksHere,
    create: (context, after) =>
      callerHasAccess(context, 'cook') &&
      isCreatedByCaller(context, after) &&
      (after.ingredientId === undefined || after.ingredientId === context.params['lineId']) &&
      mayAnswerAllergens(context, undefined, after),
    change: (context, before, after) =>
      callerHasAccess(context, 'cook') &&
      isChangedByCaller(context, before, after) &&
      after.ingredientId === before.ingredientId &&
      mayAnswerAllergens(context, before, after),
    delete: () => false,
  },
  indexes: [
    ['category', 'name'],
    ['deletedAt', 'name'],
    ['gtins'],
    ['preferredPriceLineId'],
    ['ingredientId'],
  ],
  groupIndexes: [['deletedAt']],
  references: [
    { field: 'recipeId', to: 'recipes/{value}', onDelete: 'restrict' },
    { field: 'areaIds', to: 'kitchens/{kitchenId}/storage-areas/{value}', onDelete: 'detach' },
  ],
  constraints: [stockLineKeptWhileUsed],
})
