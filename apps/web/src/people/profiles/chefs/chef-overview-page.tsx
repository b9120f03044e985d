import { chefs } from '@brigade/domain/people/profiles/chef.ts'
import { useSession } from '../../../lib/session/session-store.ts'
import { OwnOverview } from '../shared/own-overview.tsx'
import { NeedsYou } from '../../needs-you/public.ts'

/** Today in each kitchen, and the chef's own page. */
export function ChefOverviewPage() {
  const session = useSession()
  return (
    <OwnOverview
      kind="chefs"
      first={session.state === 'signedIn' ? <NeedsYou uid={session.uid} /> : null}
      collection={chefs}
      show={({ displayName, shortBio, specialties }) => ({
        name: displayName,
        line: shortBio === '' ? specialties.join(', ') : shortBio,
      })}
    />
  )
}
