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
  {
    name: 'identity-002',
    statements: [
      'alter table identity_account add column phone_number text unique',
      `create table identity_provider (
        provider_id text not null,
        raw_id text not null,
        uid text not null references identity_account on delete cascade,
        email text,
        display_name text,
        photo_url text,
        linked_at bigint not null,
        primary key (provider_id, raw_id)
      )`,
      'create unique index identity_provider_by_uid on identity_provider (uid, provider_id)',
      `create table identity_factor (
        enrollment_id text primary key,
        uid text not null references identity_account on delete cascade,
        display_name text,
        secret text not null,
        last_step bigint not null,
        enrolled_at bigint not null
      )`,
      'create index identity_factor_by_uid on identity_factor (uid)',
      'alter table identity_session add column started_at bigint',
      'alter table identity_session add column last_used_at bigint',
      `alter table identity_session add column device text not null default ''`,
      'alter table identity_session add column second_factor text',
      'update identity_session set started_at = auth_time, last_used_at = auth_time',
      'alter table identity_session alter column started_at set not null',
      'alter table identity_session alter column last_used_at set not null',
      'alter table identity_code add column factor_id text',
      `create table identity_ticket (
        ticket_hash text primary key,
        kind text not null,
        uid text references identity_account on delete cascade,
        content text not null,
        tries integer not null,
        expires_at bigint not null
      )`,
      'create index identity_ticket_by_uid on identity_ticket (uid)',
      'create index identity_ticket_by_expiry on identity_ticket (expires_at)',
      `create table identity_cookie (
        cookie_hash text primary key,
        session_id text not null references identity_session on delete cascade,
        expires_at bigint not null
      )`,
      'create index identity_cookie_by_session on identity_cookie (session_id)',
      `create table identity_try (
        name text not null,
        key_hash text not null,
        tries bigint[] not null,
        is_refused boolean not null,
        ends_at bigint not null,
        primary key (name, key_hash)
      )`,
      'create index identity_try_by_end on identity_try (ends_at)',
    ],
  },
]
