import * as z from 'zod'
import type { IdentityContext } from '../identity-context.ts'
import { IdentityError } from '../identity-error.ts'
import { insertTicket, lockTicket, consumeTicket } from '../ticket.ts'

const returnContent = z.object({ providerId: z.string(), token: z.string(), nonce: z.string() })

type ReturnContent = z.infer<typeof returnContent>

/** Keeps what a provider gave a visitor; the answer is a one-time code for the visitor's own program. */
export async function saveReturn(
  { database, now }: IdentityContext,
  content: ReturnContent,
): Promise<string> {
  return database.transact((tx) =>
    insertTicket(tx, { kind: 'provider-return', uid: null, content, now: now() }),
  )
}

/** Takes what was kept for a one-time code, once. @throws INVALID_IDP_RESPONSE when there is nothing of this provider */
export async function readReturn(
  { database, now }: IdentityContext,
  providerId: string,
  secret: string,
): Promise<Pick<ReturnContent, 'token' | 'nonce'>> {
  const kept = await database.transact(async (tx) => {
    const ticket = await lockTicket(tx, 'provider-return', { secret, now: now() })
    if (ticket === undefined || ticket === 'expired') return undefined
    await consumeTicket(tx, secret)
    return returnContent.parse(ticket.content)
  })
  if (kept?.providerId !== providerId) throw new IdentityError('INVALID_IDP_RESPONSE')
  return kept
}
