import { existsSync } from 'node:fs'
import { cp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '../../database/database.ts'
import { EngineError } from '../../database/embedded/engine-error.ts'
import type { EngineLog } from '../../database/embedded/engine-log.ts'
import { renameDurably, syncFolder } from '../../durable/durable-files.ts'
import { isBegun } from '../../database/migrations.ts'
import { dumpDatabase, type DumpedRow } from '../dump-database.ts'
import { loadDatabase } from '../load-database.ts'
import { installReader, type OldData, readOldFolder } from './old-reader.ts'
import { createHash } from 'node:crypto'

const BITS = 64

interface Sum {
  rows: number
  digest: bigint
}

/** What rows come to, table by table: two with the same count and sum hold the same rows, in whatever order. */
class RowTally {
  readonly #tables = new Map<string, Sum>()

  add({ table, row }: DumpedRow): void {
    const sum = this.#tables.get(table) ?? { rows: 0, digest: 0n }
    sum.rows += 1
    sum.digest = BigInt.asUintN(
      BITS,
      sum.digest + createHash('sha256').update(row).digest().readBigUInt64BE(),
    )
    this.#tables.set(table, sum)
  }

  /** The tables in which the other has other rows. */
  differences(other: RowTally): readonly string[] {
    const names = new Set([...this.#tables.keys(), ...other.#tables.keys()])
    return [...names].filter((name) => this.#textOf(name) !== other.#textOf(name))
  }

  rowsOf(table: string): number {
    return this.#tables.get(table)?.rows ?? 0
  }

  #textOf(table: string): string {
    const { rows, digest } = this.#tables.get(table) ?? { rows: 0, digest: 0n }
    return `${rows} ${digest}`
  }
}

/** In the data folder: the engine before, what is kept of it afterwards, and what the work needs. */
const OLD = 'database'
const KEPT = 'database.before-postgresql'
const WORK = 'postgresql.reader'
/** Says that what the new database holds is of an attempt that was not finished. */
const UNFINISHED = 'postgresql.unfinished'

/** Whether a data folder holds a database of the engine before that was not brought over. */
export function hasOldEngine(dataFolder: string): boolean {
  return existsSync(join(dataFolder, OLD, 'PG_VERSION'))
}

/**
 * Brings over what a data folder of the engine before holds, versions included, so that no client notices. The old
 * folder is read from a copy, compared with the new database row by row, and kept under another name. Until then it
 * counts: an attempt that is broken off is begun anew.
 * @param database - the new one, empty
 * @throws EngineError when it cannot be read, is not the same afterwards, or the new database holds something already
 */
export async function bringOver(dataFolder: string, database: Database, log: EngineLog): Promise<void> {
  const unfinished = join(dataFolder, UNFINISHED)
  if (!hasOldEngine(dataFolder)) return rm(unfinished, { force: true })
  if (!existsSync(unfinished) && (await isBegun(database))) {
    throw new EngineError(
      `"${dataFolder}" holds two databases, "${OLD}" of the engine before and "postgresql": move the one away that does not count`,
    )
  }
  log.warn({}, 'The database is of the engine before. It is brought over to PostgreSQL; this takes a while.')
  await writeFile(unfinished, '', { flush: true })
  await syncFolder(dataFolder)
  const work = join(dataFolder, WORK)
  try {
    const module = await installReader(work)
    const copy = join(work, 'copy')
    await cp(join(dataFolder, OLD), copy, { recursive: true })
    const tally = await copyRows(await readOldFolder(module, copy), database)
    log.warn({ documents: tally.rowsOf('documents') }, 'The database was brought over and read back whole.')
  } finally {
    await rm(work, { recursive: true, force: true })
  }
  await renameDurably(join(dataFolder, OLD), freeName(join(dataFolder, KEPT)))
  await rm(unfinished)
}

async function copyRows({ migrations, rows }: OldData, database: Database): Promise<RowTally> {
  const [before, after] = [new RowTally(), new RowTally()]
  const counted = async function* () {
    for await (const some of rows) {
      for (const row of some) before.add(row)
      yield some
    }
  }
  await loadDatabase(database, { migrations, rows: counted() }, { mayReplace: true, isWhole: true })
  await dumpDatabase(
    database,
    async (some) => {
      for (const row of some) after.add(row)
    },
    { isWhole: true },
  )
  const different = before.differences(after)
  if (different.length === 0) return after
  throw new EngineError(
    `The data of the engine before did not arrive as they were (${different.join(', ')}); they are still in "${OLD}"`,
  )
}

/** The name, or the first behind it that is not taken. */
function freeName(path: string): string {
  let name = path
  for (let number = 2; existsSync(name); number += 1) name = `${path}-${number}`
  return name
}
