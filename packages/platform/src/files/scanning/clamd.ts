import { connect, type Socket } from 'node:net'
import { once } from 'node:events'

/** Looks through bytes before they become a file. */
export interface VirusScanner {
  /**
   * @returns the name of what was found, undefined for nothing
   * @throws Error when the scanner does not answer: then nobody knows
   */
  scan(bytes: AsyncIterable<Uint8Array>): Promise<string | undefined>
}

/** Where a ClamAV daemon listens. */
export interface ClamdPlace {
  readonly host: string
  readonly port: number
}

const ANSWERS_WITHIN_MS = 60_000
const LENGTH_BYTES = 4
const END = Buffer.alloc(LENGTH_BYTES)
const FOUND = /^stream: (.+) FOUND$/u
const CLEAN = 'stream: OK'

/** A ClamAV daemon, by its command INSTREAM: each piece after its length, and an empty one at the end. */
export function openClamd(place: ClamdPlace): VirusScanner {
  return {
    async scan(bytes) {
      const socket = connect(place)
      socket.setTimeout(ANSWERS_WITHIN_MS, () => socket.destroy(new Error('The virus scanner is silent.')))
      const answer = answerOf(socket)
      // Whoever refuses early, for the size, is heard below; sending fails then.
      const [sent] = await Promise.allSettled([sendAll(socket, bytes), answer])
      socket.destroy()
      const text = await answer
      const found = FOUND.exec(text)?.[1]
      if (found !== undefined) return found
      if (sent.status === 'fulfilled' && text === CLEAN) return undefined
      throw new Error(`The virus scanner answered "${text}".`)
    },
  }
}

async function sendAll(socket: Socket, bytes: AsyncIterable<Uint8Array>): Promise<void> {
  await send(socket, Buffer.from('zINSTREAM\0'))
  for await (const piece of bytes) {
    const length = Buffer.alloc(LENGTH_BYTES)
    length.writeUInt32BE(piece.byteLength)
    await send(socket, Buffer.concat([length, piece]))
  }
  await send(socket, END)
}

async function send(socket: Socket, piece: Uint8Array): Promise<void> {
  if (socket.destroyed || socket.writableEnded) throw new Error('The virus scanner has hung up.')
  if (!socket.write(piece)) await once(socket, 'drain')
}

async function answerOf(socket: Socket): Promise<string> {
  const pieces: Buffer[] = []
  for await (const piece of socket) pieces.push(Buffer.from(piece))
  return Buffer.concat(pieces).toString().replaceAll('\0', '').trim()
}
