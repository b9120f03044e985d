import type { Database } from '../database/database.ts'
import { newSecret } from './secret-text.ts'

/** What the service keeps secrets for. */
export type SecretName = 'refresh-chain' | 'custom-tokens' | 'second-factors'

/** A secret of 256 bits that all processes share; made once per database. */
export async function loadSecret(database: Database, name: SecretName): Promise<string> {
  return database.transact(async (tx) => {
    await tx.query(
      'insert into identity_secret (name, value) values ($1, $2) on conflict (name) do nothing',
      [name, newSecret()],
    )
    const [row] = await tx.query<{ value: string }>('select value from identity_secret where name = $1', [
      name,
    ])
    if (row === undefined) throw new Error(`The secret "${name}" could not be stored.`)
    return row.value
  })
}
