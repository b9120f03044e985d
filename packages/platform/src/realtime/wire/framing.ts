/** The SDK cuts longer messages into frames of this many UTF-16 code units, and reads them cut in the same way. */
const FRAME_SIZE = 16_384
/** A shorter text that is a number announces how many frames follow. */
const LONGEST_COUNT = 6

/** A message as the texts to send, each in a frame of its own. */
export function framesOf(message: string): readonly string[] {
  if (message.length <= FRAME_SIZE) return [message]
  const frames: string[] = []
  for (let from = 0; from < message.length;) {
    const to = endOfFrame(message, from + FRAME_SIZE)
    frames.push(message.slice(from, to))
    from = to
  }
  return [String(frames.length), ...frames]
}

/** Half of a surrogate pair alone cannot be sent: it would arrive as a question mark. */
function endOfFrame(message: string, end: number): number {
  const last = message.charCodeAt(end - 1)
  return end < message.length && last >= 0xd800 && last <= 0xdbff ? end - 1 : end
}

export type Received = { readonly message: string } | 'incomplete' | 'nothing' | 'too-big'

/** Puts the frames of one connection together again. */
export class FrameReader {
  readonly #largest: number
  #missing = 0
  #parts: string[] = []
  #size = 0

  /** @param largest - of a whole message, in UTF-16 code units */
  constructor(largest: number) {
    this.#largest = largest
  }

  read(frame: string): Received {
    if (this.#missing > 0) return this.#append(frame)
    const count = frame.length <= LONGEST_COUNT ? Number(frame) : Number.NaN
    if (Number.isNaN(count)) return frame.length > this.#largest ? 'too-big' : { message: frame }
    // "0" is how a quiet client keeps its connection alive.
    if (!Number.isInteger(count) || count <= 0) return 'nothing'
    if (count > Math.ceil(this.#largest / FRAME_SIZE)) return 'too-big'
    this.#missing = count
    return 'incomplete'
  }

  #append(frame: string): Received {
    this.#size += frame.length
    if (this.#size > this.#largest) return 'too-big'
    this.#parts.push(frame)
    this.#missing -= 1
    if (this.#missing > 0) return 'incomplete'
    const message = this.#parts.join('')
    this.#parts = []
    this.#size = 0
    return { message }
  }
}
