import type { ZodError } from 'zod'

type Issue = ZodError['issues'][number]

/** What is wrong with a field, for words: too little or too much of it, not of its form, or against a rule of the trade. */
export type FieldReason =
  | { readonly kind: 'short' | 'long' | 'few' | 'many' | 'least' | 'most'; readonly limit: number }
  | { readonly kind: 'address' | 'e-mail' | 'other' }
  /** The rule as the domain names it: it has its own sentence in `rule-words.table.ts`. */
  | { readonly kind: 'rule'; readonly rule: string }

/** One field that breaks its rule. It carries no sentence: those are in the catalogue only. */
export interface FieldProblem {
  /** Path inside the document: `lines.2.amount`; empty for the document as a whole. */
  readonly field: string
  readonly reason: FieldReason
}

const TOO_SMALL: Readonly<Record<string, 'short' | 'few' | 'least'>> = { string: 'short', array: 'few' }
const TOO_BIG: Readonly<Record<string, 'long' | 'many' | 'most'>> = { string: 'long', array: 'many' }

function reasonOf(issue: Issue): FieldReason {
  switch (issue.code) {
    case 'too_small':
      return { kind: TOO_SMALL[issue.origin] ?? 'least', limit: Number(issue.minimum) }
    case 'too_big':
      return { kind: TOO_BIG[issue.origin] ?? 'most', limit: Number(issue.maximum) }
    case 'invalid_format':
      if (issue.format === 'url') return { kind: 'address' }
      return { kind: issue.format === 'email' ? 'e-mail' : 'other' }
    case 'custom':
      return { kind: 'rule', rule: issue.message }
    default:
      return { kind: 'other' }
  }
}

/** The fields that a schema refuses, with what is wrong with each. */
export function fieldProblems({ issues }: { readonly issues: readonly Issue[] }): readonly FieldProblem[] {
  return issues.map((issue) => ({ field: issue.path.join('.'), reason: reasonOf(issue) }))
}
