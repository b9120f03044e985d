import type { Fields, StoredDocument } from '../types.ts'
import { pathOfStored } from './stored-path.ts'

/** A row of `documents`; all null where a left join found none. */
export interface DocumentRow {
  readonly path: string | null
  /** The whole path where `path` is cut. */
  readonly long_path: string | null
  readonly data: string | null
  readonly create_version: string | number | bigint | null
  readonly update_version: string | number | bigint | null
}

/** The columns of a stored document. */
export const DOCUMENT_COLUMNS = 'path, long_path, data, create_version, update_version'

/** The document of a row, or undefined where there is none. */
export function documentOfRow(row: DocumentRow): StoredDocument | undefined {
  if (row.path === null || row.data === null || row.create_version === null || row.update_version === null) {
    return undefined
  }
  return {
    path: pathOfStored(row.path, row.long_path),
    fields: parseFields(row.data),
    createVersion: BigInt(row.create_version),
    updateVersion: BigInt(row.update_version),
  }
}

/** The text was written by this room from canonical fields, so it is taken as such. */
function parseFields(data: string): Fields {
  const fields: Fields = JSON.parse(data)
  return fields
}
