// `npm run mutation`: faults planted in the rules of packages/domain, one at a time; some test has to fail for each.
// Folder after folder, some ten minutes each; `npm run mutation -- ordering` only there. What was found before is kept in
// .stryker/ and only what changed since is tried again.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ensureInstalled, root } from './install.mjs'
import { pinnedNode } from './pinned-node.mjs'

const FOLDERS = ['core/quantities', 'food/recipes', 'kitchen/ordering', 'kitchen/safety']

ensureInstalled()
const asked = process.argv.slice(2)
const stryker = join(root, 'node_modules/@stryker-mutator/core/bin/stryker.js')
const failed = (asked.length > 0 ? asked : FOLDERS).filter((folder) => {
  const env = { ...process.env, MUTATED_FOLDER: folder }
  return spawnSync(pinnedNode(), [stryker, 'run'], { cwd: root, stdio: 'inherit', env }).status !== 0
})
if (failed.length > 0) console.error(`Too many faults went unnoticed in ${failed.join(', ')}.`)
process.exitCode = failed.length > 0 ? 1 : 0
