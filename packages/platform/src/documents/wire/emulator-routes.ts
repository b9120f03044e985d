import type { FastifyInstance } from 'fastify'
import type { Caller } from '@brigade/contract/document.ts'
import { takeTextBodies } from '../../http/text-bodies.ts'
import type { ClientDocuments, Query } from '../types.ts'
import type { FindDatabase } from './databases.ts'

/** Every document there is, so many at a time. */
const SOME: Query = { parent: '', allDescendants: true, orderBy: [], limit: 500 }

/** Nothing is said in these bodies; some tools announce JSON and send none. */
const MOST_BODY_BYTES = 1024

/** Whoever asks: everything is open to everybody. */
const anyone: Caller = { uid: null, isGuest: false, email: null, isEmailVerified: false, claims: {} }

interface Asked {
  readonly Params: { readonly project: string; readonly database: string }
}

/** Serves what test tools ask of the emulator: an empty start. Only for a test server. */
export async function registerDocumentsEmulator(
  app: FastifyInstance,
  databases: FindDatabase,
): Promise<void> {
  await app.register(async (scope) => {
    takeTextBodies(scope, MOST_BODY_BYTES)
    scope.delete<Asked>(
      '/emulator/v1/projects/:project/databases/:database/documents',
      async ({ params }) => {
        const { documents } = databases(`projects/${params.project}/databases/${params.database}`)
        while ((await deleteSome(documents)) > 0);
        return {}
      },
    )
  })
}

async function deleteSome(documents: ClientDocuments): Promise<number> {
  const { documents: found } = await documents.run(anyone, SOME)
  await documents.commit(
    anyone,
    found.map(({ path }) => ({ kind: 'delete', path })),
  )
  return found.length
}
