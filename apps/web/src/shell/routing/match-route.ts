import { isIdInAddress } from '@brigade/domain/core/documents/id-in-address.ts'
import type { Route } from './route.ts'
import { addressSegments, pathnameOf } from '../../lib/routing/address-segments.ts'

export type RouteMatch<Definition> =
  | { readonly kind: 'page'; readonly route: Definition; readonly params: Readonly<Record<string, string>> }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'none' }

/** Words that are never ids (rule NV2). */
const FIXED_WORDS: ReadonlySet<string> = new Set(['create', 'edit', 'dashboard'])

interface Candidate<Definition> {
  readonly route: Definition
  readonly params: Record<string, string>
  readonly corrected: string
  /** One digit per segment, `0` fixed and `1` parameter: the smallest wins. */
  readonly rank: string
}

/** The id that a segment names; undefined for what cannot be read, what no id is made of, and words that are never ids. */
function idOf(segment: string): string | undefined {
  try {
    const text = decodeURIComponent(segment)
    return isIdInAddress(text) && !FIXED_WORDS.has(text.toLowerCase()) ? text : undefined
  } catch {
    return undefined
  }
}

/** A pattern taken apart, and which of the routes has it. */
interface Pattern {
  readonly segments: readonly string[]
  readonly at: number
}

type Routes = readonly Pick<Route, 'path'>[]

const patterns = new WeakMap<Routes, readonly (readonly Pattern[])[]>()

/** The patterns of so many segments. They are sorted out once: every link of a page is matched. */
function patternsOf(routes: Routes, count: number): readonly Pattern[] {
  const known = patterns.get(routes) ?? byCount(routes)
  patterns.set(routes, known)
  return known[count] ?? []
}

function byCount(routes: Routes): readonly (readonly Pattern[])[] {
  const sorted: Pattern[][] = []
  for (const [at, { path }] of routes.entries()) {
    const segments = addressSegments(path)
    ;(sorted[segments.length] ??= []).push({ segments, at })
  }
  return sorted
}

const isParameter = (fixed: string) => fixed.startsWith('{')

/** Looks before anything is made: nearly all patterns are of other pages. */
function hasFixedSegments(pattern: Pattern, segments: readonly string[]): boolean {
  return pattern.segments.every(
    (fixed, at) => isParameter(fixed) || fixed.toLowerCase() === segments[at]?.toLowerCase(),
  )
}

function candidate<Definition extends Pick<Route, 'path'>>(
  routes: readonly Definition[],
  pattern: Pattern,
  segments: readonly string[],
): Candidate<Definition> | undefined {
  const route = routes[pattern.at]
  if (route === undefined || !hasFixedSegments(pattern, segments)) return undefined
  const params: Record<string, string> = {}
  const corrected: string[] = []
  let rank = ''
  for (const [at, fixed] of pattern.segments.entries()) {
    const segment = segments[at] ?? ''
    if (isParameter(fixed)) {
      const value = idOf(segment)
      if (value === undefined) return undefined
      params[fixed.slice(1, -1)] = value
    }
    corrected.push(isParameter(fixed) ? segment : fixed)
    rank += isParameter(fixed) ? '1' : '0'
  }
  return { route, params, corrected: pathnameOf(corrected), rank }
}

/**
 * Finds the page of a path (rule NV2): fixed segments win over parameters; a trailing slash is removed and wrong
 * letter case of a fixed segment corrected by redirect; anything else is nothing here.
 * @param path - the address without its search part
 */
export function matchRoute<Definition extends Pick<Route, 'path'>>(
  routes: readonly Definition[],
  path: string,
): RouteMatch<Definition> {
  const trimmed = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
  const segments = addressSegments(trimmed)
  const [best] = patternsOf(routes, segments.length)
    .flatMap((pattern) => candidate(routes, pattern, segments) ?? [])
    .sort((one, other) => Number(one.rank) - Number(other.rank))
  if (best === undefined) return { kind: 'none' }
  if (best.corrected !== path) return { kind: 'redirect', to: best.corrected }
  return { kind: 'page', route: best.route, params: best.params }
}
