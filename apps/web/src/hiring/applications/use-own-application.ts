import { type Application, applications } from '@brigade/domain/hiring/applications/application.ts'
import type { StoredDocument, Loadable } from '../../lib/reading/loadable.ts'
import { useSession } from '../../lib/session/session-store.ts'
import { useQuery } from '../../lib/reading/use-query.ts'

/** The person's applications for one job: none or one. A guest has none. */
export function useOwnApplication(jobId: string): Loadable<readonly StoredDocument<Application>[]> {
  const session = useSession()
  const uid = session.state === 'signedIn' && !session.isGuest ? session.uid : null
  const result = useQuery(applications, uid === null ? null : {}, {
    where: [
      ['professional', '==', uid],
      ['jobId', '==', jobId],
    ],
  })
  if (session.state === 'pending' || uid !== null) return result
  return { state: 'success', value: [], fromCache: false, hasPendingWrites: false }
}
