import { Socket } from 'node:net'

/**
 * A connection that sends the statements of one turn of the process as one piece: every piece is a call of the operating
 * system and wakes the server, and the client corks and uncorks for each statement.
 */
export class BatchingSocket extends Socket {
  override uncork(): void {
    process.nextTick(() => super.uncork())
  }
}
