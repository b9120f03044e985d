import { openTestDatabase } from '@brigade/platform/testing/database/test-database.ts'
import { openDocuments } from '@brigade/platform/documents/open-documents.ts'
import { aCollection, anyone, setOf } from '@brigade/platform/testing/documents/test-documents.ts'
import { expect, test } from 'vitest'
import { openPageCache } from './page-cache.ts'

test('a kept page is drawn again when something that pages show has changed, and not for other changes', async () => {
  await using database = Object.assign(await openTestDatabase(), {
    [Symbol.asyncDispose]: () => database.close(),
  })
  const shownToAll = ['jobs', 'recipes-public', 'menus-public'] as const
  const collections = [...shownToAll, 'applications'].map((name) => aCollection(`${name}/{id}`))
  const documents = await openDocuments({ database, collections })
  const cache = openPageCache(documents)
  let drawn = 0
  const draw = async () => ({ status: 200, type: 'text/plain', body: String((drawn += 1)) })
  const shown = async () => (await cache.answer('/jobs', draw)).body.toString()
  expect([await shown(), await shown()]).toEqual(['1', '1'])
  await documents.commit(anyone, [setOf('applications/a', { n: 1 })])
  expect(await shown()).toBe('1')
  for (const [index, name] of shownToAll.entries()) {
    await documents.commit(anyone, [setOf(`${name}/a`, { n: 1 })])
    expect([name, await shown()]).toEqual([name, String(index + 2)])
  }
  cache.close()
  await documents.close()
})
