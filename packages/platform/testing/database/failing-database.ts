import type { Database } from '../../src/database/database.ts'
import { openTestDatabase } from './test-database.ts'

/** A real database that can be made to fail as its disk or its connection would. */
export interface FailingDatabase {
  readonly database: Database
  /** From now on whatever is stored fails: an embedded engine guards its transactions so. */
  fill(): void
  /** From now on it cannot be reached. */
  cut(): void
  /** It works again. */
  mend(): void
}

export async function openFailingDatabase(): Promise<FailingDatabase> {
  const real = await openTestDatabase()
  let state: 'whole' | 'full' | 'cut' = 'whole'
  const check = (isWrite: boolean) => {
    if (state === 'cut') throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
    if (state === 'full' && isWrite)
      throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
  }
  return {
    database: {
      ...real,
      async query(sql, params) {
        check(false)
        return real.query(sql, params)
      },
      async transact(work) {
        check(true)
        return real.transact(work)
      },
    },
    fill: () => void (state = 'full'),
    cut: () => void (state = 'cut'),
    mend: () => void (state = 'whole'),
  }
}
