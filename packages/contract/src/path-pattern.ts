import type { PathParams } from './document.ts'
import { pathOf, segmentsOf } from './path-segments.ts'

const WILDCARD = /^\{(.+)\}$/u

/** A path with wildcards, `kitchens/{kitchenId}`, taken apart. */
export type PathPattern = readonly ({ readonly literal: string } | { readonly wildcard: string })[]

/** Reads a pattern such as `kitchens/{kitchenId}/team/{uid}`. */
export function parsePattern(pattern: string): PathPattern {
  return segmentsOf(pattern).map((segment) => {
    const wildcard = WILDCARD.exec(segment)?.[1]
    return wildcard === undefined ? { literal: segment } : { wildcard }
  })
}

/** What the wildcards of the pattern are in a path that fits it (or fits its beginning); undefined when none does. */
export function matchPattern(pattern: PathPattern, segments: readonly string[]): PathParams | undefined {
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
export function matchWhole(pattern: PathPattern, path: string): PathParams | undefined {
  const segments = segmentsOf(path)
  return segments.length === pattern.length ? matchPattern(pattern, segments) : undefined
}

/** The path with its wildcards filled in; undefined while one is unknown. */
export function fillPattern(pattern: PathPattern, params: PathParams): string | undefined {
  const segments: string[] = []
  for (const part of pattern) {
    const segment = 'literal' in part ? part.literal : params[part.wildcard]
    if (segment === undefined) return undefined
    segments.push(segment)
  }
  return pathOf(segments)
}
