// Runs a program under the Node that the project pins, whatever Node started npm, and installs first what it needs.
import { ensureInstalled } from './install.mjs'
import { runProgram } from './run-program.mjs'

ensureInstalled()
runProgram(process.argv.slice(2))
