import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import type { Collection } from '@brigade/contract/collection.ts'
import type { Caller } from '@brigade/contract/document.ts'
import type { PolicyContext } from '@brigade/contract/policy.ts'
import type { Database } from '../../database/database.ts'
import { openTestDatabase } from '../../../testing/database/test-database.ts'
import {
  aCollection,
  aQuery,
  testCaller,
  openEmptyDocuments,
  setOf,
} from '../../../testing/documents/test-documents.ts'
import type { Documents, Filter } from '../types.ts'
import { valueOfPlain } from '../values/plain-data.ts'

const isMember = ({ related, caller }: PolicyContext) => related['kitchen']?.['owner'] === caller.uid

const kitchens = aCollection('kitchens/{kitchenId}', {
  policy: {
    read: ({ caller }, known) => known['owner'] === caller.uid,
    create: ({ caller }, after) => after['owner'] === caller.uid,
    change: ({ caller }, before, after) =>
      before['owner'] === caller.uid && after['owner'] === before['owner'],
    delete: () => false,
  },
})
const recipes: Collection = aCollection('recipes/{recipeId}', {
  schema: z.object({ kitchenId: z.string(), name: z.string().min(1), tags: z.array(z.string()).optional() }),
  policy: {
    policyReads: (_, __, known) => ({ kitchen: `kitchens/${String(known['kitchenId'])}` }),
    read: (context, known) =>
      isMember(context) || (Array.isArray(known['tags']) && known['tags'].includes('public')),
    create: isMember,
    change: isMember,
    delete: isMember,
  },
})
const notes = aCollection('kitchens/{kitchenId}/notes/{noteId}', {
  policy: {
    policyReads: ({ kitchenId = '' }) => ({ kitchen: `kitchens/${kitchenId}` }),
    read: isMember,
    create: ({ relatedAfter, caller }) => relatedAfter['kitchen']?.['owner'] === caller.uid,
    change: () => {
      throw new Error('broken policy')
    },
    delete: isMember,
  },
})

const ann = testCaller('ann')
const ben = testCaller('ben')
const equal = (field: string, value: unknown): Filter => ({
  kind: 'field',
  field,
  operator: 'EQUAL',
  value: valueOfPlain(value),
})
const among = (field: string, values: readonly unknown[]): Filter => ({
  kind: 'field',
  field,
  operator: 'IN',
  value: valueOfPlain(values),
})
const denied = { status: 'PERMISSION_DENIED' }

describe('access', () => {
  let database: Database
  let documents: Documents
  const warnings: string[] = []
  const log = { warn: (_: object, message: string) => void warnings.push(message), error: () => undefined }

  const open = async () => {
    documents = await openEmptyDocuments(database, { collections: [kitchens, recipes, notes], log })
    await documents.commit(ann, [setOf('kitchens/k1', { owner: 'ann' })])
    await documents.commit(ben, [setOf('kitchens/k2', { owner: 'ben' })])
    await documents.commit(ann, [setOf('recipes/r1', { kitchenId: 'k1', name: 'Stock', tags: ['public'] })])
  }
  beforeAll(async () => {
    database = await openTestDatabase()
  })
  afterEach(() => documents.close())
  afterAll(() => database.close())

  const canList = async (caller: Caller, collection: string, where?: Filter) =>
    documents.run(caller, aQuery(collection, where && { where })).then(
      () => true,
      () => false,
    )

  test('[DA1] what no collection declares is refused, for reading, writing and listing, even when it is missing', async () => {
    await open()
    await expect(documents.get(ann, ['secrets/x'])).rejects.toMatchObject(denied)
    await expect(documents.commit(ann, [setOf('secrets/x', {})])).rejects.toMatchObject(denied)
    await expect(
      documents.commit(ann, [{ kind: 'delete', path: 'recipes/r1/deep/x' }]),
    ).rejects.toMatchObject(denied)
    expect(await canList(ann, 'secrets')).toBe(false)
    expect(await canList(ann, 'recipes/r1/secrets')).toBe(false)
  })

  test('[DA2] a document is read when its policy allows it, one refusal refuses the whole request', async () => {
    await open()
    await expect(documents.get(ann, ['kitchens/k1'])).resolves.toMatchObject({
      documents: [{ path: 'kitchens/k1' }],
    })
    await expect(documents.get(ann, ['kitchens/k1', 'kitchens/k2'])).rejects.toMatchObject(denied)
    await expect(documents.get(testCaller(null), ['kitchens/k1'])).rejects.toMatchObject(denied)
  })

  test('[DA3] a list is allowed when its equality filters prove it, on every branch', async () => {
    await open()
    expect(await canList(ann, 'recipes')).toBe(false)
    expect(await canList(ann, 'recipes', equal('kitchenId', 'k1'))).toBe(true)
    expect(await canList(ann, 'recipes', equal('kitchenId', 'k2'))).toBe(false)
    expect(await canList(ann, 'recipes', among('kitchenId', ['k1', 'k2']))).toBe(false)
    expect(await canList(ann, 'recipes', among('kitchenId', ['k1']))).toBe(true)
    const both: Filter = { kind: 'and', filters: [equal('kitchenId', 'k1'), equal('name', 'Stock')] }
    expect(await canList(ann, 'recipes', both)).toBe(true)
    const either: Filter = { kind: 'or', filters: [equal('kitchenId', 'k1'), equal('name', 'Stock')] }
    expect(await canList(ann, 'recipes', either)).toBe(false)
    const range: Filter = {
      kind: 'field',
      field: 'kitchenId',
      operator: 'GREATER_THAN_OR_EQUAL',
      value: valueOfPlain('k1'),
    }
    expect(await canList(ann, 'recipes', range)).toBe(false)
  })

  test('[DA4] an element proves a list with that element', async () => {
    await open()
    const has = (tag: string): Filter => ({
      kind: 'field',
      field: 'tags',
      operator: 'ARRAY_CONTAINS',
      value: valueOfPlain(tag),
    })
    expect(await canList(ben, 'recipes', has('public'))).toBe(true)
    expect(await canList(ben, 'recipes', has('private'))).toBe(false)
  })

  test('[DA5] a parent proves its wildcards; a collection group leaves them open', async () => {
    await open()
    expect(await canList(ann, 'kitchens/k1/notes')).toBe(true)
    expect(await canList(ben, 'kitchens/k1/notes')).toBe(false)
    const group = documents.run(ann, aQuery('notes', { allDescendants: true }))
    await expect(group).rejects.toMatchObject(denied)
  })

  test('[DA6] nobody opens a list by owning what an unknown value would spell', async () => {
    await open()
    await documents.commit(ben, [
      setOf('kitchens/undefined', { owner: 'ben' }),
      setOf('kitchens/null', { owner: 'ben' }),
    ])
    expect(await canList(ben, 'recipes')).toBe(false)
    expect(await canList(ben, 'recipes', equal('kitchenId', null))).toBe(false)
  })

  test('[DA7] a change must be allowed by what the document was and by what it becomes', async () => {
    await open()
    const move = documents.commit(ann, [setOf('recipes/r1', { kitchenId: 'k2', name: 'Stock' })])
    await expect(move).rejects.toMatchObject(denied)
    const steal = documents.commit(ben, [setOf('recipes/r1', { kitchenId: 'k2', name: 'Stock' })])
    await expect(steal).rejects.toMatchObject(denied)
    await documents.commit(ann, [setOf('recipes/r1', { kitchenId: 'k1', name: 'Broth' })])
  })

  test('[DA8] a batch is judged whole: a policy sees what the other writes make', async () => {
    await open()
    const first = documents.commit(ann, [setOf('kitchens/k3/notes/n1', {})])
    await expect(first).rejects.toMatchObject(denied)
    await documents.commit(ann, [setOf('kitchens/k3/notes/n1', {}), setOf('kitchens/k3', { owner: 'ann' })])
  })

  test('[DA9] a policy that throws refuses, and the operator is told', async () => {
    await open()
    await documents.commit(ann, [setOf('kitchens/k1/notes/n1', {})])
    warnings.length = 0
    await expect(documents.commit(ann, [setOf('kitchens/k1/notes/n1', { a: 1 })])).rejects.toMatchObject(
      denied,
    )
    expect(warnings).toEqual(['A policy failed; the request is refused.'])
  })

  test('[DA10] content that breaks its schema is refused with field and rule, by client and by function', async () => {
    await open()
    const broken = {
      status: 'INVALID_ARGUMENT',
      message: expect.stringMatching(/recipes\/r2.*name.*at least|>=1/i),
    }
    await expect(
      documents.commit(ann, [setOf('recipes/r2', { kitchenId: 'k1', name: '' })]),
    ).rejects.toMatchObject(broken)
    const trusted = documents.transact(async (tx) => tx.set('recipes/r2', { kitchenId: 'k1', name: '' }))
    await expect(trusted).rejects.toMatchObject(broken)
  })

  test('[DA11] functions write where no policy would let them, but nothing undeclared escapes a reader', async () => {
    await open()
    await documents.transact(async (tx) => tx.set('kitchens/k1', { owner: 'ben' }))
    await expect(documents.get(ann, ['kitchens/k1'])).rejects.toMatchObject(denied)
    await expect(documents.get(ben, ['kitchens/k1'])).resolves.toBeDefined()
  })

  test('[DA12] verifying a document is reading it', async () => {
    await open()
    const verify = documents.commit(ben, [
      { kind: 'verify', path: 'kitchens/k1', precondition: { exists: true } },
    ])
    await expect(verify).rejects.toMatchObject(denied)
  })
})
