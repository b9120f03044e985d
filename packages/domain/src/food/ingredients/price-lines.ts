import { collection } from '@brigade/contract/collection.ts'
import { isSame } from '../../core/documents/changed-fields.ts'
import { isChangedByCaller, isCreatedByCaller } from '../../core/documents/common-fields.ts'
import { callerHasAccess, callerHasGrant, ownTeamDocument } from '../../access/roles/kitchen-policy.ts'
import { PastPrice, PriceLine } from './price-line.ts'

/** `kitchens/{kitchenId}/price-lines/{priceLineId}`: what the kitchen's stock lines cost, for those who see costs. */
export const priceLines = collection<PriceLine>({
  path: 'kitchens/{kitchenId}/price-lines/{priceLineId}',
  schema: PriceLine,
  policy: {
    policyReads: ownTeamDocument,
    read: (context) => callerHasGrant(context, 'costs'),
    create: (context, after) => callerHasAccess(context, 'lead') && isCreatedByCaller(context, after),
    change: (context, before, after) =>
      callerHasAccess(context, 'lead') &&
      isChangedByCaller(context, before, after) &&
      after.lineId === before.lineId,
    delete: () => false,
  },
  indexes: [['lineId', 'rank'], ['linkId'], ['catalogueLineId']],
  groupIndexes: [['deletedAt']],
  references: [
    { field: 'lineId', to: 'kitchens/{kitchenId}/ingredients/{value}', onDelete: 'cascade' },
    { field: 'linkId', to: 'kitchens/{kitchenId}/supplier-links/{value}', onDelete: 'restrict' },
  ],
})

/** `…/price-lines/{priceLineId}/prices/{priceId}`: every price it has had; nothing here is changed or deleted. */
export const pastPrices = collection<PastPrice>({
  path: 'kitchens/{kitchenId}/price-lines/{priceLineId}/prices/{priceId}',
  schema: PastPrice,
  policy: {
    policyReads: ownTeamDocument,
    read: (context) => callerHasGrant(context, 'costs'),
    create: (context, after) => callerHasAccess(context, 'lead') && isCreatedByCaller(context, after),
    // The same write may arrive twice after a lost answer; it changes nothing.
    change: (context, before, after) => callerHasAccess(context, 'lead') && isSame(before, after),
    delete: () => false,
  },
  indexes: [['-at']],
})
