import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { DocumentData } from '@brigade/contract/document.ts'
import type { TalliedDocument, Tally } from '@brigade/contract/tally.ts'
import { openSharedDatabase, type SharedDatabase } from '../../../testing/database/test-database.ts'
import { aCollection, anyone, openEmptyDocuments, setOf } from '../../../testing/documents/test-documents.ts'
import type { Documents } from '../types.ts'

const numberIn = (data: DocumentData | undefined, field: string) => Number(data?.[field] ?? 0)
let counted = 0

/** What boxes of one colour weigh; a box that changes makes it look at all of them. */
const weights: Tally = {
  by: 'colour',
  into: 'shelves/{shelf}/weights/{value}',
  total(boxes: readonly TalliedDocument[]) {
    counted += 1
    if (boxes.length === 0) return undefined
    return {
      weight: boxes.reduce((sum, { content }) => sum + numberIn(content, 'weight'), 0),
      of: boxes.length,
    }
  },
  add: (total, { before, after }) =>
    before === undefined
      ? { weight: numberIn(total, 'weight') + numberIn(after, 'weight'), of: numberIn(total, 'of') + 1 }
      : undefined,
}

const collections = [
  aCollection('shelves/{shelf}/boxes/{box}', { tallies: [weights] }),
  aCollection('shelves/{shelf}/weights/{colour}'),
]

describe('tallies', () => {
  let engine: SharedDatabase
  let documents: Documents

  beforeAll(async () => {
    engine = await openSharedDatabase()
  })
  beforeEach(async () => {
    counted = 0
    documents = await openEmptyDocuments(engine.database, { collections })
  })
  afterEach(() => documents.close())
  afterAll(() => engine.close())

  const box = (name: string, colour: string, weight: number) =>
    setOf(`shelves/1/boxes/${name}`, { colour, weight })
  const weight = async (colour: string) => (await documents.look([`shelves/1/weights/${colour}`]))[0]

  test('a total stands with the first document, and grows with each without a look at the others', async () => {
    await documents.commit(anyone, [box('a', 'red', 2)])
    await documents.commit(anyone, [box('b', 'red', 3), box('c', 'blue', 7)])
    expect(await weight('red')).toEqual({ weight: 5, of: 2 })
    expect(await weight('blue')).toEqual({ weight: 7, of: 1 })
    expect(counted).toBe(2)
  })

  test('a document that takes another value leaves one total and joins the other', async () => {
    await documents.commit(anyone, [box('a', 'red', 2), box('b', 'red', 3)])
    await documents.commit(anyone, [box('c', 'blue', 7)])
    await documents.commit(anyone, [box('b', 'blue', 4)])
    expect(await weight('red')).toEqual({ weight: 2, of: 1 })
    expect(await weight('blue')).toEqual({ weight: 11, of: 2 })
  })

  test('the total of what is all gone goes too', async () => {
    await documents.commit(anyone, [box('a', 'red', 2)])
    await documents.commit(anyone, [{ kind: 'delete', path: 'shelves/1/boxes/a' }])
    expect(await weight('red')).toBeUndefined()
  })

  test('commits that share a transaction find the totals of those before them', async () => {
    await Promise.all(
      Array.from({ length: 20 }, (_, at) => documents.commit(anyone, [box(`b${at}`, 'red', 1)])),
    )
    expect(await weight('red')).toEqual({ weight: 20, of: 20 })
  })

  test('a commit that is refused leaves the total as it was', async () => {
    await documents.commit(anyone, [box('a', 'red', 2)])
    const twice = { ...box('a', 'red', 9), precondition: { exists: false } }
    await expect(documents.commit(anyone, [box('b', 'red', 1), twice])).rejects.toMatchObject({
      status: 'ALREADY_EXISTS',
    })
    expect(await weight('red')).toEqual({ weight: 2, of: 1 })
  })

  test('a listener hears of document and total at once', async () => {
    const heard: string[][] = [[]]
    const stream = documents.listen(anyone, (event) => {
      if (event.kind === 'change') heard.at(-1)?.push(event.document.path)
      if (event.kind === 'snapshot') heard.push([])
    })
    const listTo = (collectionId: string) =>
      ({
        kind: 'query',
        query: { parent: 'shelves/1', collectionId, allDescendants: false, orderBy: [] },
      }) as const
    stream.addTarget(2, listTo('boxes'), null)
    stream.addTarget(4, listTo('weights'), null)
    await expect.poll(() => heard.length).toBeGreaterThan(2)
    await documents.commit(anyone, [box('a', 'red', 2)])
    await expect
      .poll(() =>
        heard.some((paths) => paths.toSorted().join() === 'shelves/1/boxes/a,shelves/1/weights/red'),
      )
      .toBe(true)
    stream.close()
  })
})
