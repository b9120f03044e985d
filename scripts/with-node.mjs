// Runs a program under the Node that the project pins, whatever Node started npm.
import { runProgram } from './run-program.mjs'

runProgram(process.argv.slice(2))
