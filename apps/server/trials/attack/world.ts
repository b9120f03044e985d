import type { Collection } from '@brigade/contract/collection.ts'
import type { DocumentData } from '@brigade/contract/document.ts'
import { documentPath } from '@brigade/contract/path.ts'
import { timestampFromMs } from '@brigade/domain/core/time/timestamp.ts'
import type { Database } from '@brigade/platform/database/database.ts'
import { openDocuments } from '@brigade/platform/documents/open-documents.ts'
import type { Documents } from '@brigade/platform/documents/types.ts'
import * as z from 'zod'
import { collections } from '../../src/collections.ts'
import { places } from './cast.ts'
import { moreContent } from './more-content.table.ts'
import { sampleContent } from './sample-content.ts'

/** The document of each collection that is tried. */
export interface Target {
  readonly collection: Collection
  readonly path: string
  readonly params: Readonly<Record<string, string>>
  readonly content: DocumentData
}

const USUAL: Readonly<Record<string, string>> = {
  uid: 'sam',
  kitchenId: 'k1',
  supplierId: 's1',
  jobId: 'j1',
  applicationId: 'a1',
  conversationId: 'c1',
  orderId: 'o1',
}
/** Places of a team, a staff or a hiring team, which say of whoever has one what they may. */
const PLACES = ['team/{uid}', 'staff/{uid}', 'hiring-team/{uid}']

function paramsOf({ path }: Pick<Collection, 'path'>): Readonly<Record<string, string>> {
  const names = [...path.matchAll(/\{(\w+)\}/gu)].map(([, name = '']) => name)
  const isPlace = PLACES.some((place) => path.endsWith(place))
  // Whoever has the place is somebody without any other, so that nobody of the cast has two.
  return Object.fromEntries(
    names.map((name) => [name, isPlace && name === 'uid' ? 'kim' : (USUAL[name] ?? 'x1')]),
  )
}

/** One document of every collection. */
export const targets: readonly Target[] = collections.map((collection) => {
  const params = paramsOf(collection)
  const path = documentPath(collection, params)
  const isPlace = params['uid'] === 'kim'
  const more = { ...moreContent[collection.path], ...(isPlace && { uid: 'kim' }) }
  const content = sampleContent(collection.schema, more)
  return { collection, params, path, content }
})

/** Everything that is stored, by path. */
export const world: Readonly<Record<string, DocumentData>> = {
  ...Object.fromEntries(targets.map(({ path, content }) => [path, content])),
  ...places,
}

/** A database with the world in it, and what puts a document back as it was. */
export interface AttackedServer {
  readonly documents: Documents
  restore(paths: readonly string[]): Promise<void>
  close(): Promise<void>
}

/** Policies are what is tried, so the world is written past schemas, references and constraints. */
export async function openWorld(database: Database): Promise<AttackedServer> {
  const loose = collections.map(({ path, policy }) => ({
    path,
    policy,
    schema: z.looseObject({}),
    indexes: [],
    references: [],
  }))
  const past = await openDocuments({ database, collections: loose })
  const restore = (paths: readonly string[]) =>
    past.transact(async (tx) => {
      for (const path of paths) {
        const content = world[path]
        if (content === undefined) tx.delete(path)
        else tx.set(path, content)
      }
    })
  await restore(Object.keys(world))
  const documents = await openDocuments({ database, collections, log: quiet })
  return {
    documents,
    restore,
    async close() {
      await documents.close()
      await past.close()
    },
  }
}

const quiet = { warn: () => undefined, error: () => undefined }

/** When the world was made, and when it is changed. */
export const laterAt = timestampFromMs(Date.UTC(2026, 4, 3, 13))
