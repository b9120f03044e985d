import { safeParse, type ZodType } from 'zod'
import type { $ZodType } from 'zod/v4/core'
import { type FieldProblem, fieldProblems } from '../problems/field-problem.ts'
import { fieldSchema } from './field-limits.ts'

/** Whether a value fits; a field that may be left out may also be empty. */
function problemOf(schema: $ZodType, value: unknown): FieldProblem | undefined {
  const parsed = safeParse(schema, value)
  if (parsed.success || (value === '' && safeParse(schema, undefined).success)) return undefined
  return fieldProblems(parsed.error)[0]
}

/** Whether a value fits the field at a path of a schema, as it is typed; a field that may be left out may also be empty. */
export function fitsField(schema: ZodType, path: string, value: unknown): boolean {
  const field = fieldSchema(schema, path)
  return field === undefined || problemOf(field, value) === undefined
}

/** What is wrong with each field that the schema knows; the first of each is enough to begin with. */
export function problemsIn(schema: ZodType, values: object): ReadonlyMap<string, FieldProblem> {
  const entries = Object.entries(values).flatMap(([name, value]) => {
    const field = fieldSchema(schema, name)
    const problem = field === undefined ? undefined : problemOf(field, value)
    return problem === undefined ? [] : [[name, problem] as const]
  })
  return new Map(entries)
}
