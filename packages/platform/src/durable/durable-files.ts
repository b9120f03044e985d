import { mkdir, open, rename, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'

/** Waits until the names in a folder are safe from a power cut. Windows neither needs nor allows this. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/**
 * Makes a folder, and those above it that are missing, so that they survive a power cut.
 * @param mode - permissions of the new folders
 */
export async function makeDurableFolder(folder: string, mode?: number): Promise<void> {
  const firstMade = await mkdir(folder, { recursive: true, mode })
  if (firstMade === undefined) return
  const top = dirname(resolve(firstMade))
  for (let above = dirname(resolve(folder)); above.length >= top.length; above = dirname(above)) {
    await syncFolder(above)
    if (above === top) return
  }
}

/** Gives a file, or a folder whose files are synced, its final name, so that the name survives a power cut. */
export async function renameDurably(from: string, to: string): Promise<void> {
  await rename(from, to)
  await syncFolder(dirname(to))
}

/**
 * Writes a file that is complete or absent, even after a power cut.
 * @param unfinished - its name until it is complete, in the same folder
 * @param mode - permissions of the file
 */
export async function writeDurably(
  path: string,
  unfinished: string,
  text: string,
  mode = 0o666,
): Promise<void> {
  await writeFile(unfinished, text, { mode, flush: true })
  await renameDurably(unfinished, path)
}
