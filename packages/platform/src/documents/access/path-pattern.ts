const WILDCARD = /^\{(.+)\}$/

/** A path with wildcards, `kitchens/{kitchenId}`, taken apart. */
export type PathPattern = readonly ({ readonly literal: string } | { readonly wildcard: string })[]

/** Reads a pattern such as `kitchens/{kitchenId}/team/{uid}`. */
export function parsePattern(pattern: string): PathPattern {
  return pattern.split('/').map((segment) => {
    const wildcard = WILDCARD.exec(segment)?.[1]
    return wildcard === undefined ? { literal: segment } : { wildcard }
  })
}

/** What the wildcards of the pattern are in a path that fits it (or fits its beginning); undefined when none does. */
export function matchPattern(
  pattern: PathPattern,
  segments: readonly string[],
): Readonly<Record<string, string>> | undefined {
  if (segments.length > pattern.length) return undefined
  const params: Record<string, string> = {}
  for (const [at, segment] of segments.entries()) {
    const part = pattern[at]
    if (part === undefined) return undefined
    if ('wildcard' in part) params[part.wildcard] = segment
    else if (part.literal !== segment) return undefined
  }
  return params
}

/** What the wildcards are in a path that fits the whole pattern. */
export function matchWhole(pattern: PathPattern, path: string): Readonly<Record<string, string>> | undefined {
  const segments = path.split('/')
  return segments.length === pattern.length ? matchPattern(pattern, segments) : undefined
}

/** The path with its wildcards filled in; undefined while one is unknown. */
export function fillPattern(
  pattern: PathPattern,
  params: Readonly<Record<string, string>>,
): string | undefined {
  const segments: string[] = []
  for (const part of pattern) {
    const segment = 'literal' in part ? part.literal : params[part.wildcard]
    if (segment === undefined) return undefined
    segments.push(segment)
  }
  return segments.join('/')
}
