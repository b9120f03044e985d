import { createSocket } from 'node:dgram'
import { type Finding, findingsOf } from './finding.ts'

const { good, advice, act } = findingsOf('Clock')
/** Sign-in codes live 30 s, and versions of documents follow the clock. */
const MOST_MS = 5_000
const ANSWERS_WITHIN_MS = 3_000

/** A server that tells the time (SNTP, RFC 4330). */
export interface TimeServer {
  readonly host: string
  readonly port: number
}

const PUBLIC_POOL: TimeServer = { host: 'pool.ntp.org', port: 123 }

/** SNTP: 48 octets; the first says version 4, client. The answer's time stands at octet 40, in seconds since 1900. */
const MESSAGE_BYTES = 48
const ASK = 0x23
const TIME_AT = 40
const SECONDS_1900_TO_1970 = 2_208_988_800
const FRACTIONS = 2 ** 32

/**
 * Whether the machine's clock is right.
 * @param server - who is asked for the time
 */
export async function checkClock(server: TimeServer = PUBLIC_POOL): Promise<Finding> {
  const askedAt = Date.now()
  const told = await askTime(server)
  if (told === undefined) {
    return advice(
      `The time server ${server.host} did not answer: check that the machine sets its clock by itself.`,
    )
  }
  // Half of the way there and back has passed since the server looked at its clock.
  const offByMs = (askedAt + Date.now()) / 2 - told
  const seconds = (Math.abs(offByMs) / 1000).toFixed(1)
  if (Math.abs(offByMs) <= MOST_MS) return good(`It is right to ${seconds} s.`)
  return act(
    `It is ${seconds} s ${offByMs > 0 ? 'ahead' : 'behind'}: switch on the machine's time service, such as systemd-timesyncd.`,
  )
}

/** Milliseconds since 1970 by the server's clock; undefined when it does not answer in time. */
function askTime({ host, port }: TimeServer): Promise<number | undefined> {
  const socket = createSocket('udp4')
  return new Promise<number | undefined>((resolve) => {
    const timer = setTimeout(() => resolve(undefined), ANSWERS_WITHIN_MS)
    socket.once('error', () => resolve(undefined))
    socket.once('message', (answer) => {
      clearTimeout(timer)
      resolve(timeIn(answer))
    })
    const question = Buffer.alloc(MESSAGE_BYTES)
    question.writeUInt8(ASK)
    socket.send(question, port, host, (error) => {
      if (error !== null) resolve(undefined)
    })
  }).finally(() => socket.close())
}

function timeIn(answer: Buffer): number | undefined {
  if (answer.length < MESSAGE_BYTES) return undefined
  const seconds = answer.readUInt32BE(TIME_AT) - SECONDS_1900_TO_1970
  return Math.round((seconds + answer.readUInt32BE(TIME_AT + 4) / FRACTIONS) * 1000)
}
