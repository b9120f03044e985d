import { StartError } from '../start/start-error.ts'

/** An operator's command, as it is typed. */
interface OperatorCommand {
  /** What `--help` says. */
  readonly usage: string
  /** The options that it takes beside `--help`. */
  readonly options?: readonly string[]
  /** Does it: with the words that were typed, and the options among those it takes. */
  readonly run: (words: readonly string[], options: ReadonlySet<string>) => Promise<string>
}

const HELP: ReadonlySet<string> = new Set(['--help', '-h'])

/** Runs a command to its end; what it refuses is one sentence and exit code 1. */
export async function runCommand(command: OperatorCommand): Promise<void> {
  try {
    process.stdout.write(`${await answerOf(command, process.argv.slice(2))}\n`)
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
}

async function answerOf(
  { usage, options: known = [], run }: OperatorCommand,
  typed: readonly string[],
): Promise<string> {
  if (typed.some((word) => HELP.has(word))) return usage
  const options = typed.filter((word) => word.startsWith('-'))
  const unknown = options.find((option) => !known.includes(option))
  if (unknown !== undefined) {
    throw new StartError(`There is no option "${unknown}": --help says what there is.`)
  }
  return run(
    typed.filter((word) => !word.startsWith('-')),
    new Set(options),
  )
}
