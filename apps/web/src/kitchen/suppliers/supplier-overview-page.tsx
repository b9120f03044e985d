import { suppliers } from '@brigade/domain/kitchen/suppliers/supplier.ts'
import { OwnOverview } from '../../people/profiles/shared/own-overview.tsx'
import { SupplierToday } from '../ordering/supplier-today.tsx'

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
