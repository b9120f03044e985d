import { runOnDisconnect } from './on-disconnect.ts'

/** Does what sessions wanted done when they end. */
export interface SessionEnds {
  /** Does it now; when the database is out of reach, at the next `retryEnds`. */
  endSession(session: string): Promise<void>
  retryEnds(): Promise<void>
}

/** Does what clients wanted done at their end, and tries again what could not be done. */
export function createSessionEnds(parts: Parameters<typeof runOnDisconnect>[0]): SessionEnds {
  const unfinished = new Set<string>()
  const endSession = async (session: string): Promise<void> => {
    try {
      await runOnDisconnect(parts, session)
      unfinished.delete(session)
    } catch (error) {
      unfinished.add(session)
      parts.log.error({ err: error }, 'What a client wanted done at its end could not be done yet.')
    }
  }
  return {
    endSession,
    async retryEnds() {
      for (const session of unfinished) await endSession(session)
    },
  }
}
