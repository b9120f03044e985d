import type { FastifyReply } from 'fastify'
import { type GzipPieces, gzipPieces } from './gzip-pieces.ts'
import type { ChannelLimits } from './limits.ts'

export interface BackChannelEvents {
  /** Nothing was written for a while. */
  quiet(): void
  /** Open for so long that it should end. */
  old(): void
  /** The connection is gone. */
  gone(): void
}

export interface BackChannelOptions {
  readonly reply: FastifyReply
  /** Answer once and end, for networks that buffer streams. */
  readonly isLongPoll: boolean
  readonly quietMs: number
  readonly limits: ChannelLimits
  readonly events: BackChannelEvents
}

/** One hanging GET, which carries messages from the server to the client. */
export class BackChannel {
  readonly isLongPoll: boolean
  readonly #reply: FastifyReply
  readonly #limits: ChannelLimits
  readonly #quiet: NodeJS.Timeout
  readonly #old: NodeJS.Timeout
  /** Absent where the client reads no gzip. */
  readonly #gzip: GzipPieces | undefined
  #writtenBytes = 0

  constructor({ reply, isLongPoll, quietMs, limits, events }: BackChannelOptions) {
    this.isLongPoll = isLongPoll
    this.#reply = reply
    this.#limits = limits
    this.#gzip = readsGzip(reply) ? gzipPieces() : undefined
    reply.hijack()
    reply.headers({
      ...(this.#gzip !== undefined && { 'content-encoding': 'gzip', vary: 'accept-encoding' }),
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-content-type-options': 'nosniff',
      // Buffering proxies would otherwise silence every listener.
      'x-accel-buffering': 'no',
    })
    for (const [name, value] of Object.entries(reply.getHeaders())) {
      if (value !== undefined) reply.raw.setHeader(name, value)
    }
    reply.raw.writeHead(200)
    reply.raw.flushHeaders()
    reply.raw.once('close', () => {
      this.#stopTimers()
      events.gone()
    })
    this.#quiet = setTimeout(() => events.quiet(), quietMs).unref()
    this.#old = setTimeout(() => events.old(), limits.backChannelMs).unref()
  }

  /** The client must reopen before it gets more. */
  get isFull(): boolean {
    return this.#writtenBytes >= this.#limits.backChannelBytes
  }

  get isUntouched(): boolean {
    return this.#writtenBytes === 0
  }

  write(text: string): void {
    this.#writtenBytes += text.length
    this.#reply.raw.write(this.#gzip?.piece(text) ?? text)
    this.#quiet.refresh()
  }

  end(): void {
    this.#stopTimers()
    this.#reply.raw.end(this.#gzip?.end())
  }

  /** Cuts a connection that no longer accepts data. */
  cut(): void {
    this.#stopTimers()
    this.#reply.raw.destroy()
  }

  #stopTimers(): void {
    clearTimeout(this.#quiet)
    clearTimeout(this.#old)
  }
}

function readsGzip({ request }: FastifyReply): boolean {
  return /\bgzip\b/u.test(request.headers['accept-encoding'] ?? '')
}
