// Runs a program under the Node that the project pins, whatever Node started npm.
import { spawn } from 'node:child_process'
import { pinnedNode } from './pinned-node.mjs'

const child = spawn(pinnedNode(), process.argv.slice(2), { stdio: 'inherit' })
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => process.exit(signal === null ? (code ?? 1) : 1))
