import { BadRequest } from '../http/bad-request.ts'
import type { ForwardMessage } from './forward-body.ts'

/** Restores the order of the client's messages and drops repeats: it repeats a request whose answer was lost. */
export class Inbox {
  readonly #early = new Map<number, unknown>()
  readonly #earlyLimit: number
  #nextId = 0

  constructor(earlyLimit: number) {
    this.#earlyLimit = earlyLimit
  }

  /** The messages that are next in order. */
  take(messages: readonly ForwardMessage[]): readonly unknown[] {
    for (const { id, json } of messages) {
      if (id >= this.#nextId) this.#early.set(id, json)
    }
    const due: unknown[] = []
    while (this.#early.has(this.#nextId)) {
      due.push(this.#early.get(this.#nextId))
      this.#early.delete(this.#nextId)
      this.#nextId += 1
    }
    if (this.#early.size > this.#earlyLimit) {
      throw new BadRequest(`message ${this.#nextId} is missing; too many later ones are waiting for it`)
    }
    return due
  }
}
