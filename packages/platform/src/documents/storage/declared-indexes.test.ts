import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSharedDatabase, type SharedDatabase } from '../../../testing/database/test-database.ts'
import { explain } from '../../../testing/documents/explain.ts'
import {
  aCollection,
  anyone,
  aQuery,
  openEmptyDocuments,
  setOf,
} from '../../../testing/documents/test-documents.ts'
import type { Filter, Value } from '../types.ts'
import { valueOfPlain } from '../values/plain-data.ts'

describe('declared indexes', () => {
  let engine: SharedDatabase
  beforeAll(async () => {
    engine = await openSharedDatabase()
  })
  afterAll(() => engine.close())

  test('[DQ8] a declared index serves its query', async () => {
    const indexes = [['status', '-price']]
    const recipes = aCollection('k/{k}/recipes/{r}', { indexes, groupIndexes: indexes })
    const declared = await openEmptyDocuments(engine.database, { collections: [recipes] })
    const batch = (at: number) =>
      Array.from({ length: 500 }, (_, n) =>
        setOf(`k/k1/recipes/r${at}-${n}`, { status: n % 50 === 0 ? 'live' : 'draft', price: n }),
      )
    for (const at of [1, 2, 3, 4]) await declared.commit(anyone, batch(at))
    await engine.database.query('analyze documents')
    const status: Value = { stringValue: 'live' }
    const asked = aQuery('k/k1/recipes', {
      where: { kind: 'field', field: 'status', operator: 'EQUAL', value: status },
      orderBy: [{ field: 'price', descending: true }],
      limit: 3,
    })
    expect((await declared.run(anyone, asked)).documents).toHaveLength(3)
    const plan = await explain(engine.database, asked)
    expect(plan).toMatch(/Index Scan.* using documents_by_/)
    expect(plan).not.toMatch(/Seq Scan/)
    const overAll = await explain(engine.database, { ...asked, parent: '', allDescendants: true })
    expect(overAll).toMatch(/(Index|Bitmap Index) Scan.* (using|on) documents_by_/)
    expect(plan).not.toMatch(/Sort/)
    await declared.close()
  })

  test('what points to a document from anywhere is found by an index, what nobody asks for everywhere has none', async () => {
    const recipes = aCollection('recipes/{r}')
    const items = aCollection('k/{k}/items/{i}', {
      indexes: [['recipe'], ['place']],
      references: [{ field: 'recipe', to: 'recipes/{value}', onDelete: 'restrict' }],
    })
    const declared = await openEmptyDocuments(engine.database, { collections: [recipes, items] })
    await declared.commit(anyone, [setOf('recipes/r1', {})])
    await declared.commit(
      anyone,
      Array.from({ length: 400 }, (_, n) =>
        setOf(`k/k${n}/items/i`, { recipe: n === 7 ? 'r1' : null, place: n === 7 ? 'r1' : null }),
      ),
    )
    await engine.database.query('analyze documents')
    const plan = (field: string) =>
      explain(engine.database, {
        ...aQuery('items', {
          where: { kind: 'field', field, operator: 'EQUAL', value: { stringValue: 'r1' } },
          limit: 3,
        }),
        allDescendants: true,
      })
    expect(await plan('recipe')).toMatch(/documents_by_/)
    expect(await plan('place')).not.toMatch(/documents_by_/)
    await declared.close()
  })

  test('kinds of collections that declare the same fields share an index, and it serves each of them', async () => {
    const indexes = [['status', '-price']]
    const collections = ['recipes', 'menus'].map((id) => aCollection(`${id}/{d}`, { indexes }))
    const declared = await openEmptyDocuments(engine.database, { collections })
    for (const id of ['recipes', 'menus']) {
      await declared.commit(
        anyone,
        Array.from({ length: 500 }, (_, n) => setOf(`${id}/d${n}`, { status: `s${n % 50}`, price: n })),
      )
    }
    await engine.database.query('analyze documents')
    for (const id of ['recipes', 'menus']) {
      const where: Filter = {
        kind: 'field',
        field: 'status',
        operator: 'EQUAL',
        value: { stringValue: 's7' },
      }
      const asked = aQuery(id, { where, orderBy: [{ field: 'price', descending: true }], limit: 3 })
      expect(await explain(engine.database, asked)).toMatch(/Index Scan.* (using|on) documents_by_/)
    }
    const names = await engine.database.query(
      `select indexdef from pg_indexes where indexname like 'documents_by_%'`,
    )
    expect(names).toHaveLength(1)
    await declared.close()
  })

  test('[DQ11] an index on elements serves array-contains and array-contains-any', async () => {
    const recipes = aCollection('k/{k}/recipes/{r}', { indexes: [['tags[]']] })
    const declared = await openEmptyDocuments(engine.database, { collections: [recipes] })
    for (const at of [1, 2, 3, 4]) {
      const batch = Array.from({ length: 500 }, (_, n) =>
        setOf(`k/k1/recipes/r${at}-${n}`, { tags: ['all', `tag-${n}`] }),
      )
      await declared.commit(anyone, batch)
    }
    await engine.database.query('analyze documents')
    const by = (operator: 'ARRAY_CONTAINS' | 'ARRAY_CONTAINS_ANY', value: unknown) =>
      aQuery('k/k1/recipes', {
        where: { kind: 'field', field: 'tags', operator, value: valueOfPlain(value) },
        limit: 10,
      })
    for (const asked of [by('ARRAY_CONTAINS', 'tag-7'), by('ARRAY_CONTAINS_ANY', ['tag-7', 'none'])]) {
      expect((await declared.run(anyone, asked)).documents).toHaveLength(4)
      expect(await explain(engine.database, asked)).toMatch(/Bitmap Index Scan on documents_by_/)
    }
    await declared.close()
  })
})
