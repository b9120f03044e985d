import { expect, test } from 'vitest'
import * as z from 'zod'
import { limitsOf, mostOf } from './field-limits.ts'

const listOf = (most: number, length: number) => z.array(z.string().min(1).max(length)).max(most)

const Form = z.strictObject({
  name: z.string().trim().min(2).max(60),
  note: z.string().trim().max(300),
  town: z.string().min(1).max(80).optional(),
  email: z.string().trim().pipe(z.email().max(254)),
  kept: z.string().max(40).default(''),
  words: z
    .string()
    .transform((typed) => typed.split(','))
    .pipe(listOf(3, 40)),
  tags: listOf(10, 20),
  free: z.string(),
  price: z.object({ minor: z.int() }),
  seats: z.int().min(1).max(99),
  amount: z.number().max(99),
  place: z.object({ towns: z.array(z.object({ label: z.string().min(1).max(7) })).optional() }),
  to: z.union([z.object({ kind: z.literal('link') }), z.object({ email: z.email().max(254) })]),
  refined: z
    .string()
    .max(9)
    .refine((typed) => typed !== 'no'),
})

test.each([
  ['name', 60, false],
  ['note', 300, true],
  ['town', 80, true],
  ['email', 254, false],
  ['kept', 40, true],
  ['words', 126, false],
  ['tags', 220, false],
  ['free', undefined, true],
  ['price', undefined, false],
  ['seats', 2, false],
  ['amount', undefined, false],
  ['place.towns.*.label', 7, false],
  ['to.email', 254, false],
  ['no.such', undefined, false],
  ['refined', 9, true],
] as const)(
  'a field %s takes at most %s characters; whether it may stay empty: %s',
  (field, most, mayBeEmpty) => {
    expect(limitsOf(Form, field)).toEqual({ maxLength: most, isOptional: mayBeEmpty })
  },
)

test('a refined object still knows its fields', () => {
  const refined = Form.refine(({ name }) => name !== 'x').readonly()
  expect(limitsOf(refined, 'name').maxLength).toBe(60)
})

const Plan = z.object({
  seats: z.int().min(1).max(99),
  covers: z.int().max(10_000).optional(),
  servings: z.record(z.string(), z.int().max(500)),
  questions: z.array(z.string()).max(8),
  free: z.number(),
})

test.each([
  ['seats', 99],
  ['covers', 10_000],
  ['servings.*', 500],
  ['questions', 8],
] as const)('a field %s takes at most %s', (field, most) => {
  expect(mostOf(Plan, field)).toBe(most)
})

test('a field without an upper end has none to take over', () => {
  expect(() => mostOf(Plan, 'free')).toThrow('no upper end at free')
})
