import { createReadStream, createWriteStream } from 'node:fs'
import { link, readdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { makeDurableFolder, syncFolder } from '@brigade/platform/durable/durable-files.ts'
import { isContent } from './backup-folder.ts'
import type { Seal } from './seal.ts'

interface CopyOptions {
  readonly seal: Seal
  /** The content of a backup before, sealed for the same key: files that are there too are shared with it. */
  readonly before?: string
  /** Ends it early. */
  readonly signal?: AbortSignal
}

/**
 * Copies files and outbox into a backup. Files never change, so those of a backup before are linked, not copied, where
 * the disk can do that: each backup is whole, and takes only the room of what is new.
 * @returns the paths that were copied anew, below `to`
 */
export async function copyContent(
  from: string,
  to: string,
  { seal, before, signal }: CopyOptions,
): Promise<readonly string[]> {
  await makeDurableFolder(to)
  const [wanted, there] = [await contentFiles(from), new Set(await contentFiles(to))]
  const copied: string[] = []
  for (const path of wanted) {
    signal?.throwIfAborted()
    const name = `${path}${seal.suffix}`
    if (there.has(name)) continue
    const target = join(to, name)
    await makeDurableFolder(dirname(target))
    if (before !== undefined && (await isShared(join(before, name), target))) continue
    if (await isCopied(seal.close(createReadStream(join(from, path))), target)) copied.push(path)
  }
  for (const folder of new Set(copied.map((path) => dirname(join(to, path))))) await syncFolder(folder)
  return copied
}

/** The files of a data folder, or of a backup's, by their paths below it; no half written ones. */
export async function contentFiles(folder: string): Promise<readonly string[]> {
  const names = await readdir(folder).catch((): string[] => [])
  const below = await Promise.all(
    names.filter(isContent).map(async (name) => {
      const entries = await readdir(join(folder, name), { recursive: true, withFileTypes: true })
      return entries
        .filter((entry) => entry.isFile() && isWhole(entry.name, entry.parentPath))
        .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    }),
  )
  return below.flat().sort()
}

/** What is still being written has a name for it: `files/incoming`, and `.part` in the outbox. */
function isWhole(name: string, folder: string): boolean {
  return !folder.endsWith('/incoming') && !name.endsWith('.part')
}

async function isShared(from: string, to: string): Promise<boolean> {
  return link(from, to).then(
    () => true,
    () => false,
  )
}

/** False when the file was deleted meanwhile: then no row speaks of it any more, or none will. */
async function isCopied(bytes: AsyncIterable<Uint8Array>, target: string): Promise<boolean> {
  try {
    await pipeline(bytes, createWriteStream(target, { flush: true }))
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false
    throw error
  }
}

/** Bytes of a folder's files together. */
export async function bytesIn(folder: string, paths: readonly string[]): Promise<number> {
  let bytes = 0
  for (const path of paths) bytes += (await stat(join(folder, path)).catch(() => undefined))?.size ?? 0
  return bytes
}
