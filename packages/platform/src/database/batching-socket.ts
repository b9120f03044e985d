import { Socket } from 'node:net'

/**
 * A socket that sends all statements of one turn of the event loop in one write. Each write is a system call and wakes the
 * server, and the client corks and uncorks for each statement.
 */
export class BatchingSocket extends Socket {
  override uncork(): void {
    process.nextTick(() => super.uncork())
  }
}
