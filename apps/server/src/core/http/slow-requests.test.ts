import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { ownServer } from '../../../testing/own-server.ts'

const DRIPPERS = 50

const server = ownServer()

/** A connection that begins a request and sends a letter of its headers now and then; resolves when it is cut off. */
async function drip(): Promise<string> {
  const { hostname, port } = new URL(server.url)
  const socket = connect(Number(port), hostname)
  let answer = ''
  socket.on('data', (text: Buffer) => (answer += text.toString()))
  socket.on('error', () => undefined)
  socket.write('GET / HTTP/1.1\r\nhost: localhost\r\nx: ')
  const dripping = setInterval(() => socket.write('y'), 1_000)
  await once(socket, 'close')
  clearInterval(dripping)
  return answer
}

test(
  'who sends headers too slowly is cut off, and others are served meanwhile',
  { timeout: 60_000 },
  async () => {
    const dripping = Array.from({ length: DRIPPERS }, drip)

    expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
    for (const answer of await Promise.all(dripping)) expect(answer).toMatch(/^(HTTP\/1\.1 4\d\d|$)/u)
  },
)
