import { type Application, applications } from '@brigade/domain/hiring/applications/application.ts'
import type { Kept, Loadable } from '../../lib/reading/loadable.ts'
import { useSession } from '../../lib/session/session-store.ts'
import { useQuery } from '../../lib/reading/use-query.ts'

/** The person's applications for one job: none or one. A guest has none. */
export function useOwnApplication(jobId: string): Loadable<readonly Kept<Application>[]> {
  const session = useSession()
  const uid = session.state === 'here' && !session.isGuest ? session.uid : null
  const found = useQuery(applications, uid === null ? null : {}, {
    where: [
      ['professional', '==', uid],
      ['jobId', '==', jobId],
    ],
  })
  if (session.state === 'waiting' || uid !== null) return found
  return { state: 'success', value: [], fromCache: false, hasPendingWrites: false }
}
