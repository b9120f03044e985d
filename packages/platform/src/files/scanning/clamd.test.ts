import { once } from 'node:events'
import { createServer, type Server } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { storageClient } from '../../../testing/files/storage-client.ts'
import { openTestFiles, type TestFiles } from '../../../testing/files/test-files.ts'
import { openClamd } from './clamd.ts'

const EICAR = 'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'
const MOST = 1_000_000

/** What a ClamAV daemon answers to a stream: the protocol of its manual, with one signature and one limit. */
function answerTo(sent: Buffer): string | undefined {
  const command = Buffer.from('zINSTREAM\0')
  if (!sent.subarray(0, command.length).equals(command.subarray(0, sent.length))) return 'UNKNOWN COMMAND'
  const pieces: Buffer[] = []
  let at = command.length
  while (sent.length >= at + 4) {
    const length = sent.readUInt32BE(at)
    const content = Buffer.concat(pieces)
    if (length === 0) return content.includes(EICAR) ? 'stream: Eicar-Test-Signature FOUND' : 'stream: OK'
    if (content.length + length > MOST) return 'INSTREAM size limit exceeded. ERROR'
    if (sent.length < at + 4 + length) return undefined
    pieces.push(sent.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return undefined
}

let daemon: Server
let files: TestFiles

beforeAll(async () => {
  daemon = createServer((socket) => {
    let sent = Buffer.alloc(0)
    socket.on('error', () => undefined)
    socket.on('data', (piece) => {
      sent = Buffer.concat([sent, Buffer.from(piece)])
      const answer = answerTo(sent)
      if (answer !== undefined) socket.end(`${answer}\0`)
    })
  })
  daemon.listen(0, '127.0.0.1')
  await once(daemon, 'listening')
  const address = daemon.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  files = await openTestFiles({ open: true, scanner: openClamd({ host: '127.0.0.1', port }) })
})
afterAll(async () => {
  await files.close()
  daemon.close()
})

test('a clean file is kept, in one piece and in many', async () => {
  const client = storageClient(files.url, 'anna')
  expect((await client.put('clean', Buffer.from('bread'))).status).toBe(200)
  expect((await client.put('larger', Buffer.alloc(MOST / 2, 'bread'))).status).toBe(200)
  expect(await (await client.call('/clean?alt=media')).text()).toBe('bread')
})

test('what the scanner finds something in is refused and not kept', async () => {
  const client = storageClient(files.url, 'anna')
  const refused = await client.put('infected', Buffer.from(`${'x'.repeat(70_000)}${EICAR}`))
  expect([refused.status, await refused.text()]).toEqual([
    403,
    expect.stringContaining('Eicar-Test-Signature'),
  ])
  expect((await client.call('/infected')).status).toBe(404)
})

test('what nobody could look through is not kept either, and may come again', async () => {
  const client = storageClient(files.url, 'anna')
  expect((await client.put('too-large', Buffer.alloc(3 * MOST))).status).toBe(408)
  const silent = await openTestFiles({ open: true, scanner: openClamd({ host: '127.0.0.1', port: 1 }) })
  expect((await storageClient(silent.url, 'anna').put('unseen', Buffer.from('bread'))).status).toBe(408)
  await silent.close()
})
