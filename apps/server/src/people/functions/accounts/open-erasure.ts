import { type DataRequest, dataRequests } from '@brigade/domain/people/accounts/data-request.ts'
import { dataRequestLifecycle } from '@brigade/domain/people/accounts/data-request-lifecycle.ts'
import type { FunctionScope } from '@brigade/platform/functions/define-function.ts'
import type { FoundDocument } from '../../../core/functions/find-documents.ts'
import { storeOf, uidOf } from '../../../core/functions/store.ts'

/** The caller's request to end the account that is still waiting or under way. */
export async function openErasure(scope: FunctionScope): Promise<FoundDocument<DataRequest> | undefined> {
  const asked = await storeOf(scope).find(dataRequests, {
    params: {},
    where: { uid: uidOf(scope), kind: 'erase' },
  })
  return asked.find(({ content }) => dataRequestLifecycle.commandsIn(content.state).length > 0)
}
