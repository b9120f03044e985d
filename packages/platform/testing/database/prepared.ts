import { cpSync, existsSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm, rmdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { inject } from 'vitest'
import type { TestProject } from 'vitest/node'
import { startEngine } from '../../src/database/embedded/open-embedded.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where this run keeps what its tests begin with a copy of. */
    readonly preparedFolder: string
    /** The one PostgreSQL of this run, in which each test has a database of its own. */
    readonly postgresUrl: string
  }
}

const ASK_AGAIN_MS = 50
/** Pure functions and markup, which ask no database. */
const WITHOUT_DATABASE = 'unit'

/** Vitest's global setup: the folder of what is prepared and a PostgreSQL, for as long as the run lasts. */
export default async function prepare(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'brigade-prepared-'))
  project.provide('preparedFolder', folder)
  const isNeeded = project.vitest.projects.some(({ name }) => name !== WITHOUT_DATABASE)
  const engine = isNeeded
    ? await startEngine(join(folder, 'postgresql'), { isDurable: false })
    : { url: '', stop: async () => undefined }
  project.provide('postgresUrl', engine.url)
  return async () => {
    await engine.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Where programs that tests start may put what passes: a killed one leaves it, and it goes with the run. */
export function passingFolder(): string {
  return inject('preparedFolder')
}

/**
 * A new folder with a copy of what takes seconds to make, such as a server's first data: made once in a run, by the first
 * test that needs it, while the others wait. Whoever gets the copy removes it; what is left goes with the run.
 * @param name - of what is prepared
 * @param make - makes it in a folder that is there and empty
 */
export async function copyOfPrepared(name: string, make: (folder: string) => Promise<void>): Promise<string> {
  const root = inject('preparedFolder')
  const ready = join(root, name)
  while (!existsSync(ready)) {
    const making = `${ready}.making`
    if (!(await isMine(making))) await wait(ASK_AGAIN_MS)
    // Whoever was before us may have finished since we looked, and left us a name that is free again.
    else if (existsSync(ready)) await rmdir(making)
    else await makeWhole(making, ready, make)
  }
  const copy = await mkdtemp(join(root, `${name}-`))
  cpSync(ready, copy, { recursive: true })
  return copy
}

/** After a rename the name may be another's, so it is cleared only where nothing was renamed. */
async function makeWhole(
  making: string,
  ready: string,
  make: (folder: string) => Promise<void>,
): Promise<void> {
  try {
    await make(making)
    await rename(making, ready)
  } catch (problem) {
    await rm(making, { recursive: true, force: true })
    throw problem
  }
}

/** Several processes want it; one makes the folder. */
async function isMine(folder: string): Promise<boolean> {
  try {
    await mkdir(folder)
    return true
  } catch (problem) {
    if (problem instanceof Error && Reflect.get(problem, 'code') === 'EEXIST') return false
    throw problem
  }
}
