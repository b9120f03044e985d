// `npm run advisories`: asks the npm registry whether anything is known against the packages that the server and the pages
// run. Ends with 1 when there is, with 2 when the registry does not answer. Tests ask nobody outside, so `npm run nightly`
// begins with this.
import { spawnSync } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import { root } from './install.mjs'

/**
 * What a report of `npm audit --json` comes to.
 * @param {string} report
 * @returns {{ readonly code: 0 | 1 | 2, readonly lines: readonly string[] }}
 */
export function verdictOf(report) {
  const silent = { code: 2, lines: ['The registry does not say what is known against packages.'] }
  try {
    const { vulnerabilities } = JSON.parse(report)
    if (vulnerabilities === undefined) return silent
    const known = Object.values(vulnerabilities)
    if (known.length === 0) return { code: 0, lines: ['Nothing is known against the packages in use.'] }
    return { code: 1, lines: known.map(({ name, severity, range }) => `${name} ${range}: ${severity}`) }
  } catch {
    return silent
  }
}

/** Asks the registry and prints what it says. */
export function checkAdvisories() {
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  const { code, lines } = verdictOf(stdout)
  for (const line of lines) console.log(line)
  return code
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) process.exitCode = checkAdvisories()
