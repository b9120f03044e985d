import * as z from 'zod'
import { cancelOnDisconnect, registerOnDisconnect } from '../on-disconnect.ts'
import { readPath, readWritablePath } from '../tree/path.ts'
import { permissionDenied, RealtimeRefusal } from '../tree/refusal.ts'
import { jsonOf } from '../tree/write-json.ts'
import { find } from '../queries/find.ts'
import { readTreeQuery } from '../queries/query.ts'
import { makeWrite, prepareWrite, readSet, readUpdate } from '../writing.ts'
import { pathInTree } from './namespaces.ts'
import { PathBody, ReadBody, type RealtimeRequest, SignInBody, WriteBody } from './requests.ts'
import type { RealtimeSession } from './session.ts'

/** What a request is answered with: a JSON text, or nothing more than that it is done. */
export type RequestAnswer = { readonly data: string } | { readonly done: Promise<unknown> }

type ReadingBody = z.infer<typeof ReadBody>
type WritingBody = z.infer<typeof WriteBody>
type Handler = (session: RealtimeSession, body: unknown) => Promise<RequestAnswer>

const NOTHING: RequestAnswer = { data: '""' }

/** The actions of the protocol: statistics and app checks are taken and forgotten. */
const handlers: ReadonlyMap<string, Handler> = new Map([
  ['s', async () => NOTHING],
  ['appcheck', async () => NOTHING],
  ['unappeck', async () => NOTHING],
  ['auth', handler(SignInBody, signIn)],
  ['gauth', handler(SignInBody, signIn)],
  ['unauth', signOut],
  ['q', placed(ReadBody, listen)],
  ['n', placed(ReadBody, unlisten)],
  ['g', placed(ReadBody, get)],
  ['p', placed(WriteBody, (session, body) => write(session, readSet(body.p, body.d), body))],
  ['m', placed(WriteBody, (session, body) => write(session, readUpdate(body.p, body.d), body))],
  ['o', placed(WriteBody, (session, body) => register(session, 'o', body))],
  ['om', placed(WriteBody, (session, body) => register(session, 'om', body))],
  ['oc', placed(PathBody, async ({ core, id }, { p }) => ({ done: cancelOnDisconnect(core, id, p) }))],
])

/** Does what a request asks. @throws Refusal */
export async function answerRequest(
  session: RealtimeSession,
  { action, body }: RealtimeRequest,
): Promise<RequestAnswer> {
  const handle = handlers.get(action)
  if (handle === undefined) throw new RealtimeRefusal('invalid_request', `There is no action "${action}"`)
  return handle(session, body)
}

function handler<Body>(
  schema: z.ZodType<Body>,
  work: (session: RealtimeSession, body: Body) => Promise<RequestAnswer>,
): Handler {
  return async (session, body) => {
    const parsed = schema.safeParse(body)
    if (parsed.success) return work(session, parsed.data)
    throw new RealtimeRefusal('invalid_request', `The body is wrong: ${z.prettifyError(parsed.error)}`)
  }
}

/** The same for a request about a place, which is given as it lies in the tree. */
function placed<Body extends z.infer<typeof PathBody>>(
  schema: z.ZodType<Body>,
  work: (session: RealtimeSession, body: Body) => Promise<RequestAnswer>,
): Handler {
  return handler(schema, (session, body) => work(session, { ...body, p: pathInTree(session.base, body.p) }))
}

async function signOut({ admission, listens }: RealtimeSession): Promise<RequestAnswer> {
  admission.signOut()
  await listens.review(admission.caller)
  return NOTHING
}

async function listen({ listens, admission }: RealtimeSession, body: ReadingBody): Promise<RequestAnswer> {
  await listens.add({ ...placeOfListen(body), tag: body.t, hash: body.h }, admission.caller)
  return { data: '{}' }
}

async function unlisten({ listens }: RealtimeSession, body: ReadingBody): Promise<RequestAnswer> {
  listens.remove(placeOfListen(body))
  return NOTHING
}

function placeOfListen({ p, q, t }: ReadingBody) {
  return { path: readPath(p), query: t === undefined ? undefined : readTreeQuery(q ?? {}) }
}

async function get({ core, admission }: RealtimeSession, { p, q }: ReadingBody): Promise<RequestAnswer> {
  const path = readPath(p)
  const { mayRead } = await core.access.ask(admission.caller, path)
  if (!mayRead) throw permissionDenied()
  return { data: JSON.stringify(jsonOf(find(core.replica.root, path, q))) }
}

async function signIn(
  { admission, listens }: RealtimeSession,
  { cred }: z.infer<typeof SignInBody>,
): Promise<RequestAnswer> {
  const expires = await admission.signIn(cred)
  const { caller } = admission
  await listens.review(caller)
  const provider = caller.isGuest ? 'anonymous' : 'custom'
  const auth = caller.uid === null ? null : { uid: caller.uid, provider, token: caller.claims }
  return { data: JSON.stringify({ auth, ...(expires !== undefined && { expires }) }) }
}

async function write(
  { core, admission }: RealtimeSession,
  sets: Parameters<typeof prepareWrite>[2],
  { p, h }: WritingBody,
): Promise<RequestAnswer> {
  const permitted = await prepareWrite(core.access, admission.caller, sets)
  const prepared =
    h === undefined ? permitted : { ...permitted, expected: { path: readWritablePath(p), hash: h } }
  return { done: core.writer.submit((draft) => makeWrite(draft, prepared)) }
}

function register(
  session: RealtimeSession,
  action: 'o' | 'om',
  { p, d }: WritingBody,
): Promise<RequestAnswer> {
  const { core, id, admission } = session
  const owner = { session: id, process: core.process }
  return registerOnDisconnect(core, owner, { action, path: p, data: d, caller: admission.caller })
}
