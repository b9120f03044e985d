import { chefs } from '@brigade/domain/people/profiles/chef.ts'
import { newChef } from '@brigade/domain/people/profiles/new-cards.ts'
import { HttpsUrl } from '@brigade/domain/core/geo/address.ts'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { fieldProblems } from './field-problem.ts'

const { card } = newChef({ displayName: 'Ines', specialties: ['Sauces'] }, 'ines', {
  seconds: 0,
  nanoseconds: 0,
})

function problemsOf(schema: z.ZodType, content: unknown) {
  const { error } = schema.safeParse(content)
  return error === undefined ? [] : fieldProblems(error).map(({ field, reason }) => ({ field, reason }))
}

test('each field says what is wrong with it, an item of a list by its place', () => {
  expect(problemsOf(chefs.schema, card)).toEqual([])
  const wrong = { ...card, displayName: 'I', shortBio: 'x'.repeat(301), specialties: ['Sauces', 'x'] }
  expect(problemsOf(chefs.schema, wrong)).toEqual([
    { field: 'displayName', reason: { kind: 'short', limit: 2 } },
    { field: 'specialties.1', reason: { kind: 'short', limit: 2 } },
    { field: 'shortBio', reason: { kind: 'long', limit: 300 } },
  ])
  expect(problemsOf(chefs.schema, { ...card, specialties: [] })).toEqual([
    { field: 'specialties', reason: { kind: 'few', limit: 1 } },
  ])
})

test('an address that is none', () => {
  expect(problemsOf(z.strictObject({ website: HttpsUrl }), { website: 'tern.example' })).toEqual([
    { field: 'website', reason: { kind: 'address' } },
  ])
})
