import type { Migration } from '../database/migrations.ts'

/**
 * The tables of identity, forward only. Times are ms since 1970. Secrets that people hold (refresh tokens, one-time
 * codes) are kept as SHA-256 only.
 */
export const identityMigrations: readonly Migration[] = [
  {
    name: 'identity-001',
    statements: [
      `create table identity_account (
        uid text primary key,
        email text unique,
        email_verified boolean not null,
        password_hash text,
        email_link boolean not null,
        display_name text,
        photo_url text,
        disabled boolean not null,
        claims text not null,
        created_at bigint not null,
        last_login_at bigint not null,
        valid_since bigint not null
      )`,
      `create table identity_session (
        session_id text primary key,
        uid text not null references identity_account on delete cascade,
        provider text not null,
        claims text not null,
        auth_time bigint not null
      )`,
      'create index identity_session_by_uid on identity_session (uid)',
      `create table identity_refresh_token (
        token_hash text primary key,
        session_id text not null references identity_session on delete cascade,
        predecessor_hash text,
        is_rotated boolean not null,
        dies_at bigint
      )`,
      'create index identity_refresh_token_by_session on identity_refresh_token (session_id)',
      `create table identity_code (
        code_hash text primary key,
        purpose text not null,
        uid text references identity_account on delete cascade,
        email text not null,
        new_email text,
        expires_at bigint not null
      )`,
      'create index identity_code_by_uid on identity_code (uid)',
      `create table identity_signing_key (
        kid text primary key,
        private_key text not null,
        active_from bigint not null
      )`,
      `create table identity_secret (
        name text primary key,
        value text not null
      )`,
    ],
  },
]
