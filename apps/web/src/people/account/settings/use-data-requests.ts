import { type DataRequest, dataRequests } from '@brigade/domain/people/accounts/data-request.ts'
import type { StoredDocument, Loadable } from '../../../lib/reading/loadable.ts'
import { useQuery } from '../../../lib/reading/use-query.ts'

const SHOWN = 20

/** What the person asked for of their own data, the newest first. */
export function useDataRequests(uid: string): Loadable<readonly StoredDocument<DataRequest>[]> {
  return useQuery(dataRequests, {}, { where: [['uid', '==', uid]], orderBy: ['-askedAt'], limit: SHOWN })
}
