/** A file of the built code and the modules in it. */
export interface CodeFile {
  readonly modules: readonly string[]
  /** Files that come with it at once. */
  readonly imports: readonly string[]
}

/** A module that is fetched by itself: what the page starts with, or what code asks for by `import()`. */
export interface Entry {
  readonly module: string
  /** Modules that ask for it; what the page starts with has none. */
  readonly importers: readonly string[]
}

export interface BuiltCode {
  readonly files: ReadonlyMap<string, CodeFile>
  readonly entries: readonly Entry[]
  /** Messages that a module can say. */
  readonly keysOf: (module: string) => Iterable<string>
}

type Keys = ReadonlySet<string>

function union(sets: readonly Keys[]): Keys {
  return new Set(sets.flatMap((set) => [...set]))
}

function intersection(sets: readonly Keys[]): Keys {
  const [first = new Set(), ...others] = sets
  return new Set([...first].filter((key) => others.every((other) => other.has(key))))
}

/** All files that come with a file, itself among them. */
function filesWith(files: BuiltCode['files'], file: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(file)) return found
  found.add(file)
  for (const each of files.get(file)?.imports ?? []) filesWith(files, each, found)
  return found
}

interface Arrival {
  readonly module: string
  /** Modules that come with it. */
  readonly modules: Keys
  readonly keys: Keys
  readonly importers: readonly string[]
}

function arrivalsOf({ files, entries, keysOf }: BuiltCode): readonly Arrival[] {
  const fileOf = new Map([...files].flatMap(([file, { modules }]) => modules.map((each) => [each, file])))
  return entries.flatMap(({ module, importers }) => {
    const file = fileOf.get(module)
    if (file === undefined) return []
    const modules = [...filesWith(files, file)].flatMap((each) => files.get(each)?.modules ?? [])
    const keys = new Set(modules.flatMap((each) => [...keysOf(each)]))
    return [{ module, importers, modules: new Set(modules), keys }]
  })
}

/**
 * The messages that each entry brings: all that its files can say, except what is surely there before it, whichever of its
 * importers asks for it.
 */
export function ownKeys(code: BuiltCode): ReadonlyMap<string, Keys> {
  const arrivals = arrivalsOf(code)
  const every = union(arrivals.map(({ keys }) => keys))
  const askers = new Map(
    arrivals.map(({ module, importers }) => [
      module,
      arrivals.filter(({ modules }) => importers.some((each) => modules.has(each))),
    ]),
  )
  /** What is there before an entry: too much at first, and less with each round. */
  let before = new Map<string, Keys>(
    arrivals.map(({ module, importers }) => [module, importers.length === 0 ? new Set() : every]),
  )
  for (let size = Number.NaN; size !== sizeOf(before);) {
    size = sizeOf(before)
    const there = (arrival: Arrival) => union([arrival.keys, before.get(arrival.module) ?? new Set()])
    before = new Map(
      arrivals.map(({ module }) => [module, intersection((askers.get(module) ?? []).map(there))]),
    )
  }
  return new Map(
    arrivals.map(({ module, keys }) => [
      module,
      new Set([...keys].filter((key) => before.get(module)?.has(key) !== true)),
    ]),
  )
}

function sizeOf(sets: ReadonlyMap<string, Keys>): number {
  return [...sets.values()].reduce((sum, { size }) => sum + size, 0)
}
