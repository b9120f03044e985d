import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { takeTextBodies, textBody } from '../../http/text-bodies.ts'
import { deleteAllAccounts } from '../account-store.ts'
import type { CodePost } from '../code-post.ts'
import type { IdentityContext } from '../identity-context.ts'
import { dropTickets, listTickets } from '../ticket.ts'
import { clearAttempts } from '../try-store.ts'
import { readBody } from './read-body.ts'

/** Nothing is said in these bodies; some tools announce JSON and send none. */
const MOST_BODY_BYTES = 1024

/** What can be set at the emulator, as it is set here; privacy holds under the server's own prefix. */
const CONFIG = {
  signIn: { allowDuplicateEmails: false },
  emailPrivacyConfig: { enableImprovedEmailPrivacy: false },
}
const AsItIs = z.object({
  signIn: z.object({ allowDuplicateEmails: z.literal(false).optional() }).optional(),
  emailPrivacyConfig: z.object({ enableImprovedEmailPrivacy: z.literal(false).optional() }).optional(),
})
const ShownCode = z.looseObject({ oobLink: z.url() })
const BAD_REQUEST = 400
const NOT_SO =
  'OPERATION_NOT_ALLOWED : An address belongs to one account here, and emulator paths say who has one'

/** Serves what test tools ask of the emulator: sent codes, settings, and an empty start. Only for a test server. */
export async function registerIdentityEmulator(
  app: FastifyInstance,
  { database }: IdentityContext,
  post: CodePost,
): Promise<void> {
  await app.register(async (scope) => {
    takeTextBodies(scope, MOST_BODY_BYTES)
    scope.get('/emulator/v1/projects/:project/oobCodes', async ({ protocol, host }) => {
      await post.settled()
      const codes = await listTickets(database, 'shown-mail')
      return { oobCodes: codes.map((code) => linkedTo(`${protocol}://${host}`, code)) }
    })
    scope.get('/emulator/v1/projects/:project/verificationCodes', async () => ({
      verificationCodes: await listTickets(database, 'shown-text'),
    }))
    scope.get('/emulator/v1/projects/:project/config', () => CONFIG)
    scope.patch('/emulator/v1/projects/:project/config', (request, reply) => {
      const isTaken = AsItIs.safeParse(readBody(textBody(request.body), undefined)).success
      return isTaken
        ? CONFIG
        : reply.code(BAD_REQUEST).send({ error: { code: BAD_REQUEST, message: NOT_SO } })
    })
    scope.delete('/emulator/v1/projects/:project/accounts', async () => {
      await post.settled()
      await database.transact(async (tx) => {
        await deleteAllAccounts(tx)
        await clearAttempts(tx)
        await dropTickets(tx, 'shown-mail')
        await dropTickets(tx, 'shown-text')
      })
      return {}
    })
  })
}

/** The link leads to the server that is asked: one that takes any free port cannot know its own address beforehand. */
function linkedTo(origin: string, code: unknown): object {
  const shown = ShownCode.parse(code)
  const { pathname, search } = new URL(shown.oobLink)
  return { ...shown, oobLink: `${origin}${pathname}${search}` }
}
