import type { Migration } from '../../database/migrations.ts'

/**
 * The data is one snapshot and the changes since; every process holds it in memory. The clock's row is the lock that puts
 * the writes of all processes in one order.
 */
export const realtimeMigrations: readonly Migration[] = [
  {
    name: 'realtime-001',
    statements: [
      `create table realtime_clock (
         id int primary key check (id = 1),
         number bigint not null,
         log_bytes bigint not null
       )`,
      'insert into realtime_clock (id, number, log_bytes) values (1, 0, 0)',
      'create table realtime_snapshot (id int primary key check (id = 1), number bigint not null, data text not null)',
      "insert into realtime_snapshot (id, number, data) values (1, 0, 'null')",
      'create table realtime_change (number bigint primary key, sets text not null)',
      `create table realtime_process (
         process text primary key,
         seen_at timestamptz not null default now()
       )`,
      `create table realtime_on_disconnect (
         session text not null,
         number bigint generated always as identity,
         process text not null,
         action text not null,
         path text not null,
         data text not null,
         caller text not null,
         primary key (number)
       )`,
      'create index realtime_on_disconnect_by_session on realtime_on_disconnect (session)',
    ],
  },
]
