import { chefs } from '@brigade/domain/people/chef.ts'
import { OwnOverview } from '../cards/own-overview.tsx'
import { OwnKitchens } from '../kitchens/own-kitchens.tsx'

/** The chef's own page and kitchens. */
export function ChefOverviewPage() {
  return (
    <OwnOverview
      kind="chefs"
      collection={chefs}
      show={({ displayName, shortBio, specialties }) => ({
        name: displayName,
        line: shortBio === '' ? specialties.join(', ') : shortBio,
      })}
    >
      <OwnKitchens />
    </OwnOverview>
  )
}
