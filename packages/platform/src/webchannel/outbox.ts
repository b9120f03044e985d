import { asciiJson } from './framing.ts'

/**
 * Keeps arrays that were sent and not acknowledged, for a client that lost its back channel.
 * Arrays are numbered from 1 without gaps; number 0 was the handshake.
 */
export class ChannelOutbox {
  #arrays: string[] = []
  #lastId = 0
  #bytes = 0
  #firstWaitingSince = 0

  get lastId(): number {
    return this.#lastId
  }

  get bytes(): number {
    return this.#bytes
  }

  /** How long the oldest array has been unacknowledged. */
  get waitingMs(): number {
    return this.#arrays.length === 0 ? 0 : Date.now() - this.#firstWaitingSince
  }

  push(array: unknown): void {
    if (this.#arrays.length === 0) this.#firstWaitingSince = Date.now()
    this.#lastId += 1
    const text = `[${this.#lastId},${asciiJson(array)}]`
    this.#arrays.push(text)
    this.#bytes += text.length
  }

  /** Acknowledges everything up to `id`. */
  acknowledge(id: number): void {
    const count = Math.min(Math.max(id - this.#firstId + 1, 0), this.#arrays.length)
    if (count === 0) return
    for (const text of this.#arrays.splice(0, count)) this.#bytes -= text.length
    this.#firstWaitingSince = Date.now()
  }

  /**
   * The arrays after `id`, as one JSON array of at most about `limitBytes`, but of at least one.
   * Undefined when there are none.
   */
  after(id: number, limitBytes: number): { readonly text: string; readonly lastId: number } | undefined {
    const start = Math.max(id - this.#firstId + 1, 0)
    let bytes = 0
    let end = start
    for (; end < this.#arrays.length && bytes < limitBytes; end++) bytes += this.#arrays[end]?.length ?? 0
    if (end === start) return undefined
    return { text: `[${this.#arrays.slice(start, end).join(',')}]`, lastId: this.#firstId + end - 1 }
  }

  get #firstId(): number {
    return this.#lastId - this.#arrays.length + 1
  }
}
