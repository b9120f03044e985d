import { newCommonFields } from '../../core/documents/common-fields.ts'
import type { Timestamp } from '../../core/time/timestamp.ts'
import type { Supplier, SupplierProfile } from './supplier.ts'
import type { SupplierStaff } from '../../access/roles/supplier-staff.ts'

/** Until when orders are in, where nothing else is said: the evening before, and late ones are asked about. */
const USUAL_CUT_OFF: SupplierProfile['cutOff'] = { hm: '18:00', daysBefore: 1, mode: 'flexible' }

/** The three documents of a new supplier. */
export interface NewSupplier {
  /** Goes to `suppliers/{uid}`. */
  readonly card: Supplier
  /** Goes to `supplier-profiles/{uid}`. */
  readonly profile: SupplierProfile
  /** Goes to `suppliers/{uid}/staff/{uid}`. */
  readonly owner: SupplierStaff
}

/** A new supplier with the defaults of product E07: its card, its terms, and its owner as the first of the staff. */
export function newSupplier(
  said: Pick<Supplier, 'companyName' | 'categories'> & Pick<SupplierProfile, 'orderEmail' | 'zone'>,
  person: { readonly uid: string; readonly displayName: string },
  at: Timestamp,
): NewSupplier {
  const { orderEmail, zone, ...card } = said
  const signed = newCommonFields(person.uid, at)
  return {
    card: {
      ...signed,
      ...card,
      regions: [],
      shortBio: '',
      longBio: '',
      deliveryDays: [],
      isTakingKitchens: true,
      isVerified: false,
    },
    profile: { ...signed, orderEmail, zone, cutOff: USUAL_CUT_OFF, holidays: [] },
    owner: { ...signed, uid: person.uid, displayName: person.displayName, role: 'owner' },
  }
}
