import { prepareQuery } from '../query/prepared-query.ts'
import type { PreparedQuery } from '../query/prepared-query.ts'
import type { DocumentChange } from '../storage/document-change.ts'
import type { StoredDocument } from '../types.ts'
import { deltaOf } from './live-target.ts'
import type { Delta, LiveTarget, Select } from './live-target.ts'

/** Documents held beyond the window, so that a few may leave it before the database must be asked again. */
const SPARE = 20

/**
 * Watches a query with a limit or an offset: holds the first documents of the result, in order, and what of them is
 * shown. A change alone does not tell what moves up from behind, so a client that returns starts anew.
 */
export function createWindowTarget(prepared: PreparedQuery, select: Select): LiveTarget {
  const offset = prepared.query.offset ?? 0
  const limit = prepared.query.limit ?? Number.POSITIVE_INFINITY
  const { offset: _, limit: __, ...unbounded } = prepared.query
  const source = prepareQuery(
    prepared.query.limit === undefined ? unbounded : { ...unbounded, limit: offset + limit + SPARE },
  )
  let asOf = 0n
  let held: StoredDocument[] = []
  let isWhole = true
  let shown = new Map<string, StoredDocument>()
  /** What became of documents since the last telling. */
  const recent = new Map<string, StoredDocument | undefined>()

  const read = async () => {
    const { version, content } = await select(source)
    asOf = version
    held = [...content]
    isWhole = content.length < offset + limit + SPARE
    return { version, deltas: show() }
  }
  const show = (): readonly Delta[] => {
    const next = new Map(held.slice(offset, offset + limit).map((document) => [document.path, document]))
    const deltas = difference(shown, next, recent)
    shown = next
    recent.clear()
    return deltas
  }
  const place = ({ path, after }: DocumentChange) => {
    recent.set(path, after)
    held = held.filter((document) => document.path !== path)
    if (after === undefined || !prepared.matches(after)) return
    const at = held.findIndex((document) => prepared.compare(after, document) < 0)
    if (at !== -1) held.splice(at, 0, after)
    else if (isWhole) held.push(after)
  }

  return {
    async open(_database, resume) {
      return { ...(await read()), isReset: resume !== null }
    },
    apply(commit) {
      if (commit.version <= asOf) return []
      asOf = commit.version
      const concerned = commit.changes.filter(
        ({ before, after }) => (before && prepared.matches(before)) || (after && prepared.matches(after)),
      )
      if (concerned.length === 0) return []
      for (const change of concerned) place(change)
      if (held.length < offset + limit && !isWhole) return 'stale'
      if (held.length > offset + limit + SPARE) {
        held.length = offset + limit + SPARE
        isWhole = false
      }
      return show()
    },
    refresh: read,
  }
}

function difference(
  shown: ReadonlyMap<string, StoredDocument>,
  next: ReadonlyMap<string, StoredDocument>,
  recent: ReadonlyMap<string, StoredDocument | undefined>,
): readonly Delta[] {
  const left = [...shown].flatMap(([path, document]): Delta[] => {
    if (next.has(path)) return []
    return [deltaOf(path, recent.has(path) ? recent.get(path) : document, false)]
  })
  const entered = [...next].flatMap(([path, document]): Delta[] =>
    shown.get(path)?.updateVersion === document.updateVersion ? [] : [deltaOf(path, document, true)],
  )
  return [...left, ...entered]
}
