import { isDeepStrictEqual } from 'node:util'
import type { FastifyBaseLogger } from 'fastify'
import type { Caller } from '@brigade/contract/document.ts'
import type { Channel, ChannelStream, Handshake } from '../../webchannel/channel.ts'
import { DocumentsError } from '../documents-error.ts'
import {
  type VerifiedCaller,
  verifyCaller,
  type VerifyCallerToken,
  type WatchCallerAccount,
} from './caller.ts'
import { errorBody, streamError } from './errors.ts'

/** What a stream may do towards its client. */
export interface RpcContext {
  readonly caller: Caller
  /** Says who asked. */
  readonly log: FastifyBaseLogger
  send(message: unknown): void
  /** Who has much to send waits for this in between; undefined while the client keeps up. */
  room(): Promise<void> | undefined
  /** Ends the stream with what the error says; its client opens another one where that may help. */
  fail(error: unknown): void
  /** False once the client is gone or the stream has failed. */
  isOpen(): boolean
}

/** One stream of messages; each is handled to its end before the next. A throw ends the stream with its status. */
export interface Rpc {
  message(json: unknown): void | Promise<void>
  close(): void
}

export interface RpcOptions {
  readonly verify: VerifyCallerToken
  readonly watch: WatchCallerAccount
  readonly log: FastifyBaseLogger
  readonly start: (context: RpcContext) => Rpc
}

/** The longest a timer can wait. */
const LONGEST_TIMER_MS = 2 ** 31 - 1

/** Tried again it would be as large, so its sender must hear of it. */
const TOO_LARGE = new DocumentsError(
  'INVALID_ARGUMENT',
  'This is more than one message may hold; write it in several commits.',
)
/** The client sends what was not answered again, in a new stream. */
const TOO_MUCH_AT_ONCE = new DocumentsError(
  'UNAVAILABLE',
  'This is more than can be taken at once; go on from here.',
)

/** Runs a stream over a channel, for the caller whose token came with the handshake. */
export function openRpc(
  channel: Channel,
  handshake: Handshake,
  { verify, watch, start, ...options }: RpcOptions,
): ChannelStream {
  let { log } = options
  let isOpen = true
  let isSettling = false
  let rpc: Rpc | undefined
  let expiry: NodeJS.Timeout | undefined
  let stopWatching: (() => void) | undefined
  const asker = { authorization: handshake.headers.get('authorization'), address: handshake.address }

  function fail(error: unknown): void {
    if (!isOpen) return
    channel.send(streamError(errorBody(error, log)))
    channel.end()
  }

  /** The client fetches a new token on this status, and comes back as whom it names then. */
  async function recheck(before: Caller): Promise<void> {
    const { caller } = await verifyCaller(asker, verify)
    if (isDeepStrictEqual(caller, before)) return
    throw new DocumentsError('UNAUTHENTICATED', 'What the ID token allows has changed')
  }

  function begin({ caller, expiresAt }: VerifiedCaller): void {
    if (!isOpen) return
    log = log.child({ uid: caller.uid })
    if (expiresAt !== undefined) {
      const restMs = Math.min(expiresAt - Date.now(), LONGEST_TIMER_MS)
      // The client fetches a new token on this status, and comes back.
      expiry = setTimeout(
        () => fail(new DocumentsError('UNAUTHENTICATED', 'The ID token has expired')),
        restMs,
      ).unref()
    }
    if (caller.uid !== null) {
      const look = (): void => void recheck(caller).catch(fail)
      stopWatching = watch(caller.uid, look)
      // What changed between the check of the token and now was not heard.
      look()
    }
    const send = (message: unknown): void => channel.send(message)
    rpc = start({ caller, log, send, room: () => channel.room(), fail, isOpen: () => isOpen })
  }

  let work = verifyCaller(asker, verify).then(begin).catch(fail)

  return {
    message(json) {
      // What waits when a stream ends is dropped: its client sends it again on the next one.
      work = work.then(() => (isOpen && !isSettling ? rpc?.message(json) : undefined)).catch(fail)
    },
    overflow(isOneMessage) {
      const error = isOneMessage ? TOO_LARGE : TOO_MUCH_AT_ONCE
      work = work.then(() => fail(error))
    },
    async settle() {
      isSettling = true
      await work
    },
    close() {
      isOpen = false
      clearTimeout(expiry)
      stopWatching?.()
      rpc?.close()
    },
  }
}
