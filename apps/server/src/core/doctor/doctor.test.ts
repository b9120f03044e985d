import { execFile, execFileSync } from 'node:child_process'
import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { readConfig } from '../start/config.ts'
import { checkBackups } from './check-backups.ts'
import { checkCertificates } from './check-certificates.ts'
import { checkClock, type TimeServer } from './check-clock.ts'
import { checkDisk } from './check-disk.ts'
import { checkMail } from './check-mail.ts'
import { checkNode, checkVersions, judgePostgres } from './check-versions.ts'
import { report } from './finding.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const isRoot = process.getuid?.() === 0 && process.platform === 'linux'
const now = new Date('2026-11-25T12:00:00Z')
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'brigade-doctor-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const configOf = (settings: Readonly<Record<string, string>>) =>
  readConfig({ BRIGADE_DATA: join(folder, 'data'), ...settings })

/** A backup made and proved at a time, as far as the doctor looks. */
async function aProvedBackup(backups: string, provedAt: string): Promise<void> {
  const path = join(backups, `brigade-${provedAt.replaceAll(/[:.]/gu, '-')}`)
  await mkdir(path, { recursive: true })
  await writeFile(join(path, 'proved.json'), JSON.stringify({ provedAt, rows: 1, files: 0 }))
}

/** A time server whose clock differs from this machine's. */
async function aTimeServer(aheadMs: number): Promise<TimeServer & { close(): void }> {
  const socket = createSocket('udp4')
  socket.on('message', (_question, { port, address }) => {
    const answer = Buffer.alloc(48)
    answer.writeUInt32BE(Math.floor((Date.now() + aheadMs) / 1000) + 2_208_988_800, 40)
    socket.send(answer, port, address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  return { host: '127.0.0.1', port: socket.address().port, close: () => socket.close() }
}

describe('the doctor', () => {
  test('says how much room there is, and that one disk holds data and backups', async () => {
    const findings = await checkDisk(configOf({}))
    expect(findings).toMatchObject([
      { sentence: expect.stringMatching(/^BRIGADE_DATA, ".*", has \d+ [MG]iB free/u) },
      { sentence: expect.stringMatching(/^BRIGADE_BACKUPS, ".*", has \d+ [MG]iB free/u) },
      { verdict: 'advice', sentence: expect.stringContaining('on the same disk') },
    ])
    const [nowhere] = await checkDisk(configOf({ BRIGADE_DATA: '/proc/brigade', BRIGADE_BACKUPS: 'off' }))
    expect(nowhere).toMatchObject({ verdict: 'act' })
  })

  test.skipIf(!isRoot)('wants room on a small disk, and is glad about another one for backups', async () => {
    const disk = await mkdtemp(join(folder, 'disk-'))
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64m', 'tmpfs', disk])
    try {
      expect(await checkDisk(configOf({ BRIGADE_BACKUPS: disk }))).toMatchObject([
        {},
        { verdict: 'act', sentence: expect.stringContaining('make room now') },
        { verdict: 'good', sentence: 'Backups and data are on different disks.' },
      ])
    } finally {
      execFileSync('umount', ['-l', disk])
    }
  })

  test('asks a time server, and names the difference', async () => {
    const [right, behind] = [await aTimeServer(0), await aTimeServer(60_000)]
    expect(await checkClock(right)).toMatchObject({ verdict: 'good' })
    expect(await checkClock(behind)).toMatchObject({
      verdict: 'act',
      sentence: expect.stringMatching(/^It is (59|60)\.\d s behind/u),
    })
    right.close()
    behind.close()
    expect(await checkClock({ host: '127.0.0.1', port: behind.port })).toMatchObject({ verdict: 'advice' })
  })

  test('wants a Node.js and a PostgreSQL that are new enough, and a database that answers', async () => {
    expect([checkNode('24.1.0').verdict, checkNode('20.1.0').verdict]).toEqual(['good', 'act'])
    expect(judgePostgres('17.2 (Debian 17.2-1)', true)).toMatchObject({ verdict: 'good' })
    expect(judgePostgres('14.1', true)).toMatchObject({ verdict: 'act' })
    expect(judgePostgres('17.2', false)).toMatchObject({ sentence: expect.stringContaining('CREATEDB') })
    const [, database] = await checkVersions(configOf({ DATABASE_URL: 'postgres://me:hidden@127.0.0.1:1/x' }))
    expect(database).toMatchObject({ verdict: 'act', sentence: expect.not.stringContaining('hidden') })
  })

  test('wants a proved backup of the last two nights', async () => {
    const backups = join(folder, 'proved')
    const check = () => checkBackups(configOf({ BRIGADE_BACKUPS: backups }), now)
    expect(await check()).toMatchObject({ verdict: 'act' })
    await aProvedBackup(backups, '2026-11-22T03:00:00.000Z')
    expect(await check()).toMatchObject({ verdict: 'act', sentence: expect.stringContaining('81 h old') })
    await aProvedBackup(backups, '2026-11-25T03:00:00.000Z')
    expect(await check()).toMatchObject({ verdict: 'good', sentence: expect.stringContaining('9 h ago') })
    expect(await checkBackups(configOf({ BRIGADE_BACKUPS: 'off' }), now)).toMatchObject({ verdict: 'advice' })
  })

  test('knocks at the mail server', async () => {
    const server = createServer((socket) => {
      socket.write('220 test\r\n')
      socket.on('data', (said) =>
        socket.write(said.toString().startsWith('QUIT') ? '221 bye\r\n' : '250 ok\r\n'),
      )
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    const smtp = `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
    expect(await checkMail(configOf({ SMTP_URL: smtp }))).toMatchObject({ verdict: 'good' })
    server.close()
    await once(server, 'close')
    expect(await checkMail(configOf({ SMTP_URL: smtp }))).toMatchObject({ verdict: 'act' })
    expect(await checkMail(configOf({}))).toMatchObject({ verdict: 'advice' })
  })

  test('sees a certificate that ends, or does not fit its key', async () => {
    const [cert, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')]
    const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=localhost', '-days', '30']
    execFileSync('openssl', [...request, '-keyout', key, '-out', cert], { stdio: 'ignore' })
    const at = async (days: number) => {
      const [finding] = await checkCertificates(
        configOf({ TLS_CERT: cert, TLS_KEY: key }),
        new Date(Date.now() + days * 86_400_000),
      )
      return finding?.verdict
    }
    expect([await at(0), await at(20), await at(40)]).toEqual(['good', 'act', 'act'])
    await writeFile(key, 'no key')
    expect(await at(0)).toBe('act')
    const plain = await checkCertificates(configOf({ BRIGADE_URL: 'http://brigade.example' }), now)
    expect(plain).toMatchObject([{ verdict: 'advice' }])
  })

  test('as a command prints a line for each thing and ends with 1 when something must be done', async () => {
    const program = fileURLToPath(new URL('../../doctor.ts', import.meta.url))
    const { code, said } = await new Promise<{ code: number; said: string }>((resolve) => {
      const env = { BRIGADE_DATA: join(folder, 'data') }
      execFile(process.execPath, [program], { env, cwd: folder }, (error, out) => {
        resolve({ code: typeof error?.code === 'number' ? error.code : 0, said: out })
      })
    })
    expect(code).toBe(1)
    expect(said).toMatch(/^TO DO +Backups: There is no proved backup/mu)
    expect(said).toMatch(/^ok +Node\.js: Version/mu)
    expect(said).toMatch(/\n\d+ things? must be done\.\n$/u)
    expect(report([])).toContain('Nothing must be done.')
  })
})
