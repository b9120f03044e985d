import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'

const KIB_PER_MB = 1024

interface Resident {
  readonly nowMb: number
  /** The most it ever was; absent where the system does not say. */
  readonly mostMb?: number
}

/** What a process holds of the machine's memory. */
export async function residentMemory(pid: number): Promise<Resident> {
  const status = `/proc/${pid}/status`
  if (!existsSync(status)) {
    const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)])
    return { nowMb: Number(stdout) / KIB_PER_MB }
  }
  const text = await readFile(status, 'utf8')
  const field = (name: string) =>
    Number(new RegExp(`${name}:\\s+(\\d+)`, 'u').exec(text)?.[1] ?? Number.NaN) / KIB_PER_MB
  return { nowMb: field('VmRSS'), mostMb: field('VmHWM') }
}
