import type { Caller } from '@brigade/contract/document.ts'
import type { Log } from '../documents/log.ts'
import type { Documents } from '../documents/types.ts'
import { callableError } from './callable-error.ts'
import { encodeData } from './callable-values.ts'
import { checkAudience } from './check-audience.ts'
import type { StreamedFunction } from './define-stream.ts'
import { eventOf } from './event-stream.ts'
import type { EventStream } from './event-stream.ts'

/** A call of a streamed function, decoded and with a known caller. */
interface StreamCall {
  readonly called: StreamedFunction
  readonly data: unknown
  readonly caller: Caller
}

/**
 * Starts a streamed function.
 * @throws Refusal when the caller may not call it, or with that data
 */
export function startStream(documents: Pick<Documents, 'transact'>, { called, data, caller }: StreamCall) {
  checkAudience(called, caller)
  const prepared = called.prepare(data)
  return (signal: AbortSignal) =>
    prepared.tell({ caller, signal, transact: (work) => documents.transact(work) })
}

type Start = ReturnType<typeof startStream>

/** Tells messages and answer as they come; a failure on the way is the last event. */
export async function streamEvents(start: Start, events: EventStream, refused: { name: string; log: Log }) {
  const told = start(events.signal)
  try {
    for (;;) {
      const { done, value } = await told.next()
      if (events.signal.aborted) break
      await events.write(eventOf(done === true ? 'result' : 'message', JSON.stringify(encodeData(value))))
      if (done === true) break
    }
  } catch (error) {
    if (!events.signal.aborted) {
      await events.write(eventOf('error', JSON.stringify(callableError(error, refused.name, refused.log))))
    }
  } finally {
    await told.return(undefined)
    events.end()
  }
}

/** The answer alone, as JSON, for those who do not listen to the stream. */
export async function answerOf(start: Start): Promise<string> {
  const told = start(new AbortController().signal)
  for (;;) {
    const { done, value } = await told.next()
    if (done === true) return JSON.stringify(encodeData(value))
  }
}
