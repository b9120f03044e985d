import { hasAccess, hasGrant } from '@brigade/domain/access/roles/access.ts'
import { priceLines } from '@brigade/domain/food/ingredients/price-lines.ts'
import { recipes } from '@brigade/domain/food/recipes/recipes.ts'
import {
  CountedPriceLine,
  CountedRecipe,
  CountedStockLine,
  kitchenFigures,
} from '@brigade/domain/kitchen/kitchens/kitchen-figures.ts'
import { readKitchenFigures as contract } from '@brigade/domain/kitchen/kitchens/kitchen-functions.ts'
import { stockLines } from '@brigade/domain/kitchen/stock/stock-lines.ts'
import { teamMembers } from '@brigade/domain/kitchen/team/team-member.ts'
import { defineQuery } from '@brigade/platform/functions/define-function.ts'
import { throwRefusal } from '@brigade/platform/functions/refusal.ts'
import { findUnchecked } from '../../../core/functions/find-documents.ts'
import { readerOf, uidOf } from '../../../core/functions/store.ts'

export const readKitchenFigures = defineQuery(contract, async ({ kitchenId }, { tx, caller, now }) => {
  const member = await readerOf({ tx }).load(teamMembers, { kitchenId, uid: uidOf({ caller }) })
  if (!hasAccess(member, 'viewer')) throwRefusal('PERMISSION_DENIED', 'role', { needed: 'viewer' })
  const [own, lines, prices] = await Promise.all([
    findUnchecked(tx, recipes, { where: { ownerKind: 'kitchen', ownerId: kitchenId } }),
    findUnchecked(tx, stockLines, { params: { kitchenId } }),
    hasGrant(member, 'costs') ? findUnchecked(tx, priceLines, { params: { kitchenId } }) : undefined,
  ])
  const figures = kitchenFigures({
    recipes: own.map(({ data }) => CountedRecipe.parse(data)),
    stockLines: new Map(lines.map(({ id, data }) => [id, CountedStockLine.parse(data)])),
    priceLines: prices?.map(({ data }) => CountedPriceLine.parse(data)),
  })
  return { at: now, ...figures }
})
