import { brigadeUsers } from '@brigade/domain/people/brigade-user.ts'
import { OwnOverview } from '../cards/own-overview.tsx'

/** Your Brigade: the own card. */
export function OwnCardPage() {
  return (
    <OwnOverview
      kind="brigade-users"
      collection={brigadeUsers}
      show={({ displayName, headline }) => ({ name: displayName, line: headline })}
    />
  )
}
