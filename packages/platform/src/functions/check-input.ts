import type { ZodType } from 'zod'
import { throwRefusal } from './refusal.ts'

type Path = readonly PropertyKey[]

/** The most fields that one refusal names. */
const MAX_FIELDS_TOLD = 20

/**
 * Checks data against a schema. The SDK writes undefined fields as null, so null counts as absent where the schema does not
 * allow it.
 * @throws Refusal INVALID_ARGUMENT `field`, details `fields: [{path, rule}]`
 */
export function checkInput<Input>(schema: ZodType<Input>, data: unknown): Input {
  const first = schema.safeParse(data)
  if (first.success) return first.data
  const nulls = first.error.issues.map((issue) => issue.path).filter((path) => valueAt(data, path) === null)
  const second = nulls.length === 0 ? first : schema.safeParse(nulls.reduce(without, data))
  if (second.success) return second.data
  return throwRefusal('INVALID_ARGUMENT', 'field', {
    fields: second.error.issues.slice(0, MAX_FIELDS_TOLD).map((issue) => ({
      path: issue.path.map(String).join('.'),
      rule: issue.message,
    })),
  })
}

function valueAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>((value, key) => (isRecord(value) ? value[String(key)] : undefined), data)
}

function without(data: unknown, [key, ...rest]: Path): unknown {
  if (key === undefined || !isRecord(data)) return data
  const name = String(key)
  if (rest.length > 0) return withChange(data, name, without(data[name], rest))
  if (Array.isArray(data)) return data
  return Object.fromEntries(Object.entries(data).filter(([field]) => field !== name))
}

function withChange(data: Readonly<Record<string, unknown>>, name: string, value: unknown): unknown {
  if (Array.isArray(data)) return data.map((element: unknown, at) => (String(at) === name ? value : element))
  return { ...data, [name]: value }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
