// `npm run dev`: the server restarts when its sources change, the pages change in the open browser.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensureBuilt } from './build.mjs'
import { ensureInstalled, root } from './install.mjs'
import { pinnedNode } from './pinned-node.mjs'

const PORT = process.env.PORT ?? '8080'
const BACKEND_PORT = String(Number(PORT) + 1)

ensureInstalled()
ensureBuilt()

const run = (args, options) => spawn(pinnedNode(), args, { stdio: 'inherit', ...options })
const children = [
  run(['--watch', join(root, 'apps/server/src/main.ts')], {
    env: { ...process.env, PORT: BACKEND_PORT, NODE_ENV: 'development' },
  }),
  run([join(root, 'node_modules/vite/bin/vite.js'), '--port', PORT, '--strictPort'], {
    cwd: join(root, 'apps/web'),
    env: { ...process.env, BRIGADE_BACKEND: `http://localhost:${BACKEND_PORT}` },
  }),
]

function stop(code) {
  for (const child of children) child.kill('SIGTERM')
  process.exitCode = code
}

for (const child of children) child.on('exit', (code) => stop(code ?? 0))
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => stop(0))
