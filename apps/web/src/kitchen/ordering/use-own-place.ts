import type { Currency } from '@brigade/domain/core/money/money.ts'
import { hasStaffRole, supplierStaff } from '@brigade/domain/access/roles/supplier-staff.ts'
import {
  type Supplier,
  supplierProfiles,
  type SupplierProfile,
  suppliers,
} from '@brigade/domain/kitchen/suppliers/supplier.ts'
import type { Loadable } from '../../lib/reading/loadable.ts'
import { useSession } from '../../lib/session/session-store.ts'
import { useDocument } from '../../lib/reading/use-document.ts'
import { currencyOf } from '../../lib/location/country-facts.table.ts'

/** The company that the reader sells for, and what they may do there. */
export interface OwnPlace {
  readonly supplierId: string
  readonly company: Supplier
  readonly terms: SupplierProfile
  readonly currency: Currency
  /** May write the catalogue and answer orders. */
  readonly sells: boolean
}

/** The currency of the company's own terms, else that of the first country it delivers to. */
export function currencyUsed(
  { minimumOrder, fee }: SupplierProfile,
  { regions: [first] }: Supplier,
): Currency {
  const country = first?.country
  return (
    minimumOrder?.value.currency ??
    fee?.currency ??
    (country === undefined ? undefined : currencyOf(country)) ??
    'EUR'
  )
}

/** The caller's own company, kept up to date. */
export function useOwnPlace(): Loadable<OwnPlace> {
  const session = useSession()
  const uid = session.state === 'signedIn' ? session.uid : undefined
  const card = useDocument(suppliers, uid === undefined ? null : { uid })
  const profile = useDocument(supplierProfiles, uid === undefined ? null : { uid })
  const staff = useDocument(supplierStaff, uid === undefined ? null : { supplierId: uid, uid })
  for (const part of [card, profile, staff])
    if (part.state === 'forbidden' || part.state === 'failed') return part
  if (
    uid === undefined ||
    card.state !== 'success' ||
    profile.state !== 'success' ||
    staff.state !== 'success'
  )
    return { state: 'pending' }
  const company = card.value?.content
  const terms = profile.value?.content
  if (company === undefined || terms === undefined) return { state: 'forbidden' }
  const currency = currencyUsed(terms, company)
  const value = {
    supplierId: uid,
    company,
    terms,
    currency,
    sells: hasStaffRole(staff.value?.content, 'sales'),
  }
  return { ...card, value }
}
