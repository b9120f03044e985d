import { runOnDisconnect } from './on-disconnect.ts'

/** Makes the onDisconnect writes of ended sessions. */
export interface SessionEnds {
  /** Makes them now; when the database is unreachable, at the next `retryEnds`. */
  endSession(session: string): Promise<void>
  retryEnds(): Promise<void>
}

/** Makes the onDisconnect writes of clients, and retries those that failed. */
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
