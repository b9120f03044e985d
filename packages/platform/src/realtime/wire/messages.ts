import type { RealtimeRefusal } from '../tree/refusal.ts'
import type { Push } from '../watching/pushes.ts'
import { pathInNamespace } from './namespaces.ts'

const PROTOCOL_VERSION = '5'

/** The first message: the server's clock, the host to come back to, the session. */
export function hello(now: number, host: string, session: string): string {
  return control('h', { ts: now, v: PROTOCOL_VERSION, h: host, s: session })
}

/** The answer to a ping. */
export const pong = control('o', null)

/** The last message over a carrier that another takes over from. */
export const endOfTransmission = control('n', null)

/** A second carrier is accepted: the client tries it and then moves to it. */
export const switchAccepted = control('a', null)

/** Asks the client to reconnect to a host. */
export function reset(host: string): string {
  return control('r', host)
}

/** Tells the client never to reconnect. */
export function shutdown(reason: string): string {
  return control('s', reason)
}

function control(kind: string, data: unknown): string {
  return JSON.stringify({ t: 'c', d: { t: kind, d: data } })
}

/** @param data - a JSON text */
export function okAnswer(request: number, data: string): string {
  return `{"t":"d","d":{"r":${request},"b":{"s":"ok","d":${data}}}}`
}

/** Answers a request with its refusal. */
export function refusalAnswer(request: number, { status, message }: RealtimeRefusal): string {
  return JSON.stringify({ t: 'd', d: { r: request, b: { s: status, d: message } } })
}

/**
 * Tells a listener of a change, under the tag it has given its query.
 * @param base - where in the tree the listener's data begins
 */
export function pushMessage({ action, path, data }: Push, tag: number | undefined, base: string): string {
  const tagged = tag === undefined ? '' : `,"t":${tag}`
  return `{"t":"d","d":{"a":"${action}","b":{"p":"${pathInNamespace(base, path.slice(1, -1))}","d":${data}${tagged}}}}`
}

/** Revokes a listen: the app gets a permission error. */
export function listenRevoked(path: string, query: unknown): string {
  return JSON.stringify({ t: 'd', d: { a: 'c', b: { p: path, ...(query !== undefined && { q: [query] }) } } })
}

/** Revokes the sign-in: the client sends a fresh token. */
export function authRevoked(status: string, explanation: string): string {
  return JSON.stringify({ t: 'd', d: { a: 'ac', b: { s: status, d: explanation } } })
}
