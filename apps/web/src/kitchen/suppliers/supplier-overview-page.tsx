import { suppliers } from '@brigade/domain/kitchen/suppliers/supplier.ts'
import { SupplierToday } from '../ordering/public.ts'
import { OwnOverview } from '../../people/profiles/public.ts'

/** What waits for the supplier's word, and the own company. */
export function SupplierOverviewPage() {
  return (
    <OwnOverview
      kind="suppliers"
      first={<SupplierToday />}
      collection={suppliers}
      show={({ companyName, shortBio }) => ({ name: companyName, line: shortBio })}
    />
  )
}
