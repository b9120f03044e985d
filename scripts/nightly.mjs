// `npm run nightly`: the trials at full length, every journey by keyboard alone, and every page in every language, some
// hours; `npm run nightly -- fuzz` only the trials so named, `npm run nightly -- journeys` no trials.
// SEED repeats what chance did in an earlier run; each trial prints its own.
import { join } from 'node:path'
import { checkAdvisories } from './advisories.mjs'
import { ensureBuilt } from './build.mjs'
import { ensureChromium } from './chromium.mjs'
import { ensureInstalled, root } from './install.mjs'
import { runProgram } from './run-program.mjs'

/** What rules are tried with at full length: every name, every file, many more lines made by chance. */
const RULES = 'packages/domain/src'
/** Where trials are: the provider's and the server's. */
const TRIALS = 'trials'
const JOURNEYS = 'journeys/src'

ensureInstalled()
ensureBuilt()
ensureChromium()
// A registry that does not answer is told, and keeps nothing from being tried.
if (process.argv.length === 2 && checkAdvisories() === 1) process.exit(1)
process.env.NIGHTLY = 'on'
process.env.JOURNEY_HANDS = 'keyboard'
const asked = process.argv.slice(2).map((name) => (name === 'journeys' ? JOURNEYS : `${TRIALS}/${name}`))
const vitest = join(root, 'node_modules/vitest/vitest.mjs')
runProgram([
  vitest,
  'run',
  '--project',
  'unit',
  '--project',
  'contract',
  '--project',
  'journeys',
  '--no-file-parallelism',
  ...(asked.length > 0 ? asked : [RULES, TRIALS, JOURNEYS]),
])
