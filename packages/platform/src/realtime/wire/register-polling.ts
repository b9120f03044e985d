import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { RealtimeCore } from '../realtime-core.ts'
import { hello } from './messages.ts'
import type { FindNamespace } from './namespaces.ts'
import { PollingTransport } from './polling-transport.ts'
import type { SessionHub } from './session-hub.ts'
import { RealtimeSession } from './session.ts'

/** Puts the segments of a polling client's messages together: they come in requests that may overtake each other. */
class SegmentReader {
  readonly #largest: number
  readonly #early = new Map<number, { readonly total: number; readonly data: string }>()
  #next = 0
  #size = 0

  /** @param largest - of everything that waits for a segment on its way, in characters */
  constructor(largest: number) {
    this.#largest = largest
  }

  /** Takes the segments of one request; answers the messages that are whole now, or undefined when it is too much. */
  read(parameters: Readonly<Record<string, unknown>>): readonly string[] | undefined {
    for (let at = 0; `seg${at}` in parameters; at += 1) {
      const number = Number(parameters[`seg${at}`])
      const total = Number(parameters[`ts${at}`])
      const data = String(parameters[`d${at}`])
      if (!Number.isInteger(number) || !Number.isInteger(total) || total < 1) return undefined
      if (number < this.#next || this.#early.has(number)) continue
      this.#size += data.length
      this.#early.set(number, { total, data })
    }
    return this.#size > this.#largest ? undefined : this.#takeWhole()
  }

  #takeWhole(): readonly string[] {
    const messages: string[] = []
    for (;;) {
      const total = this.#early.get(this.#next)?.total ?? 0
      const numbers = Array.from(
        { length: Math.min(total, this.#early.size + 1) },
        (_, at) => this.#next + at,
      )
      const parts = numbers.flatMap((number) => this.#early.get(number)?.data ?? [])
      if (total === 0 || parts.length < total) return messages
      for (const number of numbers) this.#early.delete(number)
      this.#next += total
      const text = parts.join('')
      this.#size -= text.length
      messages.push(Buffer.from(text.replaceAll('.', ''), 'base64url').toString())
    }
  }
}

interface PollingParts {
  readonly core: RealtimeCore
  readonly hub: SessionHub
  readonly findNamespace: FindNamespace
}

interface PollingClient {
  readonly password: string
  readonly carrier: PollingTransport
  readonly session: RealtimeSession
  readonly segments: SegmentReader
}

type Parameters = Readonly<Record<string, unknown>>

const NOT_FOUND = 404
const UNAVAILABLE = 503

/**
 * Serves long polling at `/.lp`: to it the SDK falls back in browsers, with an `http://` address, after a websocket that
 * did not open. From there it goes on to a websocket by itself.
 */
export function registerPolling(app: FastifyInstance, parts: PollingParts): void {
  const clients = new Map<string, PollingClient>()
  app.get<{ Querystring: Parameters }>('/.lp', async (request, reply) => {
    const { query } = request
    reply.headers({ 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' })
    if (query['start'] === 't') return start(request, reply, { ...parts, clients })
    const client = clients.get(String(query['id']))
    if (client === undefined || client.password !== query['pw']) {
      // The client closes and begins anew.
      return reply.code(NOT_FOUND).send('')
    }
    if (query['dframe'] === 't')
      return reply.type('text/html; charset=utf-8').send('<!doctype html><title></title>')
    if (query['disconn'] === 't') {
      client.session.ended()
      return ''
    }
    const messages = client.segments.read(query)
    if (messages === undefined) client.session.close('A message is too long')
    for (const message of messages ?? []) client.session.receive(message)
    client.carrier.hold(reply)
    return reply
  })
}

async function start(
  { query, host }: FastifyRequest<{ Querystring: Parameters }>,
  reply: FastifyReply,
  { core, hub, findNamespace, clients }: PollingParts & { readonly clients: Map<string, PollingClient> },
) {
  const { ns, ls, cb } = query
  const callback = typeof cb === 'string' && /^\d{1,20}$/.test(cb) ? cb : ''
  const base = findNamespace(ns)
  if (base === undefined) return reply.code(NOT_FOUND).send('')
  if (hub.isDraining) return reply.code(UNAVAILABLE).send('')
  const id = randomBytes(16).toString('base64url')
  const password = randomBytes(16).toString('base64url')
  const gone = () => {
    clients.delete(id)
    session.lose(carrier)
    hub.removeEnded(session)
  }
  const carrier = new PollingTransport(gone)
  const session: RealtimeSession = new RealtimeSession(core, carrier, base)
  if (typeof ls === 'string') await hub.end(ls)
  clients.set(id, { password, carrier, session, segments: new SegmentReader(core.limits.messageSize * 2) })
  hub.add(session, host)
  session.send(hello(core.now(), host, session.id))
  return reply.send(`${callbacks(callback)}pLPCommand('start','${id}','${password}');${carrier.takeScript()}`)
}

/** The functions that later scripts call, in the SDK's frame, to reach the SDK. */
function callbacks(id: string): string {
  const forward = (name: string) =>
    `function ${name}(){var f=parent.window["${name}${id}"];if(f)f.apply(null,arguments)}`
  return `${forward('pLPCommand')}${forward('pRTLPCB')}`
}
