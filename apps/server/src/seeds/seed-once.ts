import { documentPath } from '@brigade/domain/collections/document-path.ts'
import { createHash } from 'node:crypto'
import * as z from 'zod'
import { collection } from '@brigade/domain/collections/collection.ts'
import type { DocumentTransaction, Documents } from '@brigade/platform/documents/types.ts'

const Seed = z.strictObject({ hash: z.string() })

/** What the server has brought in by itself, so that it is not brought in twice. Nobody else sees or writes it. */
export const seeds = collection({
  path: 'seeds/{seedId}',
  schema: Seed,
  policy: { read: () => false, create: () => false, change: () => false, delete: () => false },
})

/** Writes what has not been written yet, once for every state of `content`. */
export async function seedOnce(
  documents: Documents,
  seed: { readonly id: string; readonly content: unknown },
  write: (tx: DocumentTransaction) => Promise<void>,
): Promise<void> {
  const path = documentPath(seeds, { seedId: seed.id })
  const hash = createHash('sha256').update(JSON.stringify(seed.content)).digest('hex')
  await documents.transact(async (tx) => {
    const done = await tx.get(path)
    if (done?.['hash'] === hash) return
    await write(tx)
    tx.set(path, { hash })
  })
}
