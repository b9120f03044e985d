import websocket, { type WebSocket } from '@fastify/websocket'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { BadRequest } from '../../http/bad-request.ts'
import type { Origins } from '../../http/cors.ts'
import type { RealtimeCore } from '../realtime-core.ts'
import { FrameReader, framesOf } from './framing.ts'
import { hello, shutdown } from './messages.ts'
import type { SessionHub } from './session-hub.ts'
import { type Carrier, Session } from './session.ts'

interface WebsocketParts {
  readonly core: RealtimeCore
  readonly hub: SessionHub
  readonly namespaces: readonly string[]
  readonly origins: Origins
}

const TOO_MANY_REQUESTS = 429
const UNAVAILABLE = 503
const FORBIDDEN = 403

/** Close codes of RFC 6455. */
const GOING_AWAY = 1001
const UNACCEPTABLE = 1008
const TOO_BIG = 1009

/** Longest close reason that fits the protocol, in bytes. */
const LONGEST_REASON = 120

/** A code unit takes at most three bytes of UTF-8. */
const BYTES_PER_UNIT = 3

/** Serves the SDK's websocket at `/.ws`. */
export async function registerWebsocket(app: FastifyInstance, parts: WebsocketParts): Promise<void> {
  const { core, hub } = parts
  await app.register(async (scope) => {
    await scope.register(websocket, {
      options: { maxPayload: core.limits.messageSize * BYTES_PER_UNIT, perMessageDeflate: false },
      errorHandler: (_error, socket) => socket.terminate(),
    })
    scope.addHook('preValidation', async (request) => checkVisitor(request, parts))
    scope.get<{ Querystring: Readonly<Record<string, unknown>> }>(
      '/.ws',
      { websocket: true },
      (socket, request) => {
        const { ns, ls } = request.query
        if (typeof ns !== 'string' || !parts.namespaces.includes(ns)) {
          socket.send(shutdown(`There is no realtime database "${String(ns)}"`))
          socket.close(UNACCEPTABLE)
          return
        }
        hub.enter(request.ip)
        socket.once('close', () => hub.leave(request.ip))
        void serve(socket, { core, hub, host: request.host, last: typeof ls === 'string' ? ls : undefined })
      },
    )
  })
}

/** Refuses a visitor before the connection is made. */
function checkVisitor(request: FastifyRequest, { hub, core, origins }: WebsocketParts): void {
  const { origin } = request.headers
  if (origins === 'own' && origin !== undefined && !isOwnOrigin(origin, request.host)) {
    throw new BadRequest('Pages of other origins may not connect', FORBIDDEN)
  }
  if (hub.isDraining) throw new BadRequest('The server is stopping; come back in a moment', UNAVAILABLE)
  if (hub.connectionsOf(request.ip) >= core.limits.connectionsPerAddress) {
    throw new BadRequest('Too many connections from this address', TOO_MANY_REQUESTS)
  }
}

function isOwnOrigin(origin: string, host: string): boolean {
  return URL.canParse(origin) && new URL(origin).host === host
}

interface Serving {
  readonly core: RealtimeCore
  readonly hub: SessionHub
  /** Where the client found us, and will look for us again. */
  readonly host: string
  /** The session that the client had before. */
  readonly last: string | undefined
}

async function serve(socket: WebSocket, { core, hub, host, last }: Serving): Promise<void> {
  const session = new Session(core, carrierOf(socket, core))
  const reader = new FrameReader(core.limits.messageSize)
  let isDue: NodeJS.Timeout | undefined
  const stopPinging = pingRegularly(socket, core.limits)
  socket.once('close', () => {
    stopPinging()
    clearTimeout(isDue)
    hub.remove(session)
    session.ended()
  })
  socket.on('message', (data, isBinary) => {
    if (isBinary || !Buffer.isBuffer(data)) return session.close('Messages are texts')
    const received = reader.read(data.toString())
    if (received === 'incomplete') {
      isDue ??= setTimeout(() => session.close('A message took too long'), core.limits.messageMs)
      return
    }
    clearTimeout(isDue)
    isDue = undefined
    if (received === 'too-big') return socket.close(TOO_BIG)
    if (received !== 'nothing') session.receive(received.message)
  })
  // Whatever the lost connection was to do when it ends comes before anything this one does.
  if (last !== undefined) await hub.end(last)
  if (!session.isOpen) return
  hub.add(session, host)
  session.send(hello(core.now(), host, session.id))
}

function carrierOf(socket: WebSocket, { limits }: RealtimeCore): Carrier {
  return {
    send(message) {
      if (socket.bufferedAmount > limits.unreadBytes) socket.terminate()
      else for (const frame of framesOf(message)) socket.send(frame)
    },
    setReading(isReading) {
      if (isReading) socket.resume()
      else socket.pause()
    },
    close(reason) {
      socket.resume()
      socket.close(GOING_AWAY, Buffer.from(reason).subarray(0, LONGEST_REASON))
    },
  }
}

/** Ends a connection that no longer answers: a pulled cable says nothing by itself. */
function pingRegularly(socket: WebSocket, { pingMs, deafMs }: RealtimeCore['limits']): () => void {
  let heardAt = performance.now()
  const hear = () => {
    heardAt = performance.now()
  }
  socket.on('pong', hear)
  socket.on('message', hear)
  const timer = setInterval(() => {
    if (performance.now() - heardAt > deafMs) socket.terminate()
    else socket.ping()
  }, pingMs).unref()
  return () => clearInterval(timer)
}
