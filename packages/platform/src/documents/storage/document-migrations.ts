import type { Migration } from '../../database/migrations.ts'

/** Paths as `storedPath` cuts them; once released it stays as it is, whatever becomes of that. */
function cutColumn(column: string): string {
  return `case when char_length(${column}) <= 200 then ${column} else
    left(${column}, 200) || chr(2) || left(encode(sha256(convert_to(${column}, 'UTF8')), 'hex'), 32) end`
}

/** Tables of the document database. Paths compare by bytes, whatever the database's collation. */
export const documentMigrations: readonly Migration[] = [
  {
    name: 'documents-001',
    statements: [
      `create table documents (
        path text collate "C" primary key,
        collection_path text collate "C" not null,
        collection_id text collate "C" not null,
        data text not null,
        keys jsonb not null,
        create_version bigint not null,
        update_version bigint not null
      )`,
      'create index documents_in_collection on documents (collection_path, path)',
      'create index documents_of_collection_id on documents (collection_id, path)',
      `create table document_changes (
        version bigint not null,
        path text collate "C" not null,
        collection_path text collate "C" not null,
        collection_id text collate "C" not null,
        before_data text,
        before_create_version bigint,
        before_update_version bigint,
        primary key (version, path)
      )`,
      'create index document_changes_in_collection on document_changes (collection_path, version)',
      'create index document_changes_of_path on document_changes (path, version)',
      `create table document_clock (
        is_only boolean primary key default true check (is_only),
        version bigint not null,
        trimmed_to bigint not null
      )`,
      `insert into document_clock (version, trimmed_to) values (1, 0)`,
    ],
  },
  {
    name: 'documents-002',
    statements: [
      `create table document_entries (
        path text collate "C" primary key,
        collection_id text collate "C" not null,
        terms tsvector not null,
        numbers float8[] not null,
        latitude float8,
        longitude float8
      )`,
      `create table document_entry_versions (
        collection_id text collate "C" primary key,
        version int not null
      )`,
    ],
  },
  {
    name: 'documents-003',
    statements: [
      ...['documents', 'document_changes'].flatMap((table) => [
        `alter table ${table} add column long_path text collate "C"`,
        `update ${table} set path = ${cutColumn('path')}, collection_path = ${cutColumn('collection_path')}, long_path = path
          where char_length(path) > 200`,
      ]),
      `update document_entries set path = ${cutColumn('path')} where char_length(path) > 200`,
    ],
  },
  // What became of a document is found among the changes that are read anyway.
  { name: 'documents-004', statements: ['drop index document_changes_of_path'] },
  {
    name: 'documents-005',
    statements: [
      `create table document_words (
        collection_id text collate "C",
        word text collate "C",
        primary key (collection_id, word)
      )`,
    ],
  },
  // Who comes back to a query over all collections of a name asks what has changed in them, not in all.
  {
    name: 'documents-006',
    statements: [
      'create index document_changes_of_collection_id on document_changes (collection_id, version)',
    ],
  },
]
