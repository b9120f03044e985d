import type { Queryable, SqlValue } from '../../database/database.ts'
import type { Query, Version } from '../types.ts'
import type { CommitRecord, DocumentChange } from './document-change.ts'
import { planScope } from './plan-query.ts'
import type { VersionedContent } from './read-documents.ts'
import { sqlParameters } from './sql-parameters.ts'
import { pathOfStored } from './stored-path.ts'
import { documentOfRow } from './stored-row.ts'
import type { DocumentRow } from './stored-row.ts'

interface LogRow extends DocumentRow {
  readonly clock: string | number | bigint
  readonly trimmed_to: string | number | bigint
  readonly changed_path: string | null
  readonly changed_long_path: string | null
  readonly before_data: string | null
  readonly before_create_version: string | number | bigint | null
  readonly before_update_version: string | number | bigint | null
}

/**
 * What became of the documents in a query's collections since a version: how each stood then and stands now.
 * Undefined content when the log does not reach back that far, or has not come that far yet.
 */
export async function changesSince(
  database: Queryable,
  query: Query,
  since: Version,
): Promise<VersionedContent<readonly DocumentChange[] | undefined>> {
  const parameters = sqlParameters()
  const from = parameters.add(since)
  const condition = planScope(query, parameters).sql ?? 'true'
  const rows = await database.query<LogRow>(logStatement(from, condition), parameters.values)
  const [first] = rows
  if (first === undefined) throw new Error('The document clock is missing: the database was not migrated.')
  const version = BigInt(first.clock)
  if (since < BigInt(first.trimmed_to) || since > version) return { version, content: undefined }
  return { version, content: rows.flatMap(changeOfRow) }
}

function logStatement(from: string, condition: string): string {
  return `select clock.version as clock, clock.trimmed_to, changed.*
    from document_clock clock left join (
      select oldest.path as changed_path, oldest.long_path as changed_long_path, before_data, before_create_version, before_update_version,
          documents.path, documents.long_path, data, create_version, update_version
        from (select distinct on (path) path, long_path, before_data, before_create_version, before_update_version
            from document_changes where version > ${from}::bigint and ${condition} order by path, version) oldest
          left join documents on documents.path = oldest.path
    ) changed on true`
}

function changeOfRow(row: LogRow): DocumentChange[] {
  if (row.changed_path === null) return []
  const before = documentOfRow({
    path: row.changed_path,
    long_path: row.changed_long_path,
    data: row.before_data,
    create_version: row.before_create_version,
    update_version: row.before_update_version,
  })
  return [{ path: pathOfStored(row.changed_path, row.changed_long_path), before, after: documentOfRow(row) }]
}

/** Forgets the changes up to a version. Clients that come back from before it start their queries anew. */
export async function trimChangeLog(database: Queryable, upTo: Version): Promise<void> {
  const params: readonly SqlValue[] = [upTo]
  await database.query(
    `with kept as (
       update document_clock set trimmed_to = greatest(trimmed_to, least($1::bigint, version))
     )
     delete from document_changes where version <= $1::bigint`,
    params,
  )
}

interface SuccessorRow extends LogRow {
  readonly version: string | number | bigint
  readonly previous: string | number | bigint
  readonly next_data: string | null
  readonly next_create_version: string | number | bigint | null
  readonly next_update_version: string | number | bigint | null
  readonly has_next: boolean
}

/**
 * The commits after a version, in order, rebuilt from the log: what a document became is what the next change of it
 * found, or how it stands now. This is how a process hears of the commits of the others.
 */
export async function commitsSince(database: Queryable, since: Version): Promise<readonly CommitRecord[]> {
  const rows = await database.query<SuccessorRow>(
    `select changes.*, documents.path, documents.long_path, documents.data, documents.create_version,
        documents.update_version
      from (select version, path as changed_path, long_path as changed_long_path,
            before_data, before_create_version, before_update_version,
            lead(version) over next is not null as has_next, lead(before_data) over next as next_data,
            lead(before_create_version) over next as next_create_version,
            lead(before_update_version) over next as next_update_version
          from document_changes where version > $1::bigint
          window next as (partition by path order by version)) changes
        left join documents on documents.path = changes.changed_path
      order by changes.version, changes.changed_path`,
    [since],
  )
  const commits: { version: Version; previous: Version; changes: DocumentChange[] }[] = []
  for (const row of rows) {
    const version = BigInt(row.version)
    const last = commits.at(-1)
    const changes = changeOfRow(row.has_next ? withNext(row) : row)
    if (last?.version === version) last.changes.push(...changes)
    else commits.push({ version, previous: last?.version ?? since, changes })
  }
  return commits
}

function withNext(row: SuccessorRow): LogRow {
  return {
    ...row,
    path: row.changed_path,
    long_path: row.changed_long_path,
    data: row.next_data,
    create_version: row.next_create_version,
    update_version: row.next_update_version,
  }
}
