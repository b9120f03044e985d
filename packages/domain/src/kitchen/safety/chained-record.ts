import type { ChainedRecord } from './record-chain.ts'
import type { SafetyRecordDocument } from './safety-record.ts'

/** What says nothing of the check. */
const NOT_CHAINED = ['recordedAt', 'updatedAt', 'updatedBy', 'schema']

/** A plain value as text with sorted keys, so that the same content always reads the same. */
function canonical(value: unknown): string {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return `[${value.map((entry) => JSON.stringify(canonical(entry))).join(',')}]`
  if (typeof value !== 'object' || value === null) return String(value)
  const entries = Object.entries(value)
    .filter(([, entry]) => entry !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
  return `{${entries.map(([key, entry]) => `${JSON.stringify(key)}:${JSON.stringify(canonical(entry))}`).join(',')}}`
}

/**
 * A safety record as it is hashed: its id and all that was entered, every value a string (rule HC7). When the server took
 * it is left out, so that the hash can be made from what the device sent.
 */
export function chainedRecord(id: string, record: SafetyRecordDocument): ChainedRecord {
  const entries = Object.entries(record).filter(
    ([field, value]) => !NOT_CHAINED.includes(field) && value !== undefined,
  )
  return Object.fromEntries([['id', id], ...entries.map(([field, value]) => [field, canonical(value)])])
}
