import { readdir, readFile } from 'node:fs/promises'
import { residentMemory } from './resident-memory.ts'

const KIB_PER_MB = 1024

/**
 * What a process and those that it has started hold of the machine's memory, in MB: a page that several share counts once
 * among them. Where the system does not tell that, the process alone.
 */
export async function familyMemory(pid: number): Promise<number> {
  if (process.platform !== 'linux') return (await residentMemory(pid)).nowMb
  const shares = await Promise.all((await familyOf(pid)).map(proportionalKib))
  return shares.reduce((sum, kib) => sum + kib, 0) / KIB_PER_MB
}

/** The process and all below it. */
async function familyOf(pid: number): Promise<readonly number[]> {
  const names = (await readdir('/proc')).filter((name) => /^\d+$/u.test(name))
  const parents = new Map(
    await Promise.all(names.map(async (name) => [Number(name), await parentOf(name)] as const)),
  )
  const isBelow = (one: number): boolean => {
    const parent = parents.get(one)
    return one === pid || (parent !== undefined && parent > 0 && isBelow(parent))
  }
  return [...parents.keys()].filter(isBelow)
}

async function parentOf(pid: string): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // The name in brackets may hold anything; the parent is the second word behind it.
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1] ?? 0)
}

/** A shared page counts with its part for each process that has it. */
async function proportionalKib(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '')
  return Number(/^Pss:\s+(\d+)/mu.exec(text)?.[1] ?? 0)
}
