/** Puts the segments of a polling client's messages together: they come in requests that may overtake each other. */
export class SegmentReader {
  readonly #largest: number
  readonly #early = new Map<number, { readonly total: number; readonly data: string }>()
  #next = 0
  #size = 0

  /** @param largest - of everything that waits for a segment on its way, in characters */
  constructor(largest: number) {
    this.#largest = largest
  }

  /** Takes the segments of one request; answers the messages that are whole now, or undefined when it is too much. */
  read(parameters: Readonly<Record<string, unknown>>): readonly string[] | undefined {
    for (let at = 0; `seg${at}` in parameters; at += 1) {
      const number = Number(parameters[`seg${at}`])
      const total = Number(parameters[`ts${at}`])
      const data = String(parameters[`d${at}`])
      if (!Number.isInteger(number) || !Number.isInteger(total) || total < 1) return undefined
      if (number < this.#next || this.#early.has(number)) continue
      this.#size += data.length
      this.#early.set(number, { total, data })
    }
    return this.#size > this.#largest ? undefined : this.#takeWhole()
  }

  #takeWhole(): readonly string[] {
    const messages: string[] = []
    for (;;) {
      const total = this.#early.get(this.#next)?.total ?? 0
      const numbers = Array.from(
        { length: Math.min(total, this.#early.size + 1) },
        (_, at) => this.#next + at,
      )
      const parts = numbers.flatMap((number) => this.#early.get(number)?.data ?? [])
      if (total === 0 || parts.length < total) return messages
      for (const number of numbers) this.#early.delete(number)
      this.#next += total
      const text = parts.join('')
      this.#size -= text.length
      messages.push(Buffer.from(text.replaceAll('.', ''), 'base64url').toString())
    }
  }
}
