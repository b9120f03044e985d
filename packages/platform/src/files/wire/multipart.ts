import { malformed } from '../files-error.ts'

/** The two parts of an upload in one request. */
export interface MultipartUpload {
  /** JSON */
  readonly metadata: string
  /** The `Content-Type` of the second part. */
  readonly contentType: string | undefined
  /** The bytes of the second part; to be read to their end. */
  readonly bytes: AsyncIterable<Uint8Array>
}

const LONGEST_HEADERS = 16 * 1024
const LONGEST_METADATA = 64 * 1024
const LONGEST_PREAMBLE = 1024

/** The boundary in a `Content-Type` header. @throws FilesError 400 when there is none */
export function boundaryOf(contentType: string): string {
  const [, quoted, bare] =
    /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))\s*(?:;|$)/i.exec(contentType) ?? []
  const boundary = quoted ?? bare
  if (boundary === undefined) throw malformed('A multipart upload needs a boundary in its Content-Type.')
  return boundary
}

/**
 * Takes a body of `multipart/related` apart as the SDK sends it: metadata, then the bytes, which stay a stream.
 * @throws FilesError 400 for any other body; for one without its end only while the bytes are read
 */
export async function readMultipart(
  body: AsyncIterable<Uint8Array>,
  boundary: string,
): Promise<MultipartUpload> {
  const reader = new DelimitedReader(body)
  const delimiter = `\r\n--${boundary}`
  await reader.until(`--${boundary}`, LONGEST_PREAMBLE)
  await reader.until('\r\n\r\n', LONGEST_HEADERS)
  const metadata = await reader.until(delimiter, LONGEST_METADATA)
  const headers = await reader.until('\r\n\r\n', LONGEST_HEADERS)
  if (metadata.isFinal || headers.isFinal) throw malformed('A multipart upload has two parts.')
  const contentType = /^content-type:[ \t]*(.*?)[ \t]*$/im.exec(headers.text)?.[1]
  return { metadata: metadata.text, contentType, bytes: reader.lastPart(delimiter) }
}

/** Reads a stream piece by piece, each up to a delimiter. */
class DelimitedReader {
  readonly #chunks: AsyncIterator<Uint8Array>
  #held = Buffer.alloc(0)

  constructor(body: AsyncIterable<Uint8Array>) {
    this.#chunks = body[Symbol.asyncIterator]()
  }

  /** The text before a delimiter, which is passed; `isFinal` when what follows it says that no more parts come. */
  async until(
    delimiter: string,
    mostBytes: number,
  ): Promise<{ readonly text: string; readonly isFinal: boolean }> {
    for (;;) {
      const at = this.#held.indexOf(delimiter)
      if (at >= 0 && this.#held.length >= at + delimiter.length + 2) {
        const text = this.#held.subarray(0, at).toString()
        this.#held = this.#held.subarray(at + delimiter.length)
        return { text, isFinal: delimiter.startsWith('\r\n--') && this.#isEnd() }
      }
      if (this.#held.length > mostBytes + delimiter.length || !(await this.#more())) {
        throw malformed('The body is no multipart upload: a part of it is missing or too long.')
      }
    }
  }

  /** The bytes up to the last delimiter. */
  async *lastPart(delimiter: string): AsyncGenerator<Uint8Array, void> {
    for (;;) {
      const at = this.#held.indexOf(delimiter)
      if (at >= 0 && this.#held.length >= at + delimiter.length + 2) {
        if (at > 0) yield this.#held.subarray(0, at)
        this.#held = this.#held.subarray(at + delimiter.length)
        if (!this.#isEnd()) throw malformed('A multipart upload has two parts, and this one more.')
        return
      }
      // What may be the beginning of the delimiter waits for the next chunk.
      const free = at >= 0 ? at : this.#held.length - delimiter.length + 1
      if (free > 0) {
        yield this.#held.subarray(0, free)
        this.#held = this.#held.subarray(free)
      }
      if (!(await this.#more())) throw malformed('The upload ended before its last boundary.')
    }
  }

  #isEnd(): boolean {
    return this.#held.subarray(0, 2).toString() === '--'
  }

  async #more(): Promise<boolean> {
    const next = await this.#chunks.next()
    if (next.done === true) return false
    this.#held = this.#held.length === 0 ? Buffer.from(next.value) : Buffer.concat([this.#held, next.value])
    return true
  }
}
