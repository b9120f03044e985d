import type { ZodError } from 'zod'

type Issue = ZodError['issues'][number]

/** What is wrong with a field, for words: too little or too much of it, or not of its form. */
export type FieldReason =
  | { readonly kind: 'short' | 'long' | 'few' | 'many'; readonly limit: number }
  | { readonly kind: 'address' | 'e-mail' | 'other' }

/** One field that breaks its rule. */
export interface FieldProblem {
  /** Path inside the document: `lines.2.amount`; empty for the document as a whole. */
  readonly field: string
  /** The schema's own words, for the console. */
  readonly rule: string
  readonly reason: FieldReason
}

function reasonOf(issue: Issue): FieldReason {
  switch (issue.code) {
    case 'too_small':
      return { kind: issue.origin === 'array' ? 'few' : 'short', limit: Number(issue.minimum) }
    case 'too_big':
      return { kind: issue.origin === 'array' ? 'many' : 'long', limit: Number(issue.maximum) }
    case 'invalid_format':
      if (issue.format === 'url') return { kind: 'address' }
      return { kind: issue.format === 'email' ? 'e-mail' : 'other' }
    default:
      return { kind: 'other' }
  }
}

/** The fields that a schema refuses, with what is wrong with each. */
export function fieldProblems({ issues }: ZodError): readonly FieldProblem[] {
  return issues.map((issue) => ({
    field: issue.path.join('.'),
    rule: issue.message,
    reason: reasonOf(issue),
  }))
}
