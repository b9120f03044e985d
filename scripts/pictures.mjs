// `npm run pictures`: draws the kept pictures of all specimens again, after their look was changed on purpose.
import { ensureBuilt } from './build.mjs'
import { ensureChromium } from './chromium.mjs'
import { ensureInstalled } from './install.mjs'
import { runProgram } from './run-program.mjs'

ensureInstalled()
ensureBuilt()
ensureChromium()

process.env.PICTURES = 'renew'
runProgram([
  'node_modules/vitest/vitest.mjs',
  'run',
  '--project',
  'journeys',
  'journeys/src/shell/pictures.test.ts',
])
