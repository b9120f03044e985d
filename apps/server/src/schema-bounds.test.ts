import { boundedMap, boundedTotal } from '@brigade/domain/core/documents/stored-fields.ts'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { schemaSize } from '../testing/schema-size.ts'
import { collections } from './collections.ts'

const KIB = 1024
/** What a screen needs at most, unless the list below says why it needs more. */
const MOST = 100 * KIB
/** Half of what one document may hold. */
const MOST_OF_A_LARGE = 512 * KIB
const ONE_DOCUMENT = 1024 * KIB

/** Documents that hold a whole list, because it is read and written whole. */
const LARGE: ReadonlySet<string> = new Set([
  'recipes/{recipeId}',
  'recipes/{recipeId}/versions/{versionId}',
  'recipes-public/{recipeId}',
  'kitchens/{kitchenId}/baskets/{linkId}',
  'kitchens/{kitchenId}/delivery-drafts/{orderId}',
  'kitchens/{kitchenId}/log-entries/{entryId}',
  'kitchens/{kitchenId}/prep-plans/{serviceDay}',
  'kitchens/{kitchenId}/prep-tasks/{taskId}',
  'kitchens/{kitchenId}/safety-templates/{templateId}',
  'orders/{orderId}/deliveries/{deliveryId}',
  'orders/{orderId}/invoices/{invoiceId}',
  'recruiter-profiles/{uid}',
  'kitchens/{kitchenId}/audit/{entryId}',
  'audit/{entryId}',
])
/** Written by the server alone: a menu as guests read it, in one document. */
const WHOLE_MENU = 'menus-public/{menuId}'

const modules = import.meta.glob<Readonly<Record<string, unknown>>>(
  '../../../packages/domain/src/**/*-functions.ts',
  { eager: true },
)
const inputs = Object.values(modules).flatMap((module) =>
  Object.values(module).flatMap((each) => {
    const { name, input } = Object(each)
    return typeof name === 'string' && input instanceof z.ZodType ? [[name, input] as const] : []
  }),
)

describe('a schema without a limit is found', () => {
  test.each([
    ['a text', z.object({ a: z.string() }), ['.a: text']],
    ['a text by a pattern without an end', z.string().regex(/^a+$/), [': text']],
    ['a list', z.object({ a: z.array(z.string().max(1)) }), ['.a: list']],
    ['a map', z.object({ a: z.record(z.string().max(9), z.boolean()) }), ['.a: map']],
    ['further fields', z.looseObject({}), [': further fields']],
    ['anything', z.object({ a: z.unknown() }), ['.a: unknown']],
    [
      'depth',
      z.lazy(function deeper(): z.ZodType {
        return z.array(z.lazy(deeper)).max(2)
      }),
      [expect.stringContaining('deeper')],
    ],
  ])('%s', (_, schema, unbounded) => {
    expect(schemaSize(schema).unbounded).toEqual(unbounded)
  })
  test('and one with limits is measured', () => {
    const schema = z.strictObject({ ab: z.array(z.string().max(10)).max(5), c: z.boolean().optional() })
    const { characters, unbounded } = schemaSize(schema)
    const largest = JSON.stringify({ ab: Array.from({ length: 5 }, () => 'x'.repeat(10)), c: false }).length
    expect(unbounded).toEqual([])
    expect(characters).toBeGreaterThanOrEqual(largest)
    expect(characters).toBeLessThan(3 * largest)
    expect(schemaSize(boundedTotal(schema, 7)).characters).toBe(7)
  })
})

test('a map takes as many entries as it says, and no more', () => {
  const map = boundedMap(z.string().max(5), z.boolean(), 2)
  expect(map.safeParse({ a: true, b: true }).success).toBe(true)
  expect(map.safeParse({ a: true, b: true, c: true }).success).toBe(false)
})

test.each(collections.map((each) => [each.path, each.schema] as const))('%s has limits', (path, schema) => {
  const { characters, unbounded } = schemaSize(schema)
  expect(unbounded).toEqual([])
  const most = path === WHOLE_MENU ? ONE_DOCUMENT : LARGE.has(path) ? MOST_OF_A_LARGE : MOST
  expect(characters).toBeLessThanOrEqual(most)
})

test.each(inputs)('the input of %s has limits', (_, input) => {
  // In all it is what a call's body may have, which is 1 MiB whatever the contract says.
  expect(schemaSize(input).unbounded).toEqual([])
})
