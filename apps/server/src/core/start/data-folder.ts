import { randomUUID } from 'node:crypto'
import { access, constants, link, mkdir, readFile, rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import { causeInWords, StartError } from './start-error.ts'

const LOCK_FILE = 'server.lock'

/** An engine that meets a full disk while it opens does not come back; this much lets it open and write a little. */
const NEEDED_BYTES = 48 * 1024 * 1024

const Holder = z.object({
  pid: z.number().int().positive(),
  /** Tells a process from another that got its number later; empty where the system does not say. */
  born: z.string(),
})

/** Folders of servers in this process. */
const heldHere = new Set<string>()

/**
 * Makes the data folder and holds it for this server, because two engines on the same files would ruin them. What a
 * dead process held is taken over. The answer lets it go.
 * @throws StartError when the folder cannot be written, is full, or is held by a server that runs
 */
export async function holdDataFolder(folder: string): Promise<() => Promise<void>> {
  const lock = join(folder, LOCK_FILE)
  await makeDataFolder(folder)
  await claim(folder, lock).catch((error: unknown) => refuseFolder(folder, error))
  heldHere.add(folder)
  return async () => {
    heldHere.delete(folder)
    await rm(lock, { force: true })
  }
}

/**
 * Makes the data folder.
 * @throws StartError when it cannot be written or is full
 */
export async function makeDataFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true })
    await access(folder, constants.W_OK)
    await checkRoom(folder)
  } catch (error) {
    refuseFolder(folder, error)
  }
}

function refuseFolder(folder: string, error: unknown): never {
  if (error instanceof StartError) throw error
  throw new StartError(`BRIGADE_DATA is "${folder}" but cannot be written: ${causeInWords(error)}.`)
}

async function checkRoom(folder: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize >= NEEDED_BYTES) return
  throw new StartError(
    `The disk of BRIGADE_DATA, "${folder}", has less than ${NEEDED_BYTES >> 20} MiB free: make room and start again.`,
  )
}

async function claim(folder: string, lock: string): Promise<void> {
  // A link appears with its content or not at all, and never over another.
  const claimFile = join(folder, `.${LOCK_FILE}.${randomUUID()}`)
  await writeFile(claimFile, JSON.stringify({ pid: process.pid, born: await bornOf(process.pid) }))
  try {
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      if (await isLinked(claimFile, lock)) return
      await refuseIfHeld(folder, lock)
      await rm(lock, { force: true })
    }
    throw new StartError(`BRIGADE_DATA is "${folder}" but several servers want it at once.`)
  } finally {
    await rm(claimFile, { force: true })
  }
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
  const isHeld = pid === process.pid ? heldHere.has(folder) : isAlive(pid) && born === (await bornOf(pid))
  if (isHeld) {
    throw new StartError(
      `BRIGADE_DATA is "${folder}" but another server uses it (process ${pid}): stop that one or name another folder.`,
    )
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isAlive(pid: number): boolean {
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
