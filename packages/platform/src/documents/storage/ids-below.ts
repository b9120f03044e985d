import { segmentsOf } from '@brigade/contract/path-segments.ts'
import type { Queryable } from '../../database/database.ts'
import { withoutStoredIntegers, withStoredIntegers } from '../numeric-id.ts'
import { sqlParameters } from './sql-parameters.ts'
import type { SqlParameters } from './sql-parameters.ts'
import { storedRangeBelow } from './stored-path.ts'

/** The whole path as it is stored, where the one in the indexes may be cut. */
const WHOLE_PATH = 'coalesce(long_path, path)'

/** The ids that follow a path (empty for the root) in the paths of stored documents, in their order. */
export async function idsBelow(database: Queryable, path: string): Promise<readonly string[]> {
  const parameters = sqlParameters()
  const conditions = path === '' ? [] : conditionsBelow(path, parameters)
  const place = segmentsOf(path).length + 1
  const rows = await database.query<{ id: string }>(
    `select distinct split_part(${WHOLE_PATH}, '/', ${place}) collate "C" as id from documents
     where ${['true', ...conditions].join(' and ')} order by id`,
    parameters.values,
  )
  return rows.map(({ id }) => withoutStoredIntegers(id))
}

function conditionsBelow(path: string, parameters: SqlParameters): readonly string[] {
  const { after, before } = storedRangeBelow(path)
  const isBelow = `starts_with(${WHOLE_PATH}, ${parameters.add(`${withStoredIntegers(path)}/`)})`
  return [`path > ${parameters.add(after)}`, `path < ${parameters.add(before)}`, isBelow]
}
