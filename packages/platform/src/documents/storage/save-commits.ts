import { collectionIdOf, collectionPathOf } from '@brigade/contract/path.ts'
import type { Queryable } from '../../database/database.ts'
import type { CommitRecord } from './document-change.ts'
import { storedFields } from './stored-fields.ts'
import { longPath, storedPath } from './stored-path.ts'

/** What the other processes are told when the transaction stands. */
export interface CommitNotification {
  readonly channel: string
  readonly payload: string
}

/**
 * Log and documents from one list of changes. A document that the transaction has seen to be missing is inserted without
 * asking for a conflict, because nobody else may write.
 */
const SAVE = `with changed as (
     select version::bigint, path, collection_path, collection_id, long_path, before_data,
         before_create_version::bigint, before_update_version::bigint, data, keys, create_version::bigint, is_new::boolean
       from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[],
           $9::text[], $10::text[], $11::text[], $12::text[])
         as changed (version, path, collection_path, collection_id, long_path, before_data,
           before_create_version, before_update_version, data, keys, create_version, is_new)
   ), logged as (
     insert into document_changes (version, path, collection_path, collection_id, long_path,
         before_data, before_create_version, before_update_version)
       select version, path, collection_path, collection_id, long_path,
           before_data, before_create_version, before_update_version from changed
   ), removed as (
     delete from documents where path = any($13::text[])
   ), made as (
     insert into documents (path, collection_path, collection_id, long_path, data, keys, create_version, update_version)
       select path, collection_path, collection_id, long_path, data, keys::jsonb, create_version, version
         from changed where data is not null and is_new
   ), kept as (
     insert into documents (path, collection_path, collection_id, long_path, data, keys, create_version, update_version)
       select path, collection_path, collection_id, long_path, data, keys::jsonb, create_version, version
         from changed where data is not null and not is_new
       on conflict (path) do update set data = excluded.data, keys = excluded.keys,
         create_version = excluded.create_version, update_version = excluded.update_version
   )
   select pg_notify($14, $15) where $14::text is not null`

/**
 * Writes the documents of commits, and beside them the change log, in one statement for any number. With the last of
 * them comes what is announced.
 */
export async function saveCommits(
  tx: Queryable,
  commits: readonly CommitRecord[],
  announcement?: CommitNotification,
): Promise<void> {
  const changes = commits.flatMap(({ version, changes: own }) =>
    own.map((change) => ({ ...change, version })),
  )
  if (changes.length === 0 && announcement === undefined) return
  // Of a document that several commits change, only what the last leaves is written.
  const first = new Map(changes.toReversed().map((change) => [change.path, change]))
  const last = new Map(changes.map((change) => [change.path, change]))
  const left = changes.map((change) => (last.get(change.path) === change ? change.after : undefined))
  const contents = left.map((document) => document && storedFields(document.fields))
  await tx.query(SAVE, [
    changes.map(({ version }) => version.toString()),
    changes.map(({ path }) => storedPath(path)),
    changes.map(({ path }) => storedPath(collectionPathOf(path))),
    changes.map(({ path }) => collectionIdOf(path)),
    changes.map(({ path }) => longPath(path)),
    changes.map(({ before }) => (before === undefined ? null : JSON.stringify(before.fields))),
    changes.map(({ before }) => before?.createVersion.toString() ?? null),
    changes.map(({ before }) => before?.updateVersion.toString() ?? null),
    contents.map((content) => content?.data ?? null),
    contents.map((content) => content?.keys ?? null),
    left.map((document) => document?.createVersion.toString() ?? null),
    changes.map(({ path }) => (first.get(path)?.before === undefined ? 'true' : 'false')),
    [...last.values()].flatMap(({ path, after }) => (after === undefined ? [storedPath(path)] : [])),
    announcement?.channel ?? null,
    announcement?.payload ?? null,
  ])
}
