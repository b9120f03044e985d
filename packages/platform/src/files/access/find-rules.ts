import { segmentsOf } from '@brigade/contract/path-segments.ts'
import { collectionPathOf, idOf } from '@brigade/contract/path.ts'
import { UNKNOWN_ID } from '@brigade/contract/policy.ts'
import {
  fillPattern,
  matchPattern,
  matchWhole,
  parsePattern,
  type PathPattern,
} from '@brigade/contract/path-pattern.ts'
import type { FileRules } from '../file-rules.ts'

/** The rules of a place, and what the wildcards of their path are there. */
export interface LocatedRules {
  readonly rules: FileRules
  readonly params: Readonly<Record<string, string>>
  /** Path of the document the files belong to; a wildcard that is open in it is UNKNOWN_ID. */
  readonly owner: string
}

/** The declared rules, found by name. */
export interface RulesFinder {
  ofName(name: string): LocatedRules | undefined
  /** All rules under which files can lie whose name begins so. */
  ofPrefix(prefix: string): readonly LocatedRules[]
  /** A regular expression of PostgreSQL that exactly the names with rules match. */
  readonly namePattern: string
}

interface Declared {
  readonly rules: FileRules
  readonly pattern: PathPattern
  readonly ownerPattern: PathPattern
}

/** Takes the declarations. @throws Error when two claim the same names, or an owner needs a wildcard the path lacks */
export function createRulesFinder(declarations: readonly FileRules[]): RulesFinder {
  const declared = declarations.map((rules) => ({
    rules,
    pattern: parsePattern(rules.path),
    ownerPattern: parsePattern(rules.owner),
  }))
  checkDeclarations(declared)
  return {
    ofName(name) {
      if (name === '' || segmentsOf(name).some(isUnusable)) return undefined
      for (const one of declared) {
        const params = matchWhole(one.pattern, name)
        if (params !== undefined) return located(one, params)
      }
      return undefined
    },
    ofPrefix: (prefix) =>
      declared.flatMap((one) => {
        const params = paramsOfPrefix(one.pattern, prefix)
        return params === undefined ? [] : [located(one, params)]
      }),
    namePattern: `^(${declared.map(({ pattern }) => regularExpression(pattern)).join('|')})$`,
  }
}

function checkDeclarations(declared: readonly Declared[]): void {
  const shapes = new Set<string>()
  for (const { rules, pattern, ownerPattern } of declared) {
    const shape = regularExpression(pattern)
    if (shapes.has(shape)) throw new Error(`Two rules for files are declared at "${rules.path}".`)
    shapes.add(shape)
    const params = Object.fromEntries(
      pattern.flatMap((part) => ('wildcard' in part ? [[part.wildcard, 'x']] : [])),
    )
    if (fillPattern(ownerPattern, params) === undefined) {
      throw new Error(`The owner "${rules.owner}" has a wildcard that "${rules.path}" has not.`)
    }
  }
}

function located({ rules, pattern, ownerPattern }: Declared, known: Readonly<Record<string, string>>) {
  const open = pattern.flatMap((part) => ('wildcard' in part ? [[part.wildcard, UNKNOWN_ID]] : []))
  const params = { ...Object.fromEntries(open), ...known }
  return { rules, params, owner: fillPattern(ownerPattern, params) ?? UNKNOWN_ID }
}

/** What is known of the wildcards when a name begins so; undefined when no name of the pattern does. */
function paramsOfPrefix(pattern: PathPattern, prefix: string): Readonly<Record<string, string>> | undefined {
  const begun = idOf(prefix)
  const segments = segmentsOf(collectionPathOf(prefix))
  const next = pattern[segments.length]
  if (segments.some(isUnusable) || next === undefined) return undefined
  if ('literal' in next && !next.literal.startsWith(begun)) return undefined
  const whole = pattern.slice(0, segments.length)
  return segments.length === 0 ? {} : matchPattern(whole, segments)
}

/** A wildcard stands for an id of a document, and these are none. */
function isUnusable(segment: string): boolean {
  return segment === '' || /^__.*__$/s.test(segment)
}

function regularExpression(pattern: PathPattern): string {
  return pattern
    .map((part) => ('literal' in part ? part.literal.replaceAll(/[^\w-]/g, String.raw`\$&`) : '[^/]+'))
    .join('/')
}
