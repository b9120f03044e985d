import type { TreeChange } from '../store/change.ts'
import { QueryView } from '../queries/query-view.ts'
import type { TreeQuery } from '../queries/query.ts'
import { type TreeContent, contentAt } from '../tree/node.ts'
import { contains, type Path } from '../tree/path.ts'
import { type Push, pushesOf, type WatchedPath } from './pushes.ts'

/** Who hears of changes at a place. */
export interface Watcher {
  hear(push: Push): void
}

interface Watch extends WatchedPath {
  readonly watchers: Set<Watcher>
}

interface Branching {
  readonly below: Map<string, Branching>
  /** By the name of the query; the whole place under the empty name. */
  readonly here: Map<string, Watch>
}

/** Everything that is watched: who watches the same query of the same place shares its view. */
export class Watches {
  readonly #top: Branching = newBranching()

  /** Begins to watch; answers what there is now. */
  add(
    at: { readonly path: Path; readonly query: TreeQuery | undefined },
    watcher: Watcher,
    root: TreeContent,
  ): TreeContent {
    const { path, query } = at
    let branching = this.#top
    for (const key of path) {
      const next = branching.below.get(key) ?? newBranching()
      branching.below.set(key, next)
      branching = next
    }
    const content = contentAt(root, path)
    const name = query?.name ?? ''
    const view = query && (branching.here.get(name)?.view ?? new QueryView(query, content))
    const watch = branching.here.get(name) ?? { path, view, watchers: new Set() }
    branching.here.set(name, watch)
    watch.watchers.add(watcher)
    return view === undefined ? content : view.result()
  }

  remove(
    { path, query }: { readonly path: Path; readonly query: TreeQuery | undefined },
    watcher: Watcher,
  ): void {
    const way: Branching[] = [this.#top]
    for (const key of path) {
      const next = way.at(-1)?.below.get(key)
      if (next === undefined) return
      way.push(next)
    }
    const here = way.at(-1)?.here
    const watch = here?.get(query?.name ?? '')
    watch?.watchers.delete(watcher)
    if (watch?.watchers.size === 0) here?.delete(query?.name ?? '')
    for (let depth = path.length; depth > 0; depth -= 1) {
      const end = way[depth]
      if (end === undefined || end.here.size > 0 || end.below.size > 0) return
      way[depth - 1]?.below.delete(path[depth - 1] ?? '')
    }
  }

  /** Tells everybody whom a change concerns. */
  tell(told: TreeChange): void {
    const concerned = new Set(told.paths.flatMap((path) => [...this.#at(path)]))
    for (const watch of concerned) {
      const paths = told.paths.filter((path) => contains(path, watch.path) || contains(watch.path, path))
      const push = pushesOf(watch, { ...told, paths })
      if (push !== undefined) for (const watcher of watch.watchers) watcher.hear(push)
    }
  }

  /** The watches above a path, at it and below it. */
  *#at(path: Path): Generator<Watch> {
    let branching: Branching | undefined = this.#top
    for (const key of path) {
      yield* branching.here.values()
      branching = branching.below.get(key)
      if (branching === undefined) return
    }
    yield* everything(branching)
  }
}

function newBranching(): Branching {
  return { below: new Map(), here: new Map() }
}

function* everything(branching: Branching): Generator<Watch> {
  yield* branching.here.values()
  for (const next of branching.below.values()) yield* everything(next)
}
