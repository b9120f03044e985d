import { existsSync } from 'node:fs'
import { cp, mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { buildYears } from '@brigade/builders/years/build-years.ts'
import { type YearsSize, yearSizes } from '@brigade/builders/years/year-sizes.table.ts'
import type { BuiltDocument } from '@brigade/builders/built-document.ts'
import { supplierLinks } from '@brigade/domain/kitchen/suppliers/supplier-link.ts'
import { kitchens } from '@brigade/domain/kitchen/kitchens/kitchen.ts'
import { idOf } from '@brigade/contract/path.ts'
import type { Database } from '@brigade/platform/database/database.ts'
import { openDatabase } from '@brigade/platform/database/open-database.ts'
import { openDocuments } from '@brigade/platform/documents/open-documents.ts'
import type { Documents } from '@brigade/platform/documents/types.ts'
import { valueOfPlain } from '@brigade/platform/documents/values/plain-data.ts'
import { collections } from '@brigade/server/collections.ts'
import { startServerProcess } from '../server-process.ts'

/** The demo kitchen, which the years are added to. */
export const KITCHEN_ID = 'demo-tern'
const ZONE = 'Europe/Lisbon'
const WRITTEN_AT_ONCE = 2_000
const MS_PER_SECOND = 1_000

/** How old a kitchen is: 0 is the demo as it is. */
export type KitchenYears = 0 | keyof typeof yearSizes

/**
 * Data folders of servers, made where they are missing: the demo kitchen as it is, and with years of work behind it.
 * @param folder - where they are kept
 */
export async function makeKitchens(
  folder: string,
  wanted: readonly KitchenYears[],
): Promise<ReadonlyMap<KitchenYears, string>> {
  const made = new Map<KitchenYears, string>()
  for (const years of [0 as const, ...wanted.filter((each) => each !== 0)]) {
    const path = join(folder, `years-${years}`)
    made.set(years, path)
    if (existsSync(path)) continue
    const begun = `${path}-begun`
    await rm(begun, { recursive: true, force: true })
    await mkdir(folder, { recursive: true })
    if (years === 0) await makeDemo(begun)
    else {
      await cp(join(folder, 'years-0'), begun, { recursive: true })
      await addYears(begun, years)
    }
    // Only a whole one is found by the next run.
    await rename(begun, path)
  }
  return made
}

async function makeDemo(folder: string): Promise<void> {
  const server = await startServerProcess({ program: 'server', folder, demo: 'on' })
  await server[Symbol.asyncDispose]()
}

async function addYears(folder: string, years: keyof typeof yearSizes): Promise<void> {
  const begun = performance.now()
  const database = await openDatabase({ kind: 'folder', path: join(folder, 'postgresql') })
  try {
    const count = await writeYears(database, yearSizes[years])
    await database.query('vacuum analyze')
    const seconds = Math.round((performance.now() - begun) / MS_PER_SECOND)
    console.log(`Made a kitchen of ${years} years: ${count} documents in ${seconds} s`)
  } finally {
    // One that stays open would go on working on the folder of the next run.
    await database.close()
  }
}

/** How many documents it wrote. */
async function writeYears(database: Database, size: YearsSize): Promise<number> {
  // A kitchen's changes are forgotten after a week; those of its years are long gone.
  const documents = await openDocuments({ database, collections, changesKeptMs: 0 })
  try {
    const kitchen = await kitchenAsItIs(documents)
    let count = 0
    let waiting: BuiltDocument[] = []
    const write = async () => {
      const some = waiting
      waiting = []
      count += some.length
      await documents.transact(async (tx) => {
        for (const { path, data } of some) tx.set(path, data)
      })
    }
    for (const piece of buildYears({ ...kitchen, size, zone: ZONE }, documents.reading().now)) {
      waiting.push(...piece)
      if (waiting.length >= WRITTEN_AT_ONCE) await write()
    }
    await write()
    await documents.tidy()
    return count
  } finally {
    await documents.close()
  }
}

async function kitchenAsItIs(documents: Documents) {
  const reading = documents.reading()
  const list = (collectionId: string) =>
    reading.query({ parent: `kitchens/${KITCHEN_ID}`, collectionId, allDescendants: false, orderBy: [] })
  const kitchen = kitchens.schema.parse(await reading.get(`kitchens/${KITCHEN_ID}`))
  const links = await list('supplier-links')
  const team = (await list('team')).map(({ path }) => idOf(path))
  const placed = await reading.query({
    parent: '',
    collectionId: 'orders',
    allDescendants: false,
    where: { kind: 'field', field: 'kitchenId', operator: 'EQUAL', value: valueOfPlain(KITCHEN_ID) },
    orderBy: [],
  })
  return {
    pantry: { kitchenId: KITCHEN_ID, by: kitchen.createdBy },
    verifier: team.find((uid) => uid !== kitchen.createdBy) ?? kitchen.createdBy,
    links: links.map(({ path, data }) => {
      const { name, supplierId } = supplierLinks.schema.parse(data)
      return { linkId: idOf(path), name, ...(supplierId !== undefined && { supplierId }) }
    }),
    stationIds: (await list('stations')).map(({ path }) => idOf(path)),
    ordersBefore: placed.length,
  }
}
