import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SearchIndex } from '@brigade/contract/search-index.ts'
import { openSharedDatabase, type SharedDatabase } from '../../../testing/database/test-database.ts'
import { openDocuments } from '../open-documents.ts'
import { aCollection } from '../../../testing/documents/test-documents.ts'
import type { Documents } from '../types.ts'
import { saveWords } from './known-words.ts'

const searchIndex: SearchIndex = {
  version: 1,
  numbers: ['opened'],
  orders: ['-opened'],
  entry: () => undefined,
}

const MANY = 60_000

/**
 * One more entry each second, the newest last. All have salt, one of ten has rye and one of a hundred dill, in the text; some
 * have them in the name.
 */
const FILL = `with made as (
    select number, 'stalls/m' || number as path, number % 10 = 0 as has_rye, number % 100 = 0 as has_dill,
        ${MANY} - number as age
      from generate_series(1, ${MANY}) number
  ), entries as (
    insert into document_entries (path, collection_id, terms, numbers)
      select path, 'stalls', (case when age in (700, 2500) then 'salt:1A' else 'salt:1D' end
          || case when age in (700, 2500, 4500) then ' rye:1A' when has_rye then ' rye:1D' else '' end
          || case when age in (700, 4500, 50000) then ' dill:1A' when has_dill then ' dill:1D' else '' end)::tsvector,
          array[number]
        from made
  )
  insert into documents (path, collection_path, collection_id, data, keys, create_version, update_version)
    select path, 'stalls', 'stalls', '{}', '{}', 1, 1 from made`

describe('the best of very many', () => {
  let engine: SharedDatabase
  let documents: Documents

  beforeAll(async () => {
    engine = await openSharedDatabase()
    const collections = [aCollection('stalls/{stallId}', { searchIndex })]
    documents = await openDocuments({ database: engine.database, collections })
    await engine.database.query(FILL)
    await engine.database.query(saveWords('stalls', 'document_entries'))
    await engine.database.query('analyze document_entries')
  })

  afterAll(async () => {
    await documents.close()
    await engine.close()
  })

  const agesOf = async (word: string, limit: number) => {
    const question = {
      collectionId: 'stalls',
      words: [word],
      marks: [],
      ranges: [],
      order: '-score',
      offset: 0,
      limit,
    }
    const { documents: shown, ...counts } = await documents.search(question)
    return { ages: shown.map(({ path }) => MANY - Number(path.slice('stalls/m'.length))), ...counts }
  }

  test('of a frequent word they are the best of the newest 1,000, then the newest', async () => {
    expect(await agesOf('salt', 3)).toEqual({ ages: [700, 0, 1], total: MANY, isAbout: true })
  })

  test('of one that few of the newest 1,000 have they are the best of 3,000', async () => {
    expect(await agesOf('rye', 4)).toEqual({ ages: [700, 2500, 0, 10], total: MANY / 10, isAbout: true })
  })

  test('of a rare one they are the best of all', async () => {
    const { total, isAbout, ages } = await agesOf('dill', 4)
    expect({ ages, isAbout }).toEqual({ ages: [700, 4500, 50_000, 0], isAbout: false })
    expect(total).toBe(MANY / 100)
  })

  test('a page that the newest do not fill is one of all hits', async () => {
    const question = { collectionId: 'stalls', words: ['salt'], marks: [], ranges: [], order: '-score' }
    const page = await documents.search({ ...question, offset: 3000, limit: 2 })
    expect(page).toMatchObject({ total: MANY, isAbout: false })
  })
})
