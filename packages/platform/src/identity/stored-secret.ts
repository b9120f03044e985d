import type { Database } from '../database/database.ts'
import { runStatement } from '../database/typed-statements.ts'
import { identityTables } from './identity-tables.ts'
import { newSecret } from './secret-text.ts'

/** The uses of secrets. */
export type SecretName = 'refresh-chain' | 'custom-tokens' | 'second-factors'

/** A secret of 256 bits that all processes share; created once per database. */
export async function loadSecret(database: Database, name: SecretName): Promise<string> {
  return database.transact(async (tx) => {
    await runStatement(
      tx,
      identityTables
        .insertInto('identity_secret')
        .values({ name, value: newSecret() })
        .onConflict((conflict) => conflict.column('name').doNothing()),
    )
    const [row] = await runStatement(
      tx,
      identityTables.selectFrom('identity_secret').select('value').where('name', '=', name),
    )
    if (row === undefined) throw new Error(`The secret "${name}" could not be stored.`)
    return row.value
  })
}
