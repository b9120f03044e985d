import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, readlink, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startPostgresServer } from '../../testing/database/postgres-server.ts'
import { type ServerProcess, startConformance } from '../../conformance/conformance-process.ts'
import { multipartBody, multipartHeaders, storageClient } from '../../testing/files/storage-client.ts'

const MIB = 1024 * 1024
/** Beside other work a start takes many seconds. */
const TWO_STARTS_MS = 120_000

describe('a server that is killed in the middle of an upload', () => {
  test(
    'goes on where it was, and has lost nothing',
    async () => {
      const folder = await mkdtemp(join(tmpdir(), 'brigade-killed-'))
      const data = { BRIGADE_DATA: join(folder, 'data') }
      const bytes = randomBytes(MIB)
      let server = await startConformance(data)
      const client = () => storageClient(`http://${server.host}`)
      await client().put('before', 'kept')
      const begun = await client().begin('killed', MIB)
      const address = new URL(begun.headers.get('x-goog-upload-url') ?? '')
      const url = () => `http://${server.host}${address.pathname}${address.search}`
      await client().step(url(), 'upload', 0, bytes.subarray(0, 300_000))
      const lost = client()
        .step(url(), 'upload', 300_000, bytes.subarray(300_000, 600_000))
        .catch(() => undefined)
      await server.stop('SIGKILL')
      await lost

      server = await startConformance(data)
      const asked = await client().step(url(), 'query')
      const received = Number(asked.headers.get('x-goog-upload-size-received'))
      expect([300_000, 600_000]).toContain(received)
      const last = await client().step(url(), 'upload, finalize', received, bytes.subarray(received))
      expect(last.headers.get('x-goog-upload-status')).toBe('final')
      const read = await client().call('/killed?alt=media')
      expect(Buffer.from(await read.arrayBuffer()).equals(bytes)).toBe(true)
      expect(await (await client().call('/before?alt=media')).text()).toBe('kept')
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
    TWO_STARTS_MS,
  )
})

describe('two servers on one PostgreSQL', () => {
  test(
    'have the same bytes, and still have them when both have stopped',
    async () => {
      const postgres = await startPostgresServer()
      const folder = await mkdtemp(join(tmpdir(), 'brigade-shared-'))
      const place = { DATABASE_URL: postgres.url, TMPDIR: folder }
      const [one, two] = await Promise.all([startConformance(place), startConformance(place)])
      const at = (server: ServerProcess) => storageClient(`http://${server.host}`)
      await at(one).put('whole', 'kept')
      const begun = await at(one).begin('pieces', 6)
      const address = new URL(begun.headers.get('x-goog-upload-url') ?? '')
      const url = (server: ServerProcess) => `http://${server.host}${address.pathname}${address.search}`
      await at(one).step(url(one), 'upload', 0, Buffer.from('abc'))
      const read = async (server: ServerProcess, name: string) =>
        (await at(server).call(`/${name}?alt=media`)).text()
      expect(await read(two, 'whole')).toBe('kept')
      await Promise.all([one.stop(), two.stop()])

      const later = await startConformance(place)
      await at(later).step(url(later), 'upload, finalize', 3, Buffer.from('def'))
      expect([await read(later, 'whole'), await read(later, 'pieces')]).toEqual(['kept', 'abcdef'])
      await later.stop()
      await postgres.close()
      await rm(folder, { recursive: true, force: true })
    },
    TWO_STARTS_MS,
  )
})

describe('a server under a load of bytes', () => {
  let server: ServerProcess
  beforeAll(async () => {
    server = await startConformance()
  })
  afterAll(async () => server.stop())

  const client = () => storageClient(`http://${server.host}`)

  /** Memory of the process in MiB. */
  async function memory(): Promise<number> {
    const status = await readFile(`/proc/${server.pid}/status`, 'utf8')
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024
  }

  test.skipIf(process.platform !== 'linux')(
    'fifty megabytes pass through without staying in the memory',
    async () => {
      const bytes = randomBytes(50 * MIB)
      const body = new Uint8Array(multipartBody({ name: 'large' }, bytes))
      await client().put('warm', randomBytes(MIB))
      const before = await memory()
      let highest = 0
      const watching = setInterval(() => void memory().then((now) => (highest = Math.max(highest, now))), 20)
      for (let round = 0; round < 3; round += 1) {
        const kept = await client().call('?name=large', { method: 'POST', headers: multipartHeaders, body })
        expect(await kept.json()).toMatchObject({ size: String(50 * MIB) })
      }
      const readers = await Promise.all(
        Array.from({ length: 3 }, async () => hashOf(await client().call('/large?alt=media'))),
      )
      clearInterval(watching)

      expect(new Set(readers)).toEqual(new Set([createHash('md5').update(bytes).digest('base64')]))
      expect(highest - before).toBeLessThan(100)
    },
  )

  test.skipIf(process.platform !== 'linux')(
    'a reader that leaves in the middle leaves nothing behind',
    async () => {
      await client().put('left', randomBytes(8 * MIB))
      for (let n = 0; n < 20; n += 1) {
        const leaving = new AbortController()
        const answer = await client().call('/left?alt=media', { signal: leaving.signal })
        await answer.body?.getReader().read()
        leaving.abort()
      }

      expect((await client().call('/left?alt=media', { headers: { range: 'bytes=0-0' } })).status).toBe(206)
      await expect.poll(() => openBlobs()).toBe(0)
    },
  )

  /** How many stored files the process holds open. */
  async function openBlobs(): Promise<number> {
    const folder = `/proc/${server.pid}/fd`
    const links = await Promise.all(
      (await readdir(folder)).map((fd) => readlink(join(folder, fd)).catch(() => '')),
    )
    return links.filter((target) => target.includes('brigade-files-')).length
  }

  test('a writer that leaves in the middle leaves no file', async () => {
    const whole = multipartBody({ name: 'cut' }, randomBytes(MIB))
    await new Promise<void>((resolve) => {
      const sent = request(`http://${server.host}/v0/b/brigade/o?name=cut`, {
        method: 'POST',
        headers: { ...multipartHeaders, 'content-length': whole.length },
      })
      sent.on('error', () => resolve())
      sent.write(whole.subarray(0, MIB / 2), () => setTimeout(() => sent.destroy(new Error('left')), 50))
    })

    expect((await client().call('/cut')).status).toBe(404)
  })

  test.each([
    ['a body that is refused is heard to its end', 8 * MIB, 400],
    ['metadata without end', 70 * 1024, 413],
  ])('%s', async (_name, size, status) => {
    const path = status === 413 ? '/a' : '?name=%2F'
    const method = status === 413 ? 'PATCH' : 'POST'
    const answer = await client().call(path, {
      method,
      headers: multipartHeaders,
      body: new Uint8Array(size),
    })

    expect(answer.status).toBe(status)
  })

  test('headers that are too large, and requests that are none, harm nobody', async () => {
    const host = new URL(`http://${server.host}`)
    const say = async (text: string) =>
      new Promise<string>((resolve) => {
        const socket = connect(Number(host.port), host.hostname, () => socket.end(text))
        let said = ''
        socket.on('data', (data) => (said += data.toString()))
        socket.on('close', () => resolve(said))
        socket.on('error', () => resolve('cut off'))
      })
    expect(
      await say(
        `GET /v0/b/brigade/o/a HTTP/1.1\r\nhost: x\r\nauthorization: Firebase ${'a'.repeat(40_000)}\r\n\r\n`,
      ),
    ).toMatch(/^HTTP\/1.1 431 [^]*\r\nconnection: close\r\n/)
    expect(
      await say('GET /v0/b/brigade/o/%E0%A4%A HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n'),
    ).toMatch(/^HTTP\/1.1 400 /)
    expect(
      await say(
        'POST /v0/b/brigade/o?name=a HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-length: 5\r\n\r\nab',
      ),
    ).not.toMatch(/^HTTP\/1.1 5\d\d /)
    expect((await client().call('/none')).status).toBe(404)
  })
})

async function hashOf(answer: Response): Promise<string> {
  const hash = createHash('md5')
  const reader = answer.body?.getReader()
  for (let read = await reader?.read(); read?.done === false; read = await reader?.read())
    hash.update(read.value)
  return hash.digest('base64')
}
