import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const CANDIDATES = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

const find = () => CANDIDATES.find((path) => path !== undefined && existsSync(path))

/**
 * Path of a Chromium for the browser tests, brought from Debian's packages when there is none and this user may install.
 * @returns {string} an executable's path
 * @throws with a sentence that says how to get one
 */
export function ensureChromium() {
  const found = find()
  if (found !== undefined) return found
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (mayInstall) {
    console.log('Bringing Chromium from Debian’s packages …')
    const apt = (...args) =>
      execFileSync('apt-get', ['-qq', '-y', ...args], { stdio: ['ignore', 'ignore', 'inherit'] })
    apt('update')
    apt('install', '--no-install-recommends', 'chromium')
  }
  const installed = find()
  if (installed !== undefined) return installed
  throw new Error(
    'The browser tests need Chromium. Install it (Debian: apt-get install chromium) or set CHROMIUM_PATH to one.',
  )
}
