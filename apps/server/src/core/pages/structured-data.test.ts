import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildJob, published } from '@brigade/builders/build-job.ts'
import { timestampFromMs } from '@brigade/domain/core/time/timestamp.ts'
import { type DatabasePlace, openDatabase } from '@brigade/platform/database/open-database.ts'
import { openDocuments } from '@brigade/platform/documents/open-documents.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { collections } from '../../collections.ts'
import { placeOf, readConfig } from '../start/config.ts'
import { type RunningServer, startServer } from '../../server.ts'
import { StructuredData } from '../../../testing/structured-data.shapes.ts'

let folder: string
let server: RunningServer

/** Stores a job that is closed, one whose time is over and one that is paused. */
async function storeOverJobs(place: DatabasePlace): Promise<void> {
  const database = await openDatabase(place)
  const documents = await openDocuments({ database, collections })
  const recruiter = { uid: 'rui', displayName: 'Rui' }
  const at = timestampFromMs(Date.UTC(2026, 0, 1))
  const over = [
    { jobId: 'closed', recruiter, job: { ...published(at), state: 'closed' as const } },
    { jobId: 'expired', recruiter, job: { ...published(at), closesAt: at } },
    { jobId: 'paused', recruiter, job: { ...published(at), state: 'paused' as const } },
  ]
  await documents.transact(async (tx) => {
    for (const job of over) for (const { path: to, data } of buildJob(job, at)) tx.create(to, data)
  })
  await documents.close()
  await database.close()
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'brigade-structured-'))
  const config = readConfig({
    PORT: '0',
    BRIGADE_DATA: folder,
    BRIGADE_DEMO: 'on',
    BRIGADE_BILLING: 'manual',
    LOG_LEVEL: 'error',
  })
  await storeOverJobs(placeOf(config))
  server = await startServer(config)
})

afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await rm(folder, { recursive: true, force: true })
})

async function markupOf(path: string): Promise<readonly StructuredData[]> {
  const html = await (await fetch(server.url + path)).text()
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gsu)
  return [...scripts].map(([, text = '']) => {
    const { '@context': context, ...object } = JSON.parse(text)
    expect(context).toBe('https://schema.org')
    return StructuredData.parse(object)
  })
}

const WAY = 'BreadcrumbList'

test.each([
  ['/', ['WebSite', 'Organization']],
  ['/jobs', ['ItemList', WAY]],
  ['/jobs/demo-chef-de-partie', ['JobPosting', WAY]],
  ['/kitchens/demo-tern', ['Restaurant', WAY]],
  ['/kitchens/demo-tern/menus/demo-menu', ['Menu', WAY]],
  ['/professionals', ['ItemList', WAY]],
  ['/professionals/demo-professional-1', ['ProfilePage', WAY]],
  ['/suppliers/demo-supplier', ['Organization', WAY]],
  ['/ingredients', ['DefinedTermSet', WAY]],
  ['/subscribe', ['Product', WAY]],
])('%s carries %j in words and shapes of schema.org', async (path, expected) => {
  const types = (await markupOf(path)).map((each) => each['@type'])
  expect([...new Set(types)]).toEqual(expected)
})

test.each([
  ['/recipes', 'Recipe'],
  ['/chefs', 'Person'],
  ['/brigade-users', 'Person'],
  ['/recruiters', 'Organization'],
])('each page that %s lists carries a %s', async (list, type) => {
  const pages = (await markupOf(list)).flatMap((each) =>
    each['@type'] === 'ItemList' ? each.itemListElement.flatMap(({ url }) => url ?? []) : [],
  )
  expect(pages.length).toBeGreaterThan(0)
  for (const page of pages) {
    const types = (await markupOf(page.slice(server.url.length))).map((each) => each['@type'])
    expect([page, ...types]).toEqual([page, type, WAY])
  }
})

test('the way to a page leads over its list, in the language of the page', async () => {
  const [way] = (await markupOf('/fr/jobs/demo-chef-de-partie')).filter((each) => each['@type'] === WAY)
  expect(way).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Brigade', item: `${server.url}/fr` },
      { position: 2, name: 'Offres d’emploi', item: `${server.url}/fr/jobs` },
      { position: 3, item: `${server.url}/fr/jobs/demo-chef-de-partie` },
    ],
  })
})

test.each([
  ['closed', 410],
  ['expired', 410],
  ['paused', 200],
])(
  '[DS1] the page of a job that is %s answers %i, has no markup and is in no search engine',
  async (id, status) => {
    const answer = await fetch(`${server.url}/jobs/${id}`)
    expect(answer.status).toBe(status)
    const html = await answer.text()
    expect(html).not.toContain('ld+json')
    expect(html).toContain('<meta name="robots" content="noindex">')
    expect(html).not.toContain('hreflang=')
  },
)
