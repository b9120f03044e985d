import { brigadeUsers } from '@brigade/domain/people/profiles/brigade-user.ts'
import { useSession } from '../../../lib/session/session-store.ts'
import { OwnOverview } from '../shared/own-overview.tsx'
import { Followed } from './followed.tsx'
import { NeedsYou } from '../../needs-you/public.ts'

/** Your Brigade: what waits for one, the own card, and whom one follows. */
export function OwnCardPage() {
  const session = useSession()
  return (
    <OwnOverview
      kind="brigade-users"
      first={session.state === 'signedIn' ? <NeedsYou uid={session.uid} /> : null}
      collection={brigadeUsers}
      show={({ displayName, headline }) => ({ name: displayName, line: headline })}
    >
      {session.state === 'signedIn' ? <Followed uid={session.uid} /> : null}
    </OwnOverview>
  )
}
