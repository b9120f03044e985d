import type { FastifyInstance } from 'fastify'
import { takeTextBodies } from '../../http/text-bodies.ts'
import { deleteAllAccounts } from '../account-store.ts'
import type { CodePost } from '../code-post.ts'
import type { IdentityContext } from '../identity-context.ts'
import { dropTickets, listTickets } from '../ticket.ts'
import { forgetTries } from '../try-store.ts'

/** Nothing is said in these bodies; some tools announce JSON and send none. */
const MOST_BODY_BYTES = 1024

/** Serves what test tools ask of the emulator: sent codes, and an empty start. Only for a test server. */
export async function registerEmulatorRoutes(
  app: FastifyInstance,
  { database }: IdentityContext,
  post: CodePost,
): Promise<void> {
  await app.register(async (scope) => {
    takeTextBodies(scope, MOST_BODY_BYTES)
    scope.get('/emulator/v1/projects/:project/oobCodes', async () => {
      await post.settled()
      return { oobCodes: await listTickets(database, 'shown-mail') }
    })
    scope.get('/emulator/v1/projects/:project/verificationCodes', async () => ({
      verificationCodes: await listTickets(database, 'shown-text'),
    }))
    scope.delete('/emulator/v1/projects/:project/accounts', async () => {
      await post.settled()
      await database.transact(async (tx) => {
        await deleteAllAccounts(tx)
        await forgetTries(tx)
        await dropTickets(tx, 'shown-mail')
        await dropTickets(tx, 'shown-text')
      })
      return {}
    })
  })
}
