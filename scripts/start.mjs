// `npm start`: installs what is missing, builds what has changed, then runs the server under the pinned Node.
import { join } from 'node:path'
import { ensureBuilt } from './build.mjs'
import { ensureInstalled, root } from './install.mjs'
import { runProgram } from './run-program.mjs'

ensureInstalled()
ensureBuilt()

runProgram([join(root, 'apps/server/src/main.ts')])
