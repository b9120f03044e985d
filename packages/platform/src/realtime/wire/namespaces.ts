/**
 * Where in the tree the data of a namespace begins, the `ns` of the SDK's `databaseURL`: the text of a path, empty for the
 * whole tree. Undefined where there is no such namespace.
 */
export type FindNamespace = (ns: unknown) => string | undefined

/** These names and no others, all of the same data. */
export function onlyNamespaces(names: readonly string[]): FindNamespace {
  return (ns) => (isOneOf(names, ns) ? '' : undefined)
}

/** A name that can be a key as well. */
const NAME = /^[\w-]{1,100}$/

/** Every namespace that is asked for is there, empty at first, as with an emulator: for test servers only. */
export function anyNamespace(usual: string, others: readonly string[]): FindNamespace {
  return (ns) => {
    if (isOneOf(others, ns)) return usual
    return typeof ns === 'string' && NAME.test(ns) ? ns : undefined
  }
}

function isOneOf(names: readonly string[], ns: unknown): boolean {
  return typeof ns === 'string' && names.includes(ns)
}

/** The place in the tree that a path of a namespace names. */
export function pathInTree(base: string, path: string): string {
  return base === '' ? path : `${base}/${path}`
}

/** The path in its namespace of a place in the tree. */
export function pathInNamespace(base: string, path: string): string {
  return base === '' ? path : path.slice(base.length + 1)
}
