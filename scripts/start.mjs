// `npm start`: installs what is missing, builds what has changed, then runs the server under the pinned Node.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensureBuilt } from './build.mjs'
import { ensureInstalled, root } from './install.mjs'
import { pinnedNode } from './pinned-node.mjs'

ensureInstalled()
ensureBuilt()

const server = spawn(pinnedNode(), [join(root, 'apps/server/src/main.ts')], { stdio: 'inherit' })
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => server.kill(signal))
server.on('exit', (code, signal) => process.exit(signal === null ? (code ?? 1) : 1))
