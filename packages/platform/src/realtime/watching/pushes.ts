import type { QueryView } from '../queries/query-view.ts'
import type { TreeChange } from '../store/change.ts'
import { type TreeContent, contentAt } from '../tree/node.ts'
import { contains, type Path, pathText } from '../tree/path.ts'
import { type JsonTree, jsonOf } from '../tree/write-json.ts'

/** New data for a client: `d` replaces what is at the path, `m` some of what lies below it. */
export interface Push {
  readonly action: 'd' | 'm'
  /** JSON texts, made once for everybody who hears the same. */
  readonly path: string
  readonly data: string
}

/** A place that somebody watches, whole or through a query. */
export interface WatchedPath {
  readonly path: Path
  readonly view: QueryView | undefined
}

/** What those who watch a place hear of a change at or around it; undefined when nothing changes for them. */
export function pushesOf(watched: WatchedPath, told: TreeChange): Push | undefined {
  const { path, view } = watched
  const isAbove = told.paths.some((changed) => contains(changed, path))
  const before = contentAt(told.before, path)
  const after = contentAt(told.after, path)
  if (isAbove && before === after) return undefined
  if (isAbove && view === undefined) return replacement(path, after)
  if (isAbove) {
    view?.rebuild(after)
    return replacement(path, view?.result() ?? null)
  }
  return view === undefined ? pushOfPlace(watched, told) : pushOfView(path, view, told)
}

/** Tells a listener what a place holds now, whatever it held. */
export function replacement(path: Path, content: TreeContent): Push {
  return { action: 'd', path: JSON.stringify(pathText(path)), data: JSON.stringify(jsonOf(content)) }
}

function merge(path: Path, contents: readonly (readonly [string, TreeContent])[]): Push {
  const data: Readonly<Record<string, JsonTree>> = Object.fromEntries(
    contents.map(([key, content]) => [key, jsonOf(content)]),
  )
  return { action: 'm', path: JSON.stringify(pathText(path)), data: JSON.stringify(data) }
}

function pushOfPlace({ path }: WatchedPath, { paths, before, after }: TreeChange): Push | undefined {
  const changed = paths.filter((one) => contentAt(before, one) !== contentAt(after, one))
  const [only, ...more] = changed
  if (only === undefined) return undefined
  if (more.length === 0) return replacement(only, contentAt(after, only))
  return merge(
    path,
    changed.map((one) => [pathText(one.slice(path.length)), contentAt(after, one)]),
  )
}

function pushOfView(path: Path, view: QueryView, { paths, after }: TreeChange): Push | undefined {
  const keys = new Set(paths.flatMap((one) => one[path.length] ?? []))
  const [place] = paths
  const stayed = keys.size === 1 && paths.length === 1 && view.child([...keys][0] ?? '') !== null
  const changes = view.update(keys, contentAt(after, path))
  const [only, ...more] = changes
  if (only === undefined) return undefined
  if (more.length > 0) return merge(path, [...changes])
  const [key, content] = only
  // One place in a child that the client has: no need to send the rest of the child again.
  if (stayed && content !== null && place?.[path.length] === key)
    return replacement(place, contentAt(after, place))
  return replacement([...path, key], content)
}
