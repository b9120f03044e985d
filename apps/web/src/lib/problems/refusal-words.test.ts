import { newChef } from '@brigade/domain/people/profiles/new-cards.ts'
import { chefs } from '@brigade/domain/people/profiles/chef.ts'
import { expect, test } from 'vitest'
import * as z from 'zod'
import type { MessageKey, MessageValues } from '../../messages/catalogue.ts'
import { fieldProblems } from './field-problem.ts'
import { refusalWords } from './refusal-words.ts'

/** Shows which message is said, and with what. */
const t = (key: MessageKey, values: MessageValues = {}) =>
  [key, ...Object.values(values).map((value) => `(${value})`)].join('')

function wordsFor(schema: z.ZodType, content: unknown): string | null {
  const { error } = schema.safeParse(content)
  return error === undefined ? null : refusalWords(t, { state: 'refused', problems: fieldProblems(error) })
}

test('a write that was made needs no words, and one without a person says so', () => {
  expect(refusalWords(t, { state: 'queued', serverAck: Promise.resolve({ state: 'saved' }) })).toBeNull()
  expect(refusalWords(t, { state: 'signedOut' })).toBe('error.sign-in-needed')
})

test('each field is named and says what is wrong with it, once', () => {
  const { card } = newChef({ displayName: 'I', specialties: ['x', 'y'] }, 'ines', {
    seconds: 0,
    nanoseconds: 0,
  })
  expect(wordsFor(chefs.schema, card)).toBe(
    'rules.notSaved(rules.short(rules.field.name)(2) rules.shortItem(rules.field.other)(2))',
  )
})

test('a rule of the domain is said in its own sentence, an unknown one in the general one', () => {
  const ruled = (rule: string) => z.object({ amount: z.string().refine(() => false, rule) })
  expect(wordsFor(ruled('must be above zero'), { amount: '0' })).toBe(
    'rules.notSaved(rules.aboveZero(rules.field.amount))',
  )
  expect(wordsFor(ruled('is a secret of the schema'), { amount: '0' })).toBe(
    'rules.notSaved(rules.other(rules.field.amount))',
  )
})
