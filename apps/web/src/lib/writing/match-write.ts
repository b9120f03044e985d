import { isSame } from '@brigade/domain/core/documents/changed-fields.ts'
import type { JournalPart } from './write-journal.ts'

/** A document as the server has it, in plain content; null where there is none. */
export type Stored = Readonly<Record<string, unknown>> | null

/** Who and when: they tell whose a write is, not what was typed. */
const SIGNATURE: ReadonlySet<string> = new Set(['createdAt', 'createdBy', 'updatedAt', 'updatedBy', 'schema'])

/** Whether the document bears the very signature of this part: then the server took the write it belongs to. */
export function isSigned({ kind, content }: JournalPart, stored: Stored): boolean {
  const signature = kind === 'create' ? ['createdAt', 'createdBy'] : ['updatedAt', 'updatedBy']
  return (
    kind !== 'delete' && stored !== null && signature.every((field) => isSame(stored[field], content[field]))
  )
}

function holdsAppended(stored: object, appended: NonNullable<JournalPart['appended']>): boolean {
  const lists = new Map<string, unknown>(Object.entries(stored))
  return Object.entries(appended).every(([field, values]) => {
    const list = lists.get(field)
    return Array.isArray(list) && values.every((value) => list.some((each) => isSame(each, value)))
  })
}

/** The value of a field, or of the entry of a map that a path with a dot names. */
function valueAt(stored: object, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, key) => new Map(Object.entries(Object(value))).get(key), stored)
}

function holdsFields(stored: object, { content }: JournalPart, later: readonly JournalPart[]): boolean {
  const overwritten = new Set(later.flatMap((part) => Object.keys(part.content)))
  const isOpen = (path: string) =>
    !SIGNATURE.has(path) && !overwritten.has(path) && !overwritten.has(path.split('.')[0] ?? '')
  return Object.entries(content).every(
    ([path, value]) => !isOpen(path) || isSame(valueAt(stored, path), value),
  )
}

/**
 * Whether nothing of a part is missing on the server: it bears its signature, holds what was added to its lists, or has
 * the same in every field. A later change by somebody else is no sign that these words arrived.
 * @param after - parts that the same person wrote later; what they overwrite or delete need not be there any more
 */
export function matchesWrite(part: JournalPart, stored: Stored, after: readonly JournalPart[] = []): boolean {
  const later = after.filter(({ path }) => path === part.path)
  if (stored === null) return part.kind === 'delete' || later.some(({ kind }) => kind === 'delete')
  if (part.kind === 'delete') return later.some(({ kind }) => kind === 'create')
  if (isSigned(part, stored)) return true
  const { appended = {} } = part
  if (!holdsAppended(stored, appended)) return false
  return Object.keys(appended).length > 0 || holdsFields(stored, part, later)
}

/** The change that puts the entries of a document made a second time into the one that is there. */
function joining({ path, content }: JournalPart, maps: readonly string[]): readonly JournalPart[] {
  const { updatedAt, updatedBy } = content
  const entries = maps.flatMap((field) =>
    Object.entries(Object(content[field])).map(([key, value]) => [`${field}.${key}`, value]),
  )
  if (entries.length === 0) return []
  return [{ kind: 'change', path, content: { ...Object.fromEntries(entries), updatedAt, updatedBy } }]
}

/**
 * What is still to be sent of a write that the server did not take; all of it when there is nothing to be done but to hold
 * it back.
 * @param stored - documents by path as the server has them; those that may not be read are not among them
 * @param after - parts that the same person wrote later
 */
export function missingParts(
  parts: readonly JournalPart[],
  stored: ReadonlyMap<string, Stored>,
  after: readonly JournalPart[],
): readonly JournalPart[] {
  const hasCome = (part: JournalPart) => {
    const there = stored.get(part.path)
    return there !== undefined && matchesWrite(part, there, after)
  }
  if (parts.every(hasCome)) return []
  return parts.flatMap((part) => {
    // A refusal concerns the whole write: without the refused part the rest would mean something else.
    if (part.kind !== 'create') return [part]
    if (hasCome(part)) return []
    const isMade = (stored.get(part.path) ?? null) !== null
    return isMade && part.joined !== undefined ? joining(part, part.joined) : [part]
  })
}
