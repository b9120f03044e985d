import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { BadRequest } from '../http/bad-request.ts'
import { bodyStart, isTruncatedBody, throwTruncatedBody, takeBodyStarts } from '../http/text-bodies.ts'
import type { Channel, ChannelStream, Handshake } from './channel.ts'
import { readForwardBody } from './forward-body.ts'
import { asciiJson, frame } from './framing.ts'
import { CHANNEL_LIMITS, type ChannelLimits, LONGEST_POLL_MS } from './limits.ts'
import { ChannelSession } from './session.ts'
import type { ConnectionTurns } from './turns.ts'

/** The number of each kind; kinds with none are left out. */
interface CountByKind {
  of(kind: string): number
  add(kind: string): void
  take(kind: string): void
}

/** An empty count. */
function createCountByKind(): CountByKind {
  const counts = new Map<string, number>()
  const of = (kind: string) => counts.get(kind) ?? 0
  return {
    of,
    add: (kind) => void counts.set(kind, of(kind) + 1),
    take(kind) {
      if (of(kind) > 1) counts.set(kind, of(kind) - 1)
      else counts.delete(kind)
    },
  }
}

const PROTOCOL_VERSION = 8
/** The server's version, which the client only stores. */
const SERVER_VERSION = 14
/** The HTTP status of a temporary refusal. */
const TOO_MANY = 429

export interface ChannelOptions {
  readonly path: string
  /** Called for each new channel; messages come right after it returns. */
  readonly open: (channel: Channel, handshake: Handshake) => ChannelStream
  readonly limits?: Partial<ChannelLimits>
  /** The part of every `gsessionid` before the dot. */
  readonly node?: string
  /** Shared by all channels that a browser reaches over the same connections. */
  readonly turns: ConnectionTurns
}

export interface ChannelHub {
  /** Accepts no new channels; ends each with a last message when it has finished its current work. */
  drain(lastMessage: unknown): Promise<void>
}

/**
 * Serves WebChannel at a path: messages in both directions over plain HTTP, as Closure's client speaks it.
 * It reads all bodies of the scope.
 */
export function registerChannel(scope: FastifyInstance, options: ChannelOptions): ChannelHub {
  const limits = { ...CHANNEL_LIMITS, ...options.limits }
  const sessions = new Map<string, ChannelSession>()
  const addresses = createCountByKind()
  let isDraining = false
  takeBodyStarts(scope, limits.bodyBytes)

  function shakeHands(
    request: FastifyRequest,
    reply: FastifyReply,
    parameters: ReadonlyMap<string, string>,
  ): string {
    if (parameters.get('VER') !== String(PROTOCOL_VERSION)) {
      throw new BadRequest(`"VER" must be ${PROTOCOL_VERSION}, the only version of the channel served here`)
    }
    const body = bodyStart(request.body)
    throwTruncatedBody(body)
    const { headers, messages } = readForwardBody(body)
    const session = new ChannelSession(limits, ({ id }) => {
      if (sessions.delete(id)) addresses.take(request.ip)
    })
    sessions.set(session.id, session)
    addresses.add(request.ip)
    session.attach(options.open(session, { headers, parameters, address: request.ip }))
    session.receive(0, messages)
    // The client sends it as `gsessionid` with every request, for load balancers that keep a session on one server.
    const prefix = options.node === undefined ? '' : `${options.node}.`
    reply.header('x-http-session-id', prefix + randomBytes(16).toString('base64url'))
    const greeting = ['c', session.id, '', PROTOCOL_VERSION, SERVER_VERSION, limits.announcedKeepaliveMs]
    return frame(asciiJson([[0, greeting]]))
  }

  scope.post(options.path, async (request, reply) => {
    const parameters = readParameters(request)
    reply.headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
    const id = parameters.get('SID')
    if (id === undefined) {
      if (isDraining) return reply.code(503).send('The server is stopping')
      if (addresses.of(request.ip) >= limits.channelsPerAddress)
        return reply.code(TOO_MANY).send('Too many channels are open from this address')
      return shakeHands(request, reply, parameters)
    }
    if (parameters.get('TYPE') === 'terminate') return terminate(sessions, id)
    const session = findSession(sessions, id)
    const body = bodyStart(request.body)
    const { messages } = readForwardBody(body)
    session.receive(readAcknowledged(parameters, session), messages, isTruncatedBody(body))
    return frame(asciiJson(session.state()))
  })

  scope.get(options.path, async (request, reply) => {
    const parameters = readParameters(request)
    const id = parameters.get('SID')
    if (id === undefined) throw new BadRequest('"SID" is missing: open a channel with a POST first')
    if (parameters.get('TYPE') === 'terminate') return terminate(sessions, id)
    const session = findSession(sessions, id)
    const acknowledged = readAcknowledged(parameters, session)
    const giveUp = session.listen(reply, acknowledged, readPoll(parameters, limits))
    reply.raw.once('close', options.turns.join(request.raw, request.ip, giveUp))
    return reply
  })

  return {
    async drain(lastMessage) {
      isDraining = true
      await Promise.all([...sessions.values()].map(async (session) => session.dismiss(lastMessage)))
    },
  }
}

function readParameters(request: FastifyRequest): ReadonlyMap<string, string> {
  return new Map(new URL(request.url, 'http://channel').searchParams)
}

function findSession(sessions: ReadonlyMap<string, ChannelSession>, id: string): ChannelSession {
  const session = sessions.get(id)
  // On exactly these words the client opens a new channel at once.
  if (session === undefined) throw new BadRequest('Unknown SID')
  return session
}

function readAcknowledged(parameters: ReadonlyMap<string, string>, session: ChannelSession): number {
  const text = parameters.get('AID') ?? '0'
  const [, lastId] = session.state()
  if (!/^\d{1,15}$/.test(text) || Number(text) > lastId) {
    throw new BadRequest(`"AID" must be the number of an array that was received, at most ${lastId}`)
  }
  return Number(text)
}

function readPoll(
  parameters: ReadonlyMap<string, string>,
  limits: ChannelLimits,
): { readonly holdMs: number } | undefined {
  if (parameters.get('CI') !== '1') return undefined
  const asked = Number(parameters.get('TO') ?? limits.keepaliveMs)
  return { holdMs: asked > 0 && asked <= LONGEST_POLL_MS ? asked : limits.keepaliveMs }
}

function terminate(sessions: ReadonlyMap<string, ChannelSession>, id: string): string {
  sessions.get(id)?.drop()
  return ''
}
