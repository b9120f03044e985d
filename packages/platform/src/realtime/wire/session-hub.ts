import type { RealtimeCore } from '../realtime-core.ts'
import type { RealtimeSession } from './session.ts'

/** As sessions name themselves; a client may send anything in its place. */
const SESSION_ID = /^[\w-]{22}$/

/** The sessions of this process. */
export class SessionHub {
  readonly #core: RealtimeCore
  readonly #announce: (session: string) => Promise<void>
  readonly #sessions = new Map<string, { readonly session: RealtimeSession; readonly host: string }>()
  readonly #perAddress = new Map<string, number>()
  #isDraining = false

  /** @param announce - tells the other processes that a session is over */
  constructor(core: RealtimeCore, announce: (session: string) => Promise<void>) {
    this.#core = core
    this.#announce = announce
  }

  get isDraining(): boolean {
    return this.#isDraining
  }

  /** How many are open. */
  get size(): number {
    return this.#sessions.size
  }

  connectionsOf(address: string): number {
    return this.#perAddress.get(address) ?? 0
  }

  enter(address: string): void {
    this.#perAddress.set(address, this.connectionsOf(address) + 1)
  }

  leave(address: string): void {
    const left = this.connectionsOf(address) - 1
    if (left > 0) this.#perAddress.set(address, left)
    else this.#perAddress.delete(address)
  }

  add(session: RealtimeSession, host: string): void {
    this.#sessions.set(session.id, { session, host })
    if (this.#isDraining) session.dismiss(host)
  }

  find(id: string): RealtimeSession | undefined {
    return this.#sessions.get(id)?.session
  }

  /** Forgets a session that has ended. */
  removeEnded(session: RealtimeSession): void {
    if (!session.isOpen) this.#sessions.delete(session.id)
  }

  /** Ends a session that its client has given up, here or on another process. What is no session's id ends nothing. */
  async end(id: string): Promise<void> {
    if (!SESSION_ID.test(id)) return
    this.drop(id)
    await this.#core.endSession(id)
    if (!this.#core.database.isShared) return
    try {
      await this.#announce(id)
    } catch (error) {
      // The process that has it notices by itself that nobody is there any more.
      this.#core.log.error({ err: error }, 'Could not tell the others that a session is over.')
    }
  }

  /** Closes the connection of a session, if it is here. */
  drop(id: string): void {
    this.#sessions.get(id)?.session.close('The client has come back on another connection')
  }

  /** Asks again who may listen to what these documents decide. */
  reviewListens(changed: ReadonlySet<string>): void {
    for (const { session } of this.#sessions.values()) {
      session.listens.review(session.admission.caller, changed).catch((error: unknown) => {
        // Who cannot be asked about hears nothing more until they come back.
        this.#core.log.error({ err: error }, 'Could not review what is listened to.')
        session.close('The server failed; come back in a moment')
      })
    }
  }

  /** Sends everybody away, to come back to where they found us, and does what they wanted done when they are gone. */
  async dismissAll(): Promise<void> {
    const sessions = [...this.#sessions.values()]
    for (const { session, host } of sessions) session.dismiss(host)
    await Promise.all(sessions.map(async ({ session }) => session.finished()))
  }

  /** Takes nobody new and sends everybody away. */
  async drain(): Promise<void> {
    this.#isDraining = true
    await this.dismissAll()
  }
}
