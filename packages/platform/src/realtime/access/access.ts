import type { Caller, DocumentData } from '@brigade/contract/document.ts'
import { matchPattern, parsePattern, type PathPattern } from '@brigade/contract/path-pattern.ts'
import { isKnownPath } from '../../documents/access/related-documents.ts'
import { childrenOf, type TreeContent, contentAt } from '../tree/node.ts'
import { type Path, pathText, placeOf } from '../tree/path.ts'
import { permissionDenied, RealtimeRefusal } from '../tree/refusal.ts'
import { plainJsonOf } from '../tree/write-json.ts'
import type { RealtimePlace, PlaceContext } from './place.ts'

/** Reads documents for policies; missing ones are undefined. */
export type ReadDocuments = (paths: readonly string[]) => Promise<readonly (DocumentData | undefined)[]>

interface Declared {
  readonly place: RealtimePlace
  readonly pattern: PathPattern
}

interface Asked {
  readonly path: Path
  readonly place: RealtimePlace
  readonly context: PlaceContext
}

/** What a caller may do at a path, as the documents stood when it was asked. */
export interface Permit {
  readonly mayRead: boolean
  /** The documents that were looked at: when one changes, ask again. */
  readonly relatedPaths: readonly string[]
  /** @throws Refusal when the caller may not make this of the whole data, or when it is not what a place may hold */
  checkWrite(before: TreeContent, after: TreeContent): void
}

export interface Access {
  ask(caller: Caller, path: Path): Promise<Permit>
}

const ANYTHING: Permit = { mayRead: true, relatedPaths: [], checkWrite: () => undefined }

/** @param isOpen - everybody may do everything: for test servers only */
export function createAccess(
  places: readonly RealtimePlace[],
  readDocuments: ReadDocuments,
  isOpen: boolean,
): Access {
  const declared = places.map((place): Declared => ({ place, pattern: parsePattern(place.path) }))
  return {
    async ask(caller, path) {
      if (isOpen) return ANYTHING
      const named = declared.flatMap((one) => nameAt(one, caller, placeOf(path)))
      const relatedPaths = [
        ...new Set(named.flatMap(({ related }) => Object.values(related)).filter(isKnownPath)),
      ]
      const found = relatedPaths.length === 0 ? [] : await readDocuments(relatedPaths)
      const documents = new Map(relatedPaths.map((one, at) => [one, found[at]]))
      const asked = named.map(({ related, ...one }): Asked => {
        const entries = Object.entries(related).map(([name, to]) => [name, documents.get(to)] as const)
        return { ...one, context: { caller, params: one.params, related: Object.fromEntries(entries) } }
      })
      return {
        mayRead: asked.some(({ place, context }) => place.read(context)),
        relatedPaths,
        checkWrite(before, after) {
          if (!asked.some((one) => isWriteAllowed(one, before, after))) throw permissionDenied()
          for (const one of declared) checkSchema(one, placeOf(path), after)
        },
      }
    },
  }
}

/** A declared place at a path or above it. */
function nameAt({ place, pattern }: Declared, caller: Caller, path: Path) {
  if (pattern.length > path.length) return []
  const at = path.slice(0, pattern.length)
  const params = matchPattern(pattern, at)
  return params === undefined
    ? []
    : [{ path: at, place, params, related: place.policyReads?.(params, caller) ?? {} }]
}

function isWriteAllowed({ path, place, context }: Asked, before: TreeContent, after: TreeContent): boolean {
  return place.write(context, {
    get before() {
      return plainJsonOf(contentAt(before, path))
    },
    get after() {
      return plainJsonOf(contentAt(after, path))
    },
  })
}

/** Whatever a write touches of a place, the place must hold what it may hold afterwards. */
function checkSchema({ place, pattern }: Declared, path: Path, after: TreeContent): void {
  const { schema } = place
  if (schema === undefined) return
  for (const at of touched(pattern, path, after)) {
    const content = contentAt(after, at)
    if (content !== null && !schema.safeParse(plainJsonOf(content)).success) {
      throw new RealtimeRefusal('permission_denied', `"${pathText(at)}" cannot hold this data`)
    }
  }
}

/** The places of a pattern at, above or below a path. */
function touched(pattern: PathPattern, path: Path, after: TreeContent): readonly Path[] {
  const start = path.slice(0, pattern.length)
  if (matchPattern(pattern, start) === undefined) return []
  let found: readonly Path[] = [start]
  for (const part of pattern.slice(start.length)) {
    found = found.flatMap((at) =>
      'literal' in part
        ? [[...at, part.literal]]
        : [...childrenOf(contentAt(after, at)).keys()].map((key) => [...at, key]),
    )
  }
  return found
}
