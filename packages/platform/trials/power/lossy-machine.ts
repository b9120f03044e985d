import { type ChildProcessByStdio, spawn, type SpawnOptions } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { type LossyDisk, openLossyDisk } from './lossy-disk.ts'

/** A program on the machine, with its output. */
export type MachineProgram = ChildProcessByStdio<null, Readable, Readable>

/** A machine with one lossy disk. Its programs die together when the power goes. */
export interface LossyMachine extends Pick<LossyDisk, 'folder' | 'writeSomeEarly'> {
  /**
   * Starts a program. It and its children see process numbers that begin at 1, as after a boot: a number in a lock file
   * of the life before may be another program's now.
   */
  start(command: readonly string[], options?: Pick<SpawnOptions, 'env'>): MachineProgram
  /** The power goes and comes back: the programs are dead, and the disk has what it had. */
  losePower(): Promise<void>
  /** Ends everything and forgets the disk. */
  close(): Promise<void>
}

/** As a boot does: the first process takes in what others leave behind. */
const FIRST_PROCESS = ['/bin/sh', '-c', '"$@"; exit $?', 'sh']

/** Opens a machine without programs. @throws Error where `canLosePower` is false */
export function openLossyMachine(): LossyMachine {
  const disk = openLossyDisk()
  const running = new Set<MachineProgram>()
  const killAll = () => Promise.all([...running].map(killWhole))
  return {
    folder: disk.folder,
    writeSomeEarly: (chance) => disk.writeSomeEarly(chance),
    start(command, { env } = {}) {
      const program = spawn(
        // A trial that is ended from outside takes its programs with it.
        'setpriv',
        [
          '--pdeathsig',
          'KILL',
          'unshare',
          '--pid',
          '--ipc',
          '--fork',
          '--kill-child',
          '--mount-proc',
          ...FIRST_PROCESS,
          ...command,
        ],
        { env, stdio: ['ignore', 'pipe', 'pipe'] },
      )
      running.add(program)
      program.once('exit', () => running.delete(program))
      return program
    },
    async losePower() {
      disk.cut()
      await killAll()
      await disk.restore()
    },
    async close() {
      await killAll()
      await disk.close()
    },
  }
}

/** When the first process of a process namespace dies, the kernel kills all others before that one is gone. */
async function killWhole(program: MachineProgram): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return
  const gone = once(program, 'exit')
  const first = await firstProcess(program)
  if (first === undefined) program.kill('SIGKILL')
  else process.kill(first, 'SIGKILL')
  await gone
}

async function firstProcess({ pid }: MachineProgram): Promise<number | undefined> {
  for (let attempt = 1; attempt <= 40; attempt += 1) {
    const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => undefined)
    if (children === undefined) return undefined
    if (children.trim() !== '') return Number(children.trim().split(' ')[0])
    await wait(5)
  }
  return undefined
}
