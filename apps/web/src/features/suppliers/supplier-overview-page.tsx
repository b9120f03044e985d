import { suppliers } from '@brigade/domain/people/supplier.ts'
import { OwnOverview } from '../cards/own-overview.tsx'

/** The supplier's own company. */
export function SupplierOverviewPage() {
  return (
    <OwnOverview
      kind="suppliers"
      collection={suppliers}
      show={({ companyName, shortBio }) => ({ name: companyName, line: shortBio })}
    />
  )
}
