import { randomUUID } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import * as z from 'zod'

/** How often a lock that a dead process left is taken away, and how often another may be quicker. */
const ATTEMPTS = 3

const Holder = z.object({
  pid: z.number().int().positive(),
  /** Tells a process from another that got its number later; empty where the system does not say. */
  born: z.string(),
})

/** Somebody else works on the folder. */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse'
  /** The process that does; undefined when several want it at once. */
  readonly pid: number | undefined

  constructor(folder: string, pid: number | undefined) {
    super(
      pid === undefined
        ? `several programs want "${folder}" at once`
        : `another program uses "${folder}" (process ${pid})`,
    )
    this.pid = pid
  }
}

/** What this process holds. */
const heldHere = new Set<string>()

/**
 * Holds a folder for this process, because two engines on the same files would ruin them. What a dead process held is
 * taken over. The answer lets it go.
 * @param lock - the file that says who holds it, in a folder that is there
 * @throws FolderInUse when a process that runs holds it
 */
export async function holdFolder(folder: string, lock: string): Promise<() => Promise<void>> {
  // A link appears with its content or not at all, and never over another.
  const claim = `${lock}.${randomUUID()}`
  await writeFile(claim, JSON.stringify({ pid: process.pid, born: await bornOf(process.pid) }))
  try {
    await linkClaim(folder, claim, lock)
  } finally {
    await rm(claim, { force: true })
  }
  heldHere.add(lock)
  return async () => {
    heldHere.delete(lock)
    await rm(lock, { force: true })
  }
}

async function linkClaim(folder: string, claim: string, lock: string): Promise<void> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    if (await isLinked(claim, lock)) return
    await refuseIfHeld(folder, lock)
    await rm(lock, { force: true })
  }
  throw new FolderInUse(folder, undefined)
}

async function isLinked(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

async function refuseIfHeld(folder: string, lock: string): Promise<void> {
  const holder = Holder.safeParse(readJson(await readFile(lock, 'utf8').catch(() => '')))
  if (!holder.success) return
  const { pid, born } = holder.data
  const isHeld = pid === process.pid ? heldHere.has(lock) : isAlive(pid) && born === (await bornOf(pid))
  if (isHeld) throw new FolderInUse(folder, pid)
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Whether a process with this number is there, whoever's it is. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** When a process began, counted from a boot of the machine: Linux tells, other systems do not. */
async function bornOf(pid: number): Promise<string> {
  try {
    const [boot, stat] = await Promise.all([
      readFile('/proc/sys/kernel/random/boot_id', 'utf8'),
      readFile(`/proc/${pid}/stat`, 'utf8'),
    ])
    // The name in brackets may hold anything; the start time is the twentieth word behind it.
    const words = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return `${boot.trim()} ${words[19] ?? ''}`
  } catch {
    return ''
  }
}
