import type { Migration } from '../database/migrations.ts'
import { documentMigrations } from '../documents/storage/document-migrations.ts'
import { fileMigrations } from '../files/records/file-migrations.ts'
import { identityMigrations } from '../identity/identity-migrations.ts'
import { jobMigrations } from '../jobs/job-migrations.ts'
import { quotaMigrations } from '../quotas/quota-store.ts'
import { realtimeMigrations } from '../realtime/store/realtime-migrations.ts'

/** Every step of every room: what a restored database may be made of. */
export const allMigrations: readonly Migration[] = [
  ...documentMigrations,
  ...identityMigrations,
  ...fileMigrations,
  ...realtimeMigrations,
  ...jobMigrations,
  ...quotaMigrations,
]
