import * as z from 'zod'
import { actingUser } from '../../../lib/session/session.ts'

const Answer = z.object({
  sessions: z.array(
    z.object({
      sessionId: z.string(),
      /** Names such as Firefox and Windows; empty what is not known. */
      browser: z.string(),
      system: z.string(),
      startedAt: z.iso.datetime(),
      lastUsedAt: z.iso.datetime(),
      isThisOne: z.boolean(),
    }),
  ),
})

/** One sign-in on one device. */
export type SignedInDevice = z.infer<typeof Answer>['sessions'][number]

async function ask(method: 'list' | 'end', more: object = {}): Promise<unknown> {
  const idToken = await (await actingUser())?.getIdToken()
  const answer = await fetch(`/identity/v1/sessions:${method}?key=brigade`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ idToken, ...more }),
  })
  if (!answer.ok) throw new Error(`sessions:${method} answered ${answer.status}`)
  return answer.json()
}

/** Where the person is signed in, the session used last first. @throws when the server cannot be asked */
export async function listSessions(): Promise<readonly SignedInDevice[]> {
  return Answer.parse(await ask('list')).sessions
}

/** Ends one session, or without an id all but this one. @throws when it could not be done */
export async function endSessions(sessionId?: string): Promise<void> {
  await ask('end', sessionId === undefined ? {} : { sessionId })
}
