// `npm run nightly`: the trials at full length, some hours; `npm run nightly -- fuzz` only those so named.
// SEED repeats what chance did in an earlier run; each trial prints its own.
import { join } from 'node:path'
import { ensureInstalled, root } from './install.mjs'
import { runProgram } from './run-program.mjs'

/** Where trials are: the provider's and the server's. */
const TRIALS = 'src/trials'

ensureInstalled()
process.env.NIGHTLY = 'on'
const asked = process.argv.slice(2).map((name) => `${TRIALS}/${name}`)
const vitest = join(root, 'node_modules/vitest/vitest.mjs')
runProgram([
  vitest,
  'run',
  '--project',
  'contract',
  '--no-file-parallelism',
  ...(asked.length > 0 ? asked : [TRIALS]),
])
