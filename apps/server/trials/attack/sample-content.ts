import type { DocumentData } from '@brigade/contract/document.ts'
import * as z from 'zod'
import { type Definition, definitionOf, elementsOf } from '../../testing/zod-definition.ts'

/** Texts that formats ask for; the first that a schema takes is its sample. */
const TEXTS = [
  'ab',
  'k1',
  'Text of a sample that is long enough for any field that wants many words, such as a description of a job: eighty letters.',
  '1',
  '0',
  '2026-05-03',
  '2026-05',
  '2026-W19',
  '10:30',
  'Europe/Paris',
  'FR',
  'EUR',
  'fr',
  'a@x.org',
  'https://x.org/a',
  '+33612345678',
  '7K2-9QX',
  'abcdefghijklmnopqrstuvwxyz',
  'a'.repeat(64),
  '4006381333931',
  '123456',
  'ines',
  'PO-000042',
  '0.5',
  'ABC-DEF',
  'rgb',
  '#aabbcc',
  '00000000-0000-4000-8000-000000000000',
]
const NUMBERS = [1, 0, 2, 5, 10, 100, 2026, 0.5]

/** Fields by which a document belongs to somebody, and to whom. */
const OWNERS: Readonly<Record<string, unknown>> = {
  createdBy: 'sam',
  updatedBy: 'sam',
  uid: 'sam',
  by: 'sam',
  professional: 'sam',
  follower: 'sam',
  author: 'sam',
  askedBy: 'sam',
  from: undefined,
  recruiter: 'rui',
  kitchenId: 'k1',
  supplierId: 's1',
  jobId: 'j1',
  hiringTeam: ['rui'],
  people: ['sam', 'kim'],
  parties: ['sam', 'rui'],
  ownerKind: 'kitchen',
  ownerId: 'k1',
  bookingId: 'b1',
  shiftId: 's1',
  takenBy: undefined,
}

const NONE = Symbol('no sample')

function firstAccepted(schema: z.core.$ZodType, candidates: readonly unknown[]): unknown {
  const found = candidates.find((each) => z.safeParse(schema, each).success)
  return found === undefined ? NONE : found
}

function minimumOf({ checks }: Definition): number {
  const limits = elementsOf(checks).flatMap((each) => {
    const def = definitionOf(each)
    if (def['check'] === 'min_length') return [Number(def['minimum'])]
    return def['check'] === 'length_equals' ? [Number(def['length'])] : []
  })
  return Math.max(0, ...limits)
}

function ofObject(shape: object): unknown {
  const fields = Object.entries(shape).flatMap(([name, each]) => {
    if (!(each instanceof z.core.$ZodType)) return []
    const own = OWNERS[name]
    if (own !== undefined && z.safeParse(each, own).success) return [[name, own] as const]
    const def = definitionOf(each)
    return def['type'] === 'optional' ? [] : [[name, sampleOf(each)] as const]
  })
  return Object.fromEntries(fields)
}

function ofRecord({ keyType, valueType }: Definition): unknown {
  const def = definitionOf(keyType)
  const keys = def['type'] === 'enum' ? Object.values(Object(def['entries'])) : []
  return Object.fromEntries(keys.map((key) => [key, sampleOf(valueType)]))
}

/** A value that a schema takes, small and plain. */
function sampleOf(schema: unknown): unknown {
  if (!(schema instanceof z.core.$ZodType)) return undefined
  const def = definitionOf(schema)
  switch (def['type']) {
    case 'string':
      return firstAccepted(schema, TEXTS)
    case 'number':
    case 'int':
      return firstAccepted(schema, NUMBERS)
    case 'boolean':
      return firstAccepted(schema, [false, true])
    case 'null':
    case 'nullable':
      return null
    case 'literal':
      return elementsOf(def['values'])[0]
    case 'enum':
      return firstAccepted(schema, Object.values(Object(def['entries'])))
    case 'union':
      return firstAccepted(schema, elementsOf(def['options']).map(sampleOf))
    case 'array':
      return Array.from({ length: minimumOf(def) }, () => sampleOf(def['element']))
    case 'object':
      return ofObject(Object(def['shape']))
    case 'record':
      return ofRecord(def)
    default:
      return sampleOf(def['innerType'] ?? def['in'])
  }
}

/** A small document of a schema, which belongs to the cast; it may break rules between its fields. */
export function sampleContent(schema: z.ZodType, more: DocumentData): DocumentData {
  const sample: unknown = sampleOf(schema)
  return { ...Object(sample), ...more }
}
