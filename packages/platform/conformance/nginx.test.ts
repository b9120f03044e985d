import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, onTestFinished, test } from 'vitest'
import { startPostgresServer } from '../testing/database/postgres-server.ts'
import { type ServerProcess, startConformance } from './conformance-process.ts'
import { freshCollection } from './fresh-collection.ts'
import { freePort } from './free-port.ts'
import { openBrowser } from './test-browser.ts'

const DOCUMENTED = new URL('../../../docs/deploy/nginx.conf', import.meta.url)
const NGINX = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx'].find(existsSync)

/** The documented file with the ports, certificates and folders of this test. */
async function configure(folder: string, ports: { readonly [documented: string]: string }): Promise<string> {
  let text = await readFile(DOCUMENTED, 'utf8')
  const places = {
    '/var/log/nginx/': `${folder}/`,
    '/run/nginx.pid': `${folder}/nginx.pid`,
    '/etc/ssl/brigade/fullchain.pem': `${folder}/cert.pem`,
    '/etc/ssl/brigade/key.pem': `${folder}/key.pem`,
  }
  for (const [documented, here] of Object.entries({ ...places, ...ports })) {
    expect(text).toContain(documented)
    text = text.replaceAll(documented, here)
  }
  const path = join(folder, 'nginx.conf')
  await writeFile(path, text)
  return path
}

async function makeCertificate(folder: string): Promise<void> {
  const files = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'cert.pem')]
  const subject = ['-subj', '/CN=localhost', '-days', '2']
  await promisify(execFile)('openssl', [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    ...subject,
    ...files,
  ])
}

async function startNginx(folder: string, config: string): Promise<ChildProcess> {
  if (NGINX === undefined) throw new Error('nginx is not there')
  execFileSync(NGINX, ['-t', '-q', '-c', config, '-p', folder])
  return spawn(NGINX, ['-c', config, '-p', folder, '-g', 'daemon off;'], { stdio: 'inherit' })
}

async function startBoth(): Promise<{ readonly one: ServerProcess; readonly two: ServerProcess }> {
  const postgres = await startPostgresServer()
  const start = (node: string) => startConformance({ DATABASE_URL: postgres.url, BRIGADE_NODE: node })
  const [one, two] = await Promise.all([start('one'), start('two')])
  onTestFinished(async () => {
    await Promise.all([one.stop(), two.stop()])
    await postgres.close()
  })
  return { one, two }
}

const portOf = ({ host }: ServerProcess): string => host.split(':')[1] ?? ''

describe.skipIf(NGINX === undefined)(
  'the documented nginx file (skipped where nginx is not installed)',
  () => {
    test('carries live data over HTTP/2, and a channel over to the other process when its own stops', async () => {
      const folder = await mkdtemp(join(tmpdir(), 'brigade-nginx-'))
      onTestFinished(() => rm(folder, { recursive: true, force: true }))
      const { one, two } = await startBoth()
      await makeCertificate(folder)
      const port = await freePort()
      const config = await configure(folder, {
        '127.0.0.1:8081': `127.0.0.1:${portOf(one)}`,
        '127.0.0.1:8082': `127.0.0.1:${portOf(two)}`,
        'listen 80;': `listen 127.0.0.1:${await freePort()};`,
        'listen 443 ssl http2;': `listen 127.0.0.1:${port} ssl http2;`,
      })
      const nginx = await startNginx(folder, config)
      onTestFinished(async () => {
        nginx.kill()
        await once(nginx, 'exit')
      })
      const browser = await openBrowser()
      onTestFinished(() => browser.close())
      const page = await browser.openPage()
      const name = freshCollection()
      await page.evaluate(
        async ({ host, c }) => {
          globalThis.db = sdk.openStore({ host, isSecure: true })
          globalThis.seen = []
          sdk.onSnapshot(sdk.collection(db, c), (snapshot) => {
            seen.push(snapshot.docs.map(({ id }) => id).join())
          })
          await sdk.setDoc(sdk.doc(db, c, 'a'), { n: 1 })
        },
        { host: `localhost:${port}`, c: name },
      )
      const lastSeen = async () => page.evaluate(() => seen.at(-1))
      await expect.poll(lastSeen).toBe('a')

      expect(await one.stop()).toBe(0)
      await page.evaluate(async (c) => sdk.setDoc(sdk.doc(db, c, 'b'), { n: 1 }), name)
      await expect.poll(lastSeen, { timeout: 20_000 }).toBe('a,b')
      const log = await readFile(join(folder, 'access.log'), 'utf8')
      expect(log).toMatch(/"POST \S+\/Listen\/channel HTTP\/2\.0" 200/)
      expect(log).not.toContain('SID=')
    }, 60_000)
  },
)
