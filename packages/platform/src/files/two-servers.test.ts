import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../database/database.ts'
import { openSharedDatabase, type SharedDatabase } from '../../testing/database/test-database.ts'
import { storageClient } from '../../testing/files/storage-client.ts'
import { openTestFiles, type TestFiles } from '../../testing/files/test-files.ts'
import { homeRules } from '../../testing/files/test-rules.ts'

describe('two servers with one disk', () => {
  let engine: SharedDatabase
  let folder: string
  let one: TestFiles
  let two: TestFiles
  let otherDatabase: Database
  beforeAll(async () => {
    engine = await openSharedDatabase()
    folder = await mkdtemp(join(tmpdir(), 'brigade-shared-'))
    const { database } = engine
    one = await openTestFiles({ rules: homeRules, database, folder })
    otherDatabase = await engine.openAnother()
    two = await openTestFiles({ rules: homeRules, database: otherDatabase, folder })
    await one.put('homes/h1', { members: ['anna'] })
  })
  afterAll(async () => {
    await two.close()
    await one.close()
    await otherDatabase.close()
    await engine.close()
    await rm(folder, { recursive: true, force: true })
  })

  const text = { contentType: 'text/plain' }
  const paper = (name: string) => `homes/h1/papers/${name}`
  const clients = () => [storageClient(one.url, 'anna'), storageClient(two.url, 'anna')] as const

  test('what one keeps the other gives, with links that both know', async () => {
    const [here, there] = clients()
    await here.put(paper('a'), 'text', text)
    const told = await (await there.call(`/${encodeURIComponent(paper('a'))}`)).json()
    const opened = await storageClient(one.url).call(
      `/${encodeURIComponent(paper('a'))}?alt=media&token=${told.downloadTokens}`,
    )

    expect(await opened.text()).toBe('text')
  })

  test('an upload begun at one goes on at the other', async () => {
    const [here, there] = clients()
    const begun = await here.begin(paper('pieces'), 8, text)
    const url = new URL(begun.headers.get('x-goog-upload-url') ?? '')
    await here.step(url.href, 'upload', 0, Buffer.from('half'))
    const elsewhere = `${two.url}${url.pathname}${url.search}`
    expect((await there.step(elsewhere, 'query')).headers.get('x-goog-upload-size-received')).toBe('4')
    const ends = await Promise.all([
      here.step(url.href, 'upload, finalize', 4, Buffer.from('more')),
      there.step(elsewhere, 'upload, finalize', 4, Buffer.from('more')),
    ])
    const answers = await Promise.all(ends.map(async (end) => [end.status, await end.text()]))

    expect(answers[0]).toEqual(answers[1])
    expect(await (await here.call(`/${encodeURIComponent(paper('pieces'))}?alt=media`)).text()).toBe(
      'halfmore',
    )
  })

  test('a quota holds over both, and one name has one file', async () => {
    await one.put('homes/crowd', { members: ['anna'] })
    const put = async (name: string) =>
      Promise.all(
        clients().map(async (client) => client.put(`homes/crowd/papers/${name}`, 'x'.repeat(30_000), text)),
      )
    const answers = (await Promise.all(['a', 'b', 'c', 'd', 'e'].map(put))).flat()

    const statuses = answers.map(({ status }) => status)
    expect(statuses.every((status) => status === 200 || status === 402)).toBe(true)
    const listed = await (await clients()[0].call('?prefix=homes%2Fcrowd%2Fpapers%2F&delimiter=%2F')).json()
    expect(listed.items).toHaveLength(3)
  })

  test('pages of a listing meet', async () => {
    const [here, there] = clients()
    await one.put('homes/many', { members: ['anna'] })
    for (const name of ['a', 'b', 'c', 'd', 'e']) await here.put(`homes/many/papers/${name}`, name, text)
    const query = '?prefix=homes%2Fmany%2F&maxResults=3'
    const first = await (await here.call(query)).json()
    const second = await (await there.call(`${query}&pageToken=${first.nextPageToken}`)).json()
    const names = [...first.items, ...second.items].map((item: { readonly name: string }) =>
      item.name.slice(-1),
    )

    expect(names).toEqual(['a', 'b', 'c', 'd', 'e'])
    const folded = await (await there.call('?prefix=homes%2Fmany%2F&delimiter=%2F')).json()
    expect(folded).toEqual({ prefixes: ['homes/many/papers/'], items: [] })
  })
})
