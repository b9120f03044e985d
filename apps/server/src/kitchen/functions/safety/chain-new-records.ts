import { isPathOf, paramsOf } from '@brigade/contract/path.ts'
import { safetyChain } from '@brigade/domain/kitchen/safety/safety-chain.ts'
import { safetyRecords } from '@brigade/domain/kitchen/safety/safety-record.ts'
import type { Log } from '@brigade/platform/documents/log.ts'
import type { DocumentTransaction } from '@brigade/platform/documents/types.ts'
import type { Platform } from '@brigade/platform/platform.ts'
import { causeInWords } from '../../../core/start/start-error.ts'
import { systemScope } from '../../../core/functions/system-scope.ts'
import { storeOf } from '../../../core/functions/store.ts'
import { appendToChain, chainEnd } from './safety-chain.ts'

/** Takes one record into its kitchen's chain, unless it is held there already. */
async function chain(tx: DocumentTransaction, path: string): Promise<void> {
  const { kitchenId = '', recordId = '' } = paramsOf(safetyRecords, path)
  const data = await tx.get(path)
  if (data === undefined) return
  const content = safetyRecords.schema.parse(data)
  const scope = systemScope(content.createdBy, tx)
  const links = { params: { kitchenId }, where: { recordId }, limit: 1 }
  if ((await storeOf(scope).find(safetyChain, links)).length > 0) return
  const end = await chainEnd(scope, kitchenId)
  await appendToChain(scope, kitchenId, { end, record: { id: recordId, content } })
}

/**
 * Takes every new safety record into its kitchen's chain as soon as it is written (rule HC7). One that a stop of the server
 * left out is taken in when the records are looked at next. The answer ends it.
 */
export function chainNewRecords({ documents }: Pick<Platform, 'documents'>, log: Log): () => Promise<void> {
  let work: Promise<void> = Promise.resolve()
  const stop = documents.watch((paths) => {
    for (const path of paths.filter((each) => isPathOf(safetyRecords, each))) {
      work = work
        .then(() => documents.transact((tx) => chain(tx, path)))
        .catch((error: unknown) => {
          log.error(
            { err: error },
            `A safety record was not taken into its chain yet: ${causeInWords(error)}`,
          )
        })
    }
  })
  return async () => {
    stop()
    await work
  }
}
