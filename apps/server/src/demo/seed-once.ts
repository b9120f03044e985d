import { collection } from '@brigade/contract/collection.ts'
import { documentPath } from '@brigade/contract/path.ts'
import { createHash } from 'node:crypto'
import * as z from 'zod'
import type { DocumentTransaction, Documents } from '@brigade/platform/documents/types.ts'

const Seed = z.strictObject({ hash: z.string().max(100) })

/** What the server has brought in by itself, so that it is not brought in twice. Nobody else sees or writes it. */
export const seeds = collection({
  path: 'seeds/{seedId}',
  schema: Seed,
  policy: { read: () => false, create: () => false, change: () => false, delete: () => false },
})

/** Something the server brings in by itself; `content` changes when there is more of it to bring. */
export interface SeedState {
  readonly id: string
  readonly content: unknown
}

const seedPath = ({ id }: SeedState) => documentPath(seeds, { seedId: id })
const seedHash = ({ content }: SeedState) =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex')

/** Whether this state has been brought in before. */
export async function isSeeded(documents: Documents, seed: SeedState): Promise<boolean> {
  return documents.transact(async (tx) => (await tx.get(seedPath(seed)))?.['hash'] === seedHash(seed))
}

/** Writes what has not been written yet, once for every state. */
export async function seedOnce(
  documents: Documents,
  seed: SeedState,
  write: (tx: DocumentTransaction) => Promise<void>,
): Promise<void> {
  await documents.transact(async (tx) => {
    const done = await tx.get(seedPath(seed))
    if (done?.['hash'] === seedHash(seed)) return
    await write(tx)
    tx.set(seedPath(seed), { hash: seedHash(seed) })
  })
}
