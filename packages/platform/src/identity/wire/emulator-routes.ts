import type { FastifyInstance } from 'fastify'
import { deleteAllAccounts } from '../account-store.ts'
import type { CodePost } from '../code-post.ts'
import type { IdentityContext } from '../identity-context.ts'
import type { KeptPhoneTexts } from '../phone-texts.ts'

/** Serves what test tools ask of the emulator: sent codes, and an empty start. Only for a test server. */
export async function registerEmulatorRoutes(
  app: FastifyInstance,
  { database }: IdentityContext,
  { post, texts }: { readonly post: CodePost; readonly texts: KeptPhoneTexts },
): Promise<void> {
  app.get('/emulator/v1/projects/:project/oobCodes', async () => {
    await post.settled()
    return { oobCodes: post.issued }
  })
  app.get('/emulator/v1/projects/:project/verificationCodes', () => ({ verificationCodes: texts.sent }))
  app.delete('/emulator/v1/projects/:project/accounts', async () => {
    await post.settled()
    await database.transact(deleteAllAccounts)
    post.forgetIssued()
    texts.forget()
    return {}
  })
}
