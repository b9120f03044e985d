import { promisify } from 'node:util'
import { collectionIdsOf } from '@brigade/contract/path.ts'
import { csvTable } from '@brigade/domain/core/exchange/csv.ts'
import { zip, type AsyncZippable } from 'fflate'
import type { PlacedDocument } from './personal-documents.ts'

const zipped = promisify<AsyncZippable, Uint8Array>(zip)
const encoder = new TextEncoder()

/** `kitchens/k1/team/u1` → `kitchens.team`: documents of one kind stand together. */
function kindOf(path: string): string {
  return collectionIdsOf(path).join('.')
}

/** Documents by kind, each path once. */
export function byKind(documents: readonly PlacedDocument[]): ReadonlyMap<string, readonly PlacedDocument[]> {
  const each = new Map(documents.map((document) => [document.path, document]))
  const sorted = [...each.values()].toSorted((a, b) => (a.path < b.path ? -1 : 1))
  return Map.groupBy(sorted, ({ path }) => kindOf(path))
}

/** Octets as base64 and integers beyond a double as text: JSON has neither. */
function plainJson(_key: string, value: unknown): unknown {
  if (typeof value === 'bigint') return String(value)
  return value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value
}

function jsonOf(documents: readonly PlacedDocument[]): string {
  return `${JSON.stringify(documents, plainJson, 2)}\n`
}

/** A row for each document and a column for each field; what is not text or a number stands as JSON. */
function csvOf(documents: readonly PlacedDocument[]): string {
  const fields = [...new Set(documents.flatMap(({ data }) => Object.keys(data)))].toSorted()
  const cell = (value: unknown) =>
    value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value, plainJson)
  return csvTable(
    ['path', ...fields].map((heading) => ({ heading, kind: 'number' })),
    documents.map(({ path, data }) => [path, ...fields.map((field) => cell(data[field]))]),
  )
}

/** A ZIP with one JSON and one CSV file for each kind of document, and `account.json`. */
export async function exportZip(account: object, documents: readonly PlacedDocument[]): Promise<Uint8Array> {
  const files: AsyncZippable = { 'account.json': encoder.encode(`${JSON.stringify(account, null, 2)}\n`) }
  for (const [kind, rows] of byKind(documents)) {
    files[`json/${kind}.json`] = encoder.encode(jsonOf(rows))
    files[`csv/${kind}.csv`] = encoder.encode(csvOf(rows))
  }
  return zipped(files)
}
