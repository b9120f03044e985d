// `npm run types`: whether every part keeps its types.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureInstalled, root } from './install.mjs'
import { pinnedNode } from './pinned-node.mjs'

/** Programs of the compiler: the rules without Node and the DOM, what runs in Node with every test, and the browser's parts. */
export const TYPED = ['packages/domain', '.', 'packages/design-system', 'apps/web']

/** Says what is wrong with the types of one part, and gives whether nothing is. */
export function keepsItsTypes(project) {
  const tsc = join(root, 'node_modules/typescript/bin/tsc')
  return spawnSync(pinnedNode(), [tsc, '-p', project], { cwd: root, stdio: 'inherit' }).status === 0
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  ensureInstalled()
  const wrong = TYPED.filter((project) => !keepsItsTypes(project))
  process.exit(wrong.length === 0 ? 0 : 1)
}
