import * as z from 'zod'
import { cancelOnDisconnect, registerOnDisconnect } from '../on-disconnect.ts'
import { readPath, readWritablePath } from '../tree/path.ts'
import { permissionDenied, Refusal } from '../tree/refusal.ts'
import { jsonOf } from '../tree/write-json.ts'
import { find } from '../queries/find.ts'
import { readQuery } from '../queries/query.ts'
import { makeWrite, prepareWrite, readSet, readUpdate } from '../writing.ts'
import { below } from './namespaces.ts'
import { AtPath, Reading, type Request, SigningIn, Writing } from './requests.ts'
import type { Session } from './session.ts'

/** What a request is answered with: a JSON text, or nothing more than that it is done. */
export type Answer = { readonly data: string } | { readonly done: Promise<unknown> }

type ReadingBody = z.infer<typeof Reading>
type WritingBody = z.infer<typeof Writing>
type Handler = (session: Session, body: unknown) => Promise<Answer>

const NOTHING: Answer = { data: '""' }

/** The actions of the protocol: statistics and app checks are taken and forgotten. */
const handlers: ReadonlyMap<string, Handler> = new Map([
  ['s', async () => NOTHING],
  ['appcheck', async () => NOTHING],
  ['unappeck', async () => NOTHING],
  ['auth', handler(SigningIn, signIn)],
  ['gauth', handler(SigningIn, signIn)],
  ['unauth', signOut],
  ['q', placed(Reading, listen)],
  ['n', placed(Reading, unlisten)],
  ['g', placed(Reading, get)],
  ['p', placed(Writing, (session, body) => write(session, readSet(body.p, body.d), body))],
  ['m', placed(Writing, (session, body) => write(session, readUpdate(body.p, body.d), body))],
  ['o', placed(Writing, (session, body) => register(session, 'o', body))],
  ['om', placed(Writing, (session, body) => register(session, 'om', body))],
  ['oc', placed(AtPath, async ({ core, id }, { p }) => ({ done: cancelOnDisconnect(core, id, p) }))],
])

/** Does what a request asks. @throws Refusal */
export async function answerRequest(session: Session, { action, body }: Request): Promise<Answer> {
  const handle = handlers.get(action)
  if (handle === undefined) throw new Refusal('invalid_request', `There is no action "${action}"`)
  return handle(session, body)
}

function handler<Body>(
  schema: z.ZodType<Body>,
  work: (session: Session, body: Body) => Promise<Answer>,
): Handler {
  return async (session, body) => {
    const parsed = schema.safeParse(body)
    if (parsed.success) return work(session, parsed.data)
    throw new Refusal('invalid_request', `The body is wrong: ${z.prettifyError(parsed.error)}`)
  }
}

/** The same for a request about a place, which is given as it lies in the tree. */
function placed<Body extends z.infer<typeof AtPath>>(
  schema: z.ZodType<Body>,
  work: (session: Session, body: Body) => Promise<Answer>,
): Handler {
  return handler(schema, (session, body) => work(session, { ...body, p: below(session.base, body.p) }))
}

async function signOut({ admission, listens }: Session): Promise<Answer> {
  admission.signOut()
  await listens.review(admission.caller)
  return NOTHING
}

async function listen({ listens, admission }: Session, body: ReadingBody): Promise<Answer> {
  await listens.add({ ...placeOfListen(body), tag: body.t, hash: body.h }, admission.caller)
  return { data: '{}' }
}

async function unlisten({ listens }: Session, body: ReadingBody): Promise<Answer> {
  listens.remove(placeOfListen(body))
  return NOTHING
}

function placeOfListen({ p, q, t }: ReadingBody) {
  return { path: readPath(p), query: t === undefined ? undefined : readQuery(q ?? {}) }
}

async function get({ core, admission }: Session, { p, q }: ReadingBody): Promise<Answer> {
  const path = readPath(p)
  const { mayRead } = await core.access.ask(admission.caller, path)
  if (!mayRead) throw permissionDenied()
  return { data: JSON.stringify(jsonOf(find(core.replica.root, path, q))) }
}

async function signIn({ admission, listens }: Session, { cred }: z.infer<typeof SigningIn>): Promise<Answer> {
  const expires = await admission.signIn(cred)
  const { caller } = admission
  await listens.review(caller)
  const provider = caller.isGuest ? 'anonymous' : 'custom'
  const auth = caller.uid === null ? null : { uid: caller.uid, provider, token: caller.claims }
  return { data: JSON.stringify({ auth, ...(expires !== undefined && { expires }) }) }
}

async function write(
  { core, admission }: Session,
  sets: Parameters<typeof prepareWrite>[2],
  { p, h }: WritingBody,
): Promise<Answer> {
  const permitted = await prepareWrite(core.access, admission.caller, sets)
  const prepared =
    h === undefined ? permitted : { ...permitted, expected: { path: readWritablePath(p), hash: h } }
  return { done: core.writer.submit((draft) => makeWrite(draft, prepared)) }
}

function register(session: Session, action: 'o' | 'om', { p, d }: WritingBody): Promise<Answer> {
  const { core, id, admission } = session
  const owner = { session: id, process: core.process }
  return registerOnDisconnect(core, owner, { action, path: p, data: d, caller: admission.caller })
}
