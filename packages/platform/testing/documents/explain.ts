import type { Queryable } from '../../src/database/database.ts'
import { prepareQuery } from '../../src/documents/query/prepared-query.ts'
import { planQuery } from '../../src/documents/storage/plan-query.ts'
import { sqlParameters } from '../../src/documents/storage/sql-parameters.ts'
import type { Query } from '../../src/documents/types.ts'

/** How the engine would find the documents of a query. */
export async function explain(database: Queryable, asked: Query): Promise<string> {
  const parameters = sqlParameters()
  const plan = planQuery(prepareQuery(asked).query, parameters)
  const rows = await database.query<{ 'QUERY PLAN': string }>(
    `explain select path from documents where ${plan.where} order by ${plan.orderBy} limit ${plan.limit}`,
    parameters.values,
  )
  return rows.map((row) => row['QUERY PLAN']).join('\n')
}
