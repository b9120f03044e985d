import type { FastifyInstance } from 'fastify'
import { takeTextBodies } from '../../http/text-bodies.ts'
import type { Documents, Query } from '../types.ts'

/** Every document there is, so many at a time. */
const SOME: Query = { parent: '', allDescendants: true, orderBy: [], limit: 500 }

/** Nothing is said in these bodies; some tools announce JSON and send none. */
const MOST_BODY_BYTES = 1024

/** Serves what test tools ask of the emulator: an empty start. Only for a test server. */
export async function registerEmulatorRoutes(app: FastifyInstance, documents: Documents): Promise<void> {
  await app.register(async (scope) => {
    takeTextBodies(scope, MOST_BODY_BYTES)
    scope.delete('/emulator/v1/projects/:project/databases/:database/documents', async () => {
      while ((await deleteSome(documents)) > 0);
      return {}
    })
  })
}

async function deleteSome(documents: Documents): Promise<number> {
  return documents.transact(async (tx) => {
    const found = await tx.query(SOME)
    for (const { path } of found) tx.delete(path)
    return found.length
  })
}
