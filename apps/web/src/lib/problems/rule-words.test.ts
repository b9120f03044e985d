import { expect, test } from 'vitest'
import * as z from 'zod'
import { ruleWords } from './rule-words.table.ts'

const modules = import.meta.glob<Readonly<Record<string, unknown>>>(
  ['../../../../../packages/domain/src/**/*.ts', '!**/*.test.ts', '!**/testing/**'],
  { eager: true },
)
const sources = import.meta.glob<string>(['../../**/*.{ts,tsx}', '!../../**/*.test.*'], {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** Every schema within a value: in lists, shapes, functions' contracts, collections. */
function schemasIn(value: unknown, seen: Set<unknown>): void {
  if (typeof value !== 'object' || value === null || seen.has(value)) return
  seen.add(value)
  const inner = value instanceof z.ZodType ? [value.def, Object(value.def).shape] : Object.values(value)
  for (const each of inner) schemasIn(each, seen)
}

/** The rules beside shape and length, by the names that they have in the domain. */
function rulesOf(schema: z.ZodType): readonly string[] {
  return (schema.def.checks ?? []).flatMap(({ _zod: { def } }) => {
    const named: unknown = def.check === 'custom' ? Reflect.apply(def.error ?? String, null, ['']) : ''
    return typeof named === 'string' && named !== '' ? [named] : []
  })
}

const seen = new Set<unknown>()
schemasIn(Object.values(modules), seen)
const rules = new Set([...seen].flatMap((each) => (each instanceof z.ZodType ? rulesOf(each) : [])))

test('every rule of the domain has a sentence of the catalogue, and no other rule has one', () => {
  expect([...rules].toSorted()).toEqual(Object.keys(ruleWords).toSorted())
})

/** Where a problem's own words are read, never to be shown: to compare them, and for the error page (rule ER1). */
const READ_THEM = [
  './field-problem.ts',
  '../../shell/routing/page-problem.ts',
  '../../shell/problems/is-connection-problem.ts',
]

test('no screen shows the English of a schema, of the server or of the SDK', () => {
  const showing = Object.entries(sources).filter(([, text]) =>
    /\b(?:problem|error|issue|refusal|cause|reason)s?(?:\[\d\])?\??\.message\b/u.test(text),
  )
  expect(showing.map(([file]) => file).toSorted()).toEqual(READ_THEM.toSorted())
})
