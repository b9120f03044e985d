import type { Caller } from '@brigade/contract/document.ts'
import { nobody, type RealtimeCore } from '../realtime-core.ts'
import { RealtimeRefusal } from '../tree/refusal.ts'

/** The longest time a timer of the runtime can wait for. */
const LONGEST_TIMER_MS = 2_147_483_647

/** The sign-in of one connection, for as long as its token and its account are good. */
export class SessionAdmission {
  readonly #core: RealtimeCore
  readonly #revoke: (status: string, explanation: string) => void
  #caller: Caller = nobody
  #token: string | undefined
  #expiry: NodeJS.Timeout | undefined
  #checking: NodeJS.Timeout | undefined
  #stopWatching: (() => void) | undefined

  /** @param revoke - called once the sign-in no longer holds */
  constructor(core: RealtimeCore, revoke: (status: string, explanation: string) => void) {
    this.#core = core
    this.#revoke = revoke
  }

  get caller(): Caller {
    return this.#caller
  }

  /** Signs in; answers when that ends, in seconds since 1970, if it does. @throws Refusal when the token is not good */
  async signIn(token: string): Promise<number | undefined> {
    const caller = await this.#core.verify(token)
    this.signOut()
    this.#caller = caller
    this.#token = token
    const { exp } = caller.claims
    if (typeof exp === 'number') {
      const left = Math.max(exp * 1000 - this.#core.now(), 0)
      const expire = () => this.#end('expired_token', 'Auth token is expired.')
      this.#expiry = setTimeout(expire, Math.min(left, LONGEST_TIMER_MS)).unref()
    }
    this.#checking = setInterval(() => void this.#check(), this.#core.limits.verifyMs).unref()
    if (caller.uid !== null)
      this.#stopWatching = this.#core.watchAccount(caller.uid, () => void this.#check())
    return typeof exp === 'number' ? exp : undefined
  }

  signOut(): void {
    this.close()
    this.#caller = nobody
    this.#token = undefined
  }

  close(): void {
    clearTimeout(this.#expiry)
    clearInterval(this.#checking)
    this.#stopWatching?.()
    this.#stopWatching = undefined
  }

  async #check(): Promise<void> {
    const token = this.#token
    if (token === undefined) return
    try {
      await this.#core.verify(token)
    } catch (error) {
      // A database out of reach says nothing of the token.
      if (error instanceof RealtimeRefusal && token === this.#token) this.#end(error.status, error.message)
    }
  }

  #end(status: string, explanation: string): void {
    this.signOut()
    this.#revoke(status, explanation)
  }
}
