import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { type ClientHttp2Session, connect } from 'node:http2'
import { get } from 'node:https'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { connect as tlsConnect } from 'node:tls'
import { promisify } from 'node:util'
import { formOf, readArrays } from '@brigade/platform/testing/webchannel/test-client.ts'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { preparedData, type ServerData } from '../../../testing/prepared-data.ts'
import { newKitchenClient } from '../../../testing/kitchen-client.ts'
import { refusedStart, type ServerProcess, startProcess } from '../../../testing/server-process.ts'

/** Servers are started here, and a busy machine takes its time. */
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const HOUR_SECONDS = 3_600

let folder: string
let data: ServerData
let metricsPort: number
let server: ServerProcess

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'brigade-operating-'))
  metricsPort = await freePort()
  const backup = join(folder, 'backups', 'brigade-2026-11-25T03-00-00-000Z')
  await mkdir(backup, { recursive: true })
  const provedAt = new Date(Date.now() - HOUR_SECONDS * 1000).toISOString()
  await writeFile(join(backup, 'proved.json'), JSON.stringify({ provedAt, rows: 1, files: 0 }))
  data = await preparedData()
  server = await startProcess({
    ...data.settings,
    BRIGADE_BACKUPS: join(folder, 'backups'),
    BRIGADE_METRICS: `127.0.0.1:${metricsPort}`,
    BRIGADE_NODE: 'north-1',
    BRIGADE_PROXIES: '1',
    SMTP_URL: 'smtp://operator:secret-12@mail.example:587',
  })
})
afterAll(async () => {
  await server.stop()
  await data.remove()
  await rm(folder, { recursive: true, force: true })
})

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => {
    probe.listen(0, '127.0.0.1', resolve)
  })
  const address = probe.address()
  await new Promise((resolve) => {
    probe.close(resolve)
  })
  return typeof address === 'object' && address !== null ? address.port : 0
}

const metrics = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()

describe('figures for Prometheus', () => {
  test('are on an address of their own, and count what is done, without names', async () => {
    const { kitchenId, token } = await newKitchenClient(server.url)
    const told = await metrics()

    expect(told).toMatch(/^brigade_commits_total [1-9]/m)
    expect(told).toMatch(
      /brigade_http_requests_total\{method="POST",route="\/v1\/projects\/\*",status="200"\} 1/,
    )
    expect(told).toMatch(/^brigade_listeners 0/m)
    expect(told).toMatch(/^brigade_realtime_sessions 0/m)
    expect(told).toMatch(/^brigade_realtime_writes_total 0/m)
    expect(told).toMatch(/^brigade_job_runs_total\{job="empty-bins"\} 0/m)
    expect(told).toMatch(/^brigade_job_interval_seconds\{job="publish-planned-menus"\} 60/m)
    expect(told).not.toMatch(/^brigade_job_last_success_timestamp_seconds\{job="empty-bins"\}/m)
    expect(told).toMatch(/^process_resident_memory_bytes /m)
    for (const secret of [kitchenId, token]) expect(told).not.toContain(secret)
    expect(await (await fetch(`${server.url}/metrics`)).text()).not.toContain('brigade_commits_total')
    expect((await fetch(`http://127.0.0.1:${metricsPort}/`)).status).toBe(404)
  })

  test('tell the age of the newest proved backup, and so does health', async () => {
    const health: unknown = await (await fetch(`${server.url}/healthz`)).json()
    expect(health).toEqual({ status: 'ok', provedBackupAgeSeconds: expect.closeTo(HOUR_SECONDS, -3) })
    expect(await metrics()).toMatch(/^brigade_backup_proved_age_seconds 3[6-9]\d\d/m)
  })

  test('an address that is taken stops the start in one sentence', async () => {
    const other = await preparedData()
    const { code, said } = await refusedStart({
      ...other.settings,
      BRIGADE_METRICS: `127.0.0.1:${metricsPort}`,
    })
    await other.remove()
    expect([code, said]).toEqual([1, expect.stringMatching(/^BRIGADE_METRICS is .*EADDRINUSE[^\n]*\.\n$/)])
  })
})

test('a plain connection to another machine is told at the start, without its password', () => {
  const told = server.lines.filter((line) => line.includes('without TLS'))
  expect(told).toEqual([expect.stringContaining('SMTP_URL')])
  expect(told.join()).not.toContain('secret-12')
})

describe('a request', () => {
  test('is answered with the id it is logged under, its proxy’s or its own', async () => {
    const own = await fetch(`${server.url}/healthz`)
    const given = await fetch(`${server.url}/healthz`, { headers: { 'x-request-id': 'from-our-proxy-1' } })
    const odd = await fetch(`${server.url}/healthz`, { headers: { 'x-request-id': '{"a":1}' } })

    const id = own.headers.get('x-request-id') ?? ''
    expect(id).toMatch(/^[\da-f-]{36}$/)
    expect(given.headers.get('x-request-id')).toBe('from-our-proxy-1')
    expect(odd.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/)
    await expect.poll(() => server.lines.filter((line) => line.includes(id)).length).toBeGreaterThan(0)
  })

  test('that opens a channel is told the name of the process in its session', async () => {
    const address = `${server.url}/google.firestore.v1.Firestore/Listen/channel?VER=8&RID=1&CVER=22&t=1`
    const answer = await fetch(address, { method: 'POST', body: 'count=0&ofs=0' })

    expect(answer.headers.get('x-http-session-id')).toMatch(/^north-1\.[\w-]{20,}$/)
  })
})

/** Opens a channel over HTTP/2 and gives what it tells until it speaks of a target. */
async function hearChannel(session: ClientHttp2Session): Promise<string> {
  const path = '/google.firestore.v1.Firestore/Listen/channel?VER=8&CVER=22&t=1'
  const database = 'projects/brigade/databases/(default)'
  const documents = { documents: [`${database}/documents/kitchens/none`] }
  const opening = session.request({
    ':method': 'POST',
    ':path': `${path}&RID=1`,
    'content-type': 'application/x-www-form-urlencoded',
  })
  opening.end(formOf([{ database, addTarget: { targetId: 2, documents } }]))
  const [greeting] = readArrays(await text(opening))
  const sessionId = String(greeting?.[1][1])
  const hanging = session.request({ ':path': `${path}&RID=rpc&SID=${sessionId}&AID=0&CI=0&TYPE=xmlhttp` })
  let heard = ''
  for await (const chunk of hanging) {
    heard += String(chunk)
    if (heard.includes('targetChange')) break
  }
  return heard
}

/** Of the certificate that the server shows to who comes now. */
async function fingerprintOf(url: string): Promise<string> {
  const { hostname, port } = new URL(url)
  const socket = tlsConnect({ host: hostname, port: Number(port), rejectUnauthorized: false })
  await once(socket, 'secureConnect')
  const { fingerprint256 } = socket.getPeerCertificate()
  socket.destroy()
  return fingerprint256
}

describe('with a certificate of its own', () => {
  test('the server speaks HTTP/2 over TLS, HTTP/1.1 to those who want it, and stops in time', async () => {
    const [TLS_CERT, TLS_KEY] = [join(folder, 'cert.pem'), join(folder, 'key.pem')]
    const subject = ['-subj', '/CN=localhost', '-days', '2']
    const files = ['-keyout', TLS_KEY, '-out', TLS_CERT]
    const make = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...subject, ...files]
    await promisify(execFile)('openssl', make)
    const other = await preparedData()
    const secure = await startProcess({ ...other.settings, TLS_CERT, TLS_KEY })
    expect(secure.url).toMatch(/^https:\/\/localhost:\d+$/)

    const session = connect(secure.url, { rejectUnauthorized: false })
    const asked = session.request({ ':path': '/healthz' })
    const statuses: unknown[] = []
    asked.on('response', (headers) => statuses.push(headers[':status'], headers['x-request-id']))
    expect(await text(asked)).toBe('{"status":"ok"}')
    expect(statuses).toEqual([200, expect.any(String)])
    expect(await hearChannel(session)).toMatch(/"targetChangeType":"ADD"/)
    const old = await new Promise<string | undefined>((resolve, reject) => {
      get(`${secure.url}/healthz`, { rejectUnauthorized: false }, (answer) => {
        answer.resume()
        resolve(`${answer.httpVersion} ${answer.statusCode}`)
      }).on('error', reject)
    })
    expect(old).toBe('1.1 200')

    const first = await fingerprintOf(secure.url)
    await promisify(execFile)('openssl', make)
    process.kill(secure.pid, 'SIGHUP')
    await expect.poll(() => fingerprintOf(secure.url), { timeout: 20_000 }).not.toBe(first)
    expect(await secure.stop()).toBe(0)
    session.destroy()
    await other.remove()
  })

  test('half of it, or none at the named place, stops the start in one sentence', async () => {
    const settings = { BRIGADE_DATA: join(folder, 'half'), TLS_CERT: join(folder, 'nowhere.pem') }
    expect(await refusedStart(settings)).toEqual({ code: 1, said: expect.stringMatching(/^TLS_KEY/) })
    const both = { ...settings, TLS_KEY: join(folder, 'nowhere.pem') }
    expect(await refusedStart(both)).toEqual({
      code: 1,
      said: expect.stringMatching(/^TLS_CERT is .* but cannot be read: ENOENT[^\n]*\.\n$/),
    })
  })
})
