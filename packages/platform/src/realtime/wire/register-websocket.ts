import websocket, { type WebSocket } from '@fastify/websocket'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { BadRequest } from '../../http/bad-request.ts'
import type { Origins } from '../../http/cors.ts'
import type { RealtimeLimits } from '../limits.ts'
import type { RealtimeCore } from '../realtime-core.ts'
import { sizeOf } from '../tree/size.ts'
import { FrameReader, framesOf } from './framing.ts'
import type { FindNamespace } from './namespaces.ts'
import { hello, pong, reset, shutdown, switchAccepted } from './messages.ts'
import { readMessage } from './requests.ts'
import type { SessionHub } from './session-hub.ts'
import { type Transport, RealtimeSession } from './session.ts'

interface WebsocketParts {
  readonly core: RealtimeCore
  readonly hub: SessionHub
  readonly findNamespace: FindNamespace
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
        const { ns, ls, s: second } = request.query
        const base = parts.findNamespace(ns)
        if (base === undefined) {
          socket.send(shutdown(`There is no realtime database "${String(ns)}"`))
          socket.close(UNACCEPTABLE)
          return
        }
        hub.enter(request.ip)
        socket.once('close', () => hub.leave(request.ip))
        const serving = { core, hub, base, host: request.host }
        if (typeof second === 'string') serveSecond(socket, serving, second)
        else void serve(socket, serving, typeof ls === 'string' ? ls : undefined)
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
  /** Where in the tree the client's data begins. */
  readonly base: string
  /** Where the client found us, and will look for us again. */
  readonly host: string
}

/** @param last - the session that the client had before */
async function serve(
  socket: WebSocket,
  { core, hub, base, host }: Serving,
  last: string | undefined,
): Promise<void> {
  const session = new RealtimeSession(core, carrierOf(socket, core), base)
  listenTo(socket, core.limits, {
    hear: (message) => session.receive(message),
    fail: (reason) => session.close(reason),
    gone() {
      session.ended()
      hub.removeEnded(session)
    },
  })
  // Whatever the lost connection was to do when it ends comes before anything this one does.
  if (last !== undefined) await hub.end(last)
  if (!session.isOpen) return
  hub.add(session, host)
  session.send(hello(core.now(), host, session.id))
}

/** A session that began with polls goes on here, once the client has seen that messages pass. */
function serveSecond(socket: WebSocket, { core, hub, host }: Serving, id: string): void {
  const session = hub.find(id)
  if (session === undefined) {
    socket.send(reset(host))
    socket.close(UNACCEPTABLE)
    return
  }
  const early: string[] = []
  const carrier: Transport = {
    ...carrierOf(socket, core),
    onAttach: () => early.splice(0).forEach((message) => session.receive(message)),
  }
  session.offer(carrier)
  listenTo(socket, core.limits, {
    hear(message) {
      if (session.isCarriedBy(carrier)) session.receive(message)
      else if (isQuestion(message)) socket.send(pong)
      // The client's last words over the other carrier may still be on their way.
      else if (early.push(message) > core.limits.waitingMessages) socket.terminate()
    },
    fail: () => socket.terminate(),
    gone() {
      session.lose(carrier)
      hub.removeEnded(session)
    },
  })
  socket.send(switchAccepted)
}

function isQuestion(text: string): boolean {
  const message = readMessage(text)
  return message !== undefined && 'control' in message && message.control === 'p'
}

interface Listener {
  hear(message: string): void
  /** The client does not keep to the protocol. */
  fail(reason: string): void
  gone(): void
}

/** Reads a websocket's frames as messages, and notices when nobody is there any more. */
function listenTo(socket: WebSocket, limits: RealtimeLimits, listener: Listener): void {
  const reader = new FrameReader(limits.messageSize)
  const stopPinging = pingRegularly(socket, limits)
  let isDue: NodeJS.Timeout | undefined
  socket.once('close', () => {
    stopPinging()
    clearTimeout(isDue)
    listener.gone()
  })
  socket.on('message', (data, isBinary) => {
    if (isBinary || !Buffer.isBuffer(data)) return listener.fail('Messages are texts')
    const received = reader.read(data.toString())
    if (received === 'incomplete') {
      isDue ??= setTimeout(() => listener.fail('A message took too long'), limits.messageMs)
      return
    }
    clearTimeout(isDue)
    isDue = undefined
    if (received === 'too-big') return socket.close(TOO_BIG)
    if (received !== 'nothing') listener.hear(received.message)
  })
}

function carrierOf(socket: WebSocket, { limits, replica }: RealtimeCore): Transport {
  return {
    send(message) {
      const more = socket.bufferedAmount - limits.unreadBytes
      // All the data there is may be on its way to a client, for it may have asked for it.
      if (more > 0 && more > BYTES_PER_UNIT * sizeOf(replica.root)) socket.terminate()
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
function pingRegularly(socket: WebSocket, { pingMs, deafMs }: RealtimeLimits): () => void {
  let heardAt = performance.now()
  const hear = () => {
    heardAt = performance.now()
  }
  socket.on('pong', hear)
  socket.on('message', hear)
  const timer = setInterval(() => {
    if (performance.now() - heardAt > deafMs) {
      // One that is not read would not notice its own end.
      socket.resume()
      socket.terminate()
    } else socket.ping()
  }, pingMs).unref()
  return () => clearInterval(timer)
}
