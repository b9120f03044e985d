import { err, ok, type Result } from '@brigade/contract/result.ts'

/** What the rules need of a safety record (product, E35). */
export interface SafetyRecord {
  readonly id: string
  readonly value: string
  readonly by: string
  /** When the server took it, in milliseconds since 1970. */
  readonly recordedMs: number
  readonly correctionOf?: string
  readonly reason?: string
}

/** The reason of a correction is a sentence of 3 to 300 characters (product, E35). */
export const SHORTEST_REASON = 3
export const LONGEST_REASON = 300

/**
 * The record that corrects another one (rule HC6). Nothing is edited: both stay, and a correction may be corrected.
 */
export function correctRecord(
  original: SafetyRecord,
  correction: Omit<SafetyRecord, 'correctionOf'>,
): Result<SafetyRecord, 'reason-needed' | 'reason-too-long'> {
  const reason = correction.reason?.trim() ?? ''
  if (reason.length < SHORTEST_REASON) return err('reason-needed')
  if (reason.length > LONGEST_REASON) return err('reason-too-long')
  return ok({ ...correction, reason, correctionOf: original.id })
}

/** The part of a record that tells what it corrects, and which correction is the newest. */
export type Corrected = Pick<SafetyRecord, 'id' | 'recordedMs' | 'correctionOf'>

/** A record as it is shown: its newest correction first in view, all of them readable, oldest first. */
export interface ShownRecord<Entry extends Corrected> {
  readonly shown: Entry
  readonly all: readonly Entry[]
}

/** Records with their corrections, whatever order they come in; in the order of the originals (rule HC6). */
export function shownRecords<Entry extends Corrected>(
  records: readonly Entry[],
): readonly ShownRecord<Entry>[] {
  const byId = new Map(records.map((record) => [record.id, record]))
  const groups = new Map<string, Entry[]>()
  for (const record of records.toSorted((one, other) => one.recordedMs - other.recordedMs)) {
    const root = rootOf(record, byId)
    groups.set(root, [...(groups.get(root) ?? []), record])
  }
  return [...groups.values()].flatMap((all) => {
    const shown = all.at(-1)
    return shown === undefined ? [] : [{ shown, all }]
  })
}

/** The id of the record that a chain of corrections began with, as far as it is known. */
function rootOf(record: Corrected, byId: ReadonlyMap<string, Corrected>): string {
  const passed = new Set<string>()
  let root = record
  while (root.correctionOf !== undefined && !passed.has(root.id)) {
    passed.add(root.id)
    const corrected = byId.get(root.correctionOf)
    if (corrected === undefined) return root.correctionOf
    root = corrected
  }
  return root.id
}
