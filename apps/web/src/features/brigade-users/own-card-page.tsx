import { brigadeUsers } from '@brigade/domain/people/brigade-user.ts'
import { useSession } from '../../data/session/session-store.ts'
import { OwnOverview } from '../cards/own-overview.tsx'
import { NeedsYou } from '../home/needs-you.tsx'
import { Followed } from './followed.tsx'

/** Your Brigade: the own card, what waits for one, and whom one follows. */
export function OwnCardPage() {
  const session = useSession()
  return (
    <OwnOverview
      kind="brigade-users"
      collection={brigadeUsers}
      show={({ displayName, headline }) => ({ name: displayName, line: headline })}
    >
      {session.state === 'here' ? (
        <>
          <NeedsYou uid={session.uid} />
          <Followed uid={session.uid} />
        </>
      ) : null}
    </OwnOverview>
  )
}
