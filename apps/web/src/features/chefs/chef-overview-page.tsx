import { chefs } from '@brigade/domain/people/chef.ts'
import { useSession } from '../../data/session/session-store.ts'
import { OwnOverview } from '../cards/own-overview.tsx'
import { NeedsYou } from '../home/needs-you.tsx'

/** The chef's own page, and how today stands in each kitchen. */
export function ChefOverviewPage() {
  const session = useSession()
  return (
    <OwnOverview
      kind="chefs"
      collection={chefs}
      show={({ displayName, shortBio, specialties }) => ({
        name: displayName,
        line: shortBio === '' ? specialties.join(', ') : shortBio,
      })}
    >
      {session.state === 'here' ? <NeedsYou uid={session.uid} /> : null}
    </OwnOverview>
  )
}
