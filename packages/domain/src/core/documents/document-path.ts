import type { Collection } from '@brigade/contract/collection.ts'

/**
 * Path of a document: the collection's pattern with its wildcards filled.
 * @throws when a wildcard has no value
 */
export function documentPath(
  { path }: Pick<Collection<never>, 'path'>,
  params: Readonly<Record<string, string>>,
): string {
  return path.replaceAll(/\{(\w+)\}/gu, (_, name: string) => {
    const value = params[name]
    if (value === undefined) throw new Error(`${path} needs ${name}`)
    return value
  })
}

/**
 * The id that a path gives for one of its wildcards; empty in a list, whose path names no document.
 * @param params - of a policy's context
 */
export function idIn(params: Readonly<Record<string, string>>, name: string): string {
  return params[name] ?? ''
}
