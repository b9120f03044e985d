import { createInterface } from 'node:readline'
import type { LossyMachine } from './lossy-machine.ts'

interface StartedProgram {
  readonly command: readonly string[]
  readonly env: Readonly<Record<string, string | undefined>>
  /** A line of its output that says it is ready; its first group is the answer. */
  readonly ready: RegExp
}

/**
 * Starts a program on the machine and waits until it says that it is ready.
 * @returns what the line said
 * @throws Error with everything it has said, when it ends before
 */
export function startUntil(machine: LossyMachine, { command, env, ready }: StartedProgram): Promise<string> {
  const program = machine.start(command, { env })
  const lines: string[] = []
  return new Promise((resolve, reject) => {
    for (const output of [program.stdout, program.stderr]) {
      createInterface(output).on('line', (line) => {
        lines.push(line)
        const found = ready.exec(line)
        if (found !== null) resolve(found[1] ?? '')
      })
    }
    program.once('close', () => reject(new Error(`did not start: ${lines.join('\n')}`)))
  })
}
