import { execFileSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

/** True when npm's own record of what it installed is at least as new as the lock file. */
function isInstalled() {
  const record = `${root}node_modules/.package-lock.json`
  return existsSync(record) && statSync(record).mtimeMs >= statSync(`${root}package-lock.json`).mtimeMs
}

/**
 * Installs what the lock file names, unless that has been done. Install scripts of packages are never run. Not `npm ci`,
 * which refuses a lock file that leaves out what only other machines could use; the lock file is not written to.
 */
export function ensureInstalled() {
  if (isInstalled()) return
  console.log('Installing what Brigade needs …')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  execFileSync(
    npm,
    ['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    },
  )
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) ensureInstalled()
