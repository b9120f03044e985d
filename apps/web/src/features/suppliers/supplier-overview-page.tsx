import { suppliers } from '@brigade/domain/people/supplier.ts'
import { OwnOverview } from '../cards/own-overview.tsx'
import { SupplierToday } from '../supply/supplier-today.tsx'

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
