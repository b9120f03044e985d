import { newCommonFields } from '../../core/documents/common-fields.ts'
import { unknownAllergens } from '../../food/allergens/all-allergens.ts'
import type { Timestamp } from '../../core/time/timestamp.ts'
import type { CatalogueLine } from './catalogue-line.ts'
import type { SupplierLink } from './supplier-link.ts'

/** A supplier without an account, kept by the kitchen by hand (product, E31). */
export function newLocalLink(
  said: Pick<SupplierLink, 'name' | 'zone'> &
    Partial<
      Pick<
        SupplierLink,
        | 'orderEmail'
        | 'accountNumber'
        | 'contact'
        | 'note'
        | 'cutOff'
        | 'deliveryDays'
        | 'minimumOrder'
        | 'fee'
      >
    >,
  uid: string,
  at: Timestamp,
): SupplierLink {
  return {
    ...newCommonFields(uid, at),
    deliveryDays: { weekdays: [], holidays: [] },
    note: '',
    ...said,
    state: 'local',
  }
}

/** A new product in a catalogue with the defaults of product E32; of its allergens nothing is known until somebody says. */
export function newCatalogueLine(
  said: Pick<CatalogueLine, 'name' | 'category' | 'pack'> &
    Partial<
      Pick<
        CatalogueLine,
        | 'ingredientId'
        | 'brand'
        | 'code'
        | 'gtin'
        | 'allergens'
        | 'namedAllergens'
        | 'leadDays'
        | 'season'
        | 'origin'
        | 'specDocument'
      >
    >,
  uid: string,
  at: Timestamp,
): CatalogueLine {
  return {
    ...newCommonFields(uid, at),
    allergens: unknownAllergens(),
    namedAllergens: {},
    leadDays: 1,
    ...said,
    isAvailable: true,
    changedAt: at,
  }
}
