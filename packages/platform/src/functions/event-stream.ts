import type { FastifyReply, FastifyRequest } from 'fastify'

/** Whether the caller listens to a stream, as `httpsCallable(…).stream()` does. */
export function wantsEvents(request: FastifyRequest): boolean {
  return request.headers.accept?.includes('text/event-stream') ?? false
}

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  // Buffering proxies would otherwise deliver the stream as one piece.
  'x-accel-buffering': 'no',
} as const

/** One event, as a line the SDK reads. */
export function eventOf(name: 'message' | 'result' | 'error', json: string): string {
  return `data: {"${name}":${json}}\n\n`
}

/** Sends one event as the whole answer. */
export function sendEvent(reply: FastifyReply, event: string): FastifyReply {
  return reply.headers(HEADERS).send(event)
}

/** An answer that is written piece by piece. */
export interface EventStream {
  /** Aborted when the caller disconnects. */
  readonly signal: AbortSignal
  /** Resolves when there is room for more. */
  write(event: string): Promise<void>
  end(): void
}

/**
 * Takes over the response; from here on errors must be sent as events. The response begins with the first event: when a
 * caller cancels before that, the SDK reports a cancellation; afterwards it would report an internal error.
 */
export function openEvents(reply: FastifyReply): EventStream {
  const gone = new AbortController()
  reply.hijack()
  reply.headers(HEADERS)
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) reply.raw.setHeader(name, value)
  }
  reply.raw.once('close', () => gone.abort())
  return {
    signal: gone.signal,
    async write(event) {
      if (reply.raw.write(event) || gone.signal.aborted) return
      await new Promise<void>((resolve) => {
        reply.raw.once('drain', resolve)
        gone.signal.addEventListener('abort', () => resolve(), { once: true })
      })
    },
    end: () => void reply.raw.end(),
  }
}
