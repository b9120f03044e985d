import type { Queryable } from '../../database/database.ts'
import { collectionIdOf, collectionPathOf } from '../paths.ts'
import type { CommitRecord } from './document-change.ts'
import { documentKeys } from './document-keys.ts'
import { longPath, storedPath } from './stored-path.ts'

/** Writes the documents of commits, and beside them the change log, in one statement for any number. */
export async function saveCommits(tx: Queryable, commits: readonly CommitRecord[]): Promise<void> {
  const changes = commits.flatMap(({ version, changes: own }) =>
    own.map((change) => ({ ...change, version })),
  )
  if (changes.length === 0) return
  // Of a document that several commits change, only what the last leaves is written.
  const left = new Map(changes.map(({ path, after }) => [path, after]))
  const kept = [...left.values()].flatMap((document) => document ?? [])
  await tx.query(
    `with logged as (
       insert into document_changes (version, path, collection_path, collection_id,
           before_data, before_create_version, before_update_version, long_path)
         select * from unnest($1::bigint[], $2::text[], $3::text[], $4::text[], $5::text[], $6::bigint[], $7::bigint[], $8::text[])
     ), removed as (
       delete from documents where path = any($9::text[])
     )
     insert into documents (path, collection_path, collection_id, data, keys, create_version, update_version, long_path)
       select path, collection_path, collection_id, data, keys::jsonb, create_version, update_version, long_path
         from unnest($10::text[], $11::text[], $12::text[], $13::text[], $14::text[], $15::bigint[], $16::bigint[],
             $17::text[])
           as kept (path, collection_path, collection_id, data, keys, create_version, update_version, long_path)
       on conflict (path) do update set data = excluded.data, keys = excluded.keys,
         create_version = excluded.create_version, update_version = excluded.update_version`,
    [
      changes.map(({ version }) => version.toString()),
      changes.map(({ path }) => storedPath(path)),
      changes.map(({ path }) => storedPath(collectionPathOf(path))),
      changes.map(({ path }) => collectionIdOf(path)),
      changes.map(({ before }) => (before === undefined ? null : JSON.stringify(before.fields))),
      changes.map(({ before }) => before?.createVersion.toString() ?? null),
      changes.map(({ before }) => before?.updateVersion.toString() ?? null),
      changes.map(({ path }) => longPath(path)),
      [...left].flatMap(([path, document]) => (document === undefined ? [storedPath(path)] : [])),
      kept.map(({ path }) => storedPath(path)),
      kept.map(({ path }) => storedPath(collectionPathOf(path))),
      kept.map(({ path }) => collectionIdOf(path)),
      kept.map(({ fields }) => JSON.stringify(fields)),
      kept.map(({ fields }) => JSON.stringify(documentKeys(fields))),
      kept.map(({ createVersion }) => createVersion.toString()),
      kept.map(({ updateVersion }) => updateVersion.toString()),
      kept.map(({ path }) => longPath(path)),
    ],
  )
}
