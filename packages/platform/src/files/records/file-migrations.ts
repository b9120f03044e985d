import type { Migration } from '../../database/migrations.ts'

/**
 * The tables of the file store, forward only. Names are compared octet by octet, so that a listing has the order of the
 * protocol. Times are ms since 1970. Bytes lie elsewhere; these tables say which of them count.
 */
export const fileMigrations: readonly Migration[] = [
  {
    name: 'files-001',
    statements: [
      `create table file (
        bucket text collate "C" not null,
        name text collate "C" not null,
        generation bigint not null,
        metageneration bigint not null,
        byte_key text not null unique,
        size bigint not null,
        md5 text not null,
        crc32c text not null,
        content_type text not null,
        cache_control text,
        content_disposition text,
        content_encoding text,
        content_language text,
        custom_metadata text not null,
        download_tokens text not null,
        owner text,
        width integer,
        height integer,
        created_at bigint not null,
        updated_at bigint not null,
        primary key (bucket, name)
      )`,
      'create index file_owner on file (owner) include (size)',
      `create table file_usage (
        owner text primary key,
        bytes bigint not null
      )`,
      `create table file_variant (
        source_key text not null references file (byte_key) on delete cascade,
        width integer not null,
        content_type text not null,
        byte_key text not null unique,
        size bigint not null,
        md5 text not null,
        crc32c text not null,
        primary key (source_key, width, content_type)
      )`,
      `create table file_upload (
        id text primary key,
        bucket text not null,
        name text not null,
        uid text,
        settings text not null,
        size bigint not null,
        received bigint not null,
        owner text,
        result text,
        expires_at bigint not null
      )`,
      'create index file_upload_expires on file_upload (expires_at)',
      'create index file_upload_owner on file_upload (owner)',
      `create table file_chunk (
        byte_key text primary key,
        upload_id text not null references file_upload (id) on delete cascade,
        position bigint not null,
        skipped bigint not null,
        size bigint not null
      )`,
      'create index file_chunk_upload on file_chunk (upload_id, position)',
      `create table file_secret (
        id integer primary key,
        secret text not null
      )`,
    ],
  },
  {
    name: 'files-002',
    statements: ["alter table file add column sent_md5 text not null default '', add column sent_by text"],
  },
]
