import type { Migration } from '../database/migrations.ts'

/** One row per job: when it is due, which process runs it, and until when at most. */
export const jobMigrations: readonly Migration[] = [
  {
    name: 'jobs-001',
    statements: [
      `create table job_lease (
         name text primary key,
         due_at timestamptz not null,
         holder text,
         held_until timestamptz,
         succeeded_at timestamptz,
         check ((holder is null) = (held_until is null))
       )`,
    ],
  },
]
