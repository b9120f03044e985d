import { readdir, rm } from 'node:fs/promises'
import { basename } from 'node:path'
import { directionOf, languages } from '@brigade/domain/languages/language.ts'
import { openTestDatabase } from '@brigade/platform/database/testing/test-database.ts'
import { openDocuments } from '@brigade/platform/documents/open-documents.ts'
import { aCollection, anyone, setOf } from '@brigade/platform/documents/testing/test-documents.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { type RunningServer, startServer } from '../server.ts'
import { openPageCache } from './page-cache.ts'
import { sharingPicture } from './sharing/sharing-picture.ts'
import { aDataFolder } from '../testing/data-folder.ts'

let folder: string
let server: RunningServer

beforeAll(async () => {
  folder = await aDataFolder({ demo: true })
  const settings = { PORT: '0', BRIGADE_DATA: folder, BRIGADE_DEMO: 'on', LOG_LEVEL: 'error' }
  server = await startServer(readConfig(settings))
})

afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await rm(folder, { recursive: true, force: true })
})

const ask = (path: string, headers: Readonly<Record<string, string>> = {}, body?: string) =>
  fetch(server.url + path, {
    headers,
    redirect: 'manual',
    ...(body !== undefined && { method: 'POST', body }),
  })
const JSON_BODY = { 'content-type': 'application/json' }

describe('caches', () => {
  test.each(['/jobs', '/jobs/demo-chef-de-partie', '/jobs/_payload.json'])(
    '%s: browsers ask again, shared caches may answer while they do',
    async (path) => {
      const first = await ask(path)
      expect(first.headers.get('cache-control')).toBe('public, no-cache')
      expect(first.headers.get('cdn-cache-control')).toContain('stale-while-revalidate=')
      expect(first.headers.get('vary')).toContain('cookie')
      const again = await ask(path, { 'if-none-match': first.headers.get('etag') ?? '' })
      expect(again.status).toBe(304)
    },
  )

  test('a public page is the same whoever asks, so nothing of them can lie in it', async () => {
    const signedIn = { cookie: 'session=somebody', authorization: 'Bearer somebody' }
    expect(await (await ask('/jobs', signedIn)).text()).toBe(await (await ask('/jobs')).text())
  })

  test.each([
    ['/functions/searchJobs', '{"data":{}}'],
    ['/functions/inviteToTeam', '{"data":{}}'],
    ['/v1/projects/brigade/databases/(default)/documents:runQuery', '{}'],
    ['/v1/accounts:lookup', '{}'],
    ['/healthz', undefined],
    ['/v0/b/brigade/o/secret', undefined],
  ])('%s is in no cache', async (path, body) => {
    const { headers } = await ask(path, JSON_BODY, body)
    expect(headers.get('cache-control')).toMatch(/no-store|private/u)
    expect(headers.has('cdn-cache-control')).toBe(false)
  })

  test('what is gone or missing is not kept for others', async () => {
    const missing = await ask('/jobs/no-such-job')
    expect([missing.status, missing.headers.has('cdn-cache-control')]).toEqual([404, false])
  })
})

describe('what a shared page shows', () => {
  const PNG = '89504e470d0a1a0a'
  const pictureIn = (html: string) => /property="og:image" content="([^"]*)"/u.exec(html)?.[1] ?? ''

  test.each(['/', '/jobs/demo-chef-de-partie', '/ar/kitchens/demo-tern', '/jobs'])(
    '%s names its own picture, 1200 × 630, which is kept like the page',
    async (path) => {
      const html = await (await ask(path)).text()
      expect(html).toContain('property="og:image:width" content="1200"')
      const first = await fetch(pictureIn(html))
      expect([first.status, first.headers.get('content-type')]).toEqual([200, 'image/png'])
      const bytes = Buffer.from(await first.arrayBuffer())
      expect(bytes.subarray(0, 8).toString('hex')).toBe(PNG)
      expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630])
      const tag = first.headers.get('etag') ?? ''
      expect((await fetch(pictureIn(html), { headers: { 'if-none-match': tag } })).status).toBe(304)
    },
  )

  test.each(['/og/jobs/no-such-job.png', '/og/dash.png', '/og/settings.png', '/og/nothing/here.png'])(
    '%s: what strangers do not find has no picture',
    async (path) => {
      expect((await ask(path)).status).toBe(404)
    },
  )

  test('markup in a title is drawn as text, and signs that XML forbids are left out', async () => {
    const picture = (title: string) => sharingPicture({ title, facts: [] })
    const plain = await picture('a')
    expect(plain.equals(await picture('<tspan>a</tspan>'))).toBe(false)
    expect(plain.equals(await picture('a\u0000\uFFFE'))).toBe(true)
  })
})

test('a kept page is drawn again when something that pages show has changed, and not for other changes', async () => {
  await using database = Object.assign(await openTestDatabase(), {
    [Symbol.asyncDispose]: () => database.close(),
  })
  const collections = [aCollection('jobs/{id}'), aCollection('applications/{id}')]
  const documents = await openDocuments({ database, collections })
  const cache = openPageCache(documents)
  let drawn = 0
  const draw = async () => ({ status: 200, type: 'text/plain', body: String((drawn += 1)) })
  const shown = async () => (await cache.answer('/jobs', draw)).body
  expect([await shown(), await shown()]).toEqual(['1', '1'])
  await documents.commit(anyone, [setOf('applications/a', { n: 1 })])
  expect(await shown()).toBe('1')
  await documents.commit(anyone, [setOf('jobs/a', { n: 1 })])
  expect(await shown()).toBe('2')
  cache.close()
  await documents.close()
})

describe('for search engines', () => {
  const addresses = (xml: string) =>
    [...xml.matchAll(/<loc>(.*?)<\/loc>/gu)].map(([, address]) => address ?? '')

  test('robots.txt names the map', async () => {
    const robots = await (await ask('/robots.txt')).text()
    expect(robots).toContain(`Sitemap: ${server.url}/sitemap.xml`)
    expect(robots).not.toMatch(/Disallow: \/(?:jobs|kitchens)?$/mu)
  })

  test('every address of the map is a page that answers 200', async () => {
    const index = await ask('/sitemap.xml')
    expect(index.headers.get('content-type')).toContain('application/xml')
    const parts = addresses(await index.text())
    const pages = await Promise.all(parts.map(async (part) => addresses(await (await fetch(part)).text())))
    const all = pages.flat()
    expect(all).toContain(`${server.url}/jobs/demo-chef-de-partie`)
    expect(all).toContain(`${server.url}/kitchens/demo-tern`)
    expect(all).toContain(`${server.url}/jobs`)
    expect(new Set(all).size).toBe(all.length)
    const ingredients = all.filter((address) => address.includes('/ingredients/'))
    expect(ingredients.length).toBeGreaterThan(100)
    const looked = [...all.filter((address) => !ingredients.includes(address)), ...ingredients.slice(0, 2)]
    for (const address of looked) expect([address, (await fetch(address)).status]).toEqual([address, 200])
  })

  test('the map leads to each page in every language', async () => {
    const xml = await (await ask('/sitemaps/jobs/d.xml')).text()
    const job = xml
      .split('</url>')
      .find((entry) => entry.includes('<loc>') && entry.includes('/demo-chef-de-partie<'))
    const alternates = [...(job ?? '').matchAll(/rel="alternate" hreflang="([^"]+)" href="([^"]+)"/gu)]
    expect(alternates.map(([, language]) => language)).toEqual([...languages, 'x-default'])
    for (const [, , address = ''] of alternates.slice(0, 2))
      expect([address, (await fetch(address, { redirect: 'manual' })).status]).toEqual([address, 200])
  })

  test('a part holds the ids that begin with its sign, and there are no other parts', async () => {
    const part = addresses(await (await ask('/sitemaps/jobs/d.xml')).text())
    expect(part).toContain(`${server.url}/jobs/demo-chef-de-partie`)
    expect(addresses(await (await ask('/sitemaps/jobs/e.xml')).text())).toEqual([])
    expect((await ask('/sitemaps/nothing.xml')).status).toBe(404)
    expect((await ask('/sitemaps/jobs/dd.xml')).status).toBe(404)
  })
})

const PAGES = [
  '/',
  '/apps',
  '/jobs',
  '/jobs?q=nothing-like-this',
  '/jobs/demo-chef-de-partie',
  '/kitchens/demo-tern',
  '/kitchens/demo-tern/menus/demo-menu',
  '/professionals',
  '/professionals/demo-professional-1',
  '/chefs',
  '/recruiters',
  '/suppliers',
  '/suppliers/demo-supplier',
  '/brigade-users',
  '/ingredients',
  '/search?q=tern',
  '/subscribe',
  '/help',
  '/legal/privacy',
  '/legal/terms',
]

const messageFolder = new URL('../../../web/src/messages/en-GB/', import.meta.url)

/** Words as a reader sees them. */
function textOf(html: string): string {
  return html.replaceAll(/<(script|style)[^>]*>.*?<\/\1>|<[^>]+>/gsu, ' ')
}

describe.each(languages)('public pages in %s', (language) => {
  const prefix = language === 'en-GB' ? '' : `/${language}`

  test.each(PAGES)('%s', async (page) => {
    const address = prefix === '' ? page : `${prefix}${page === '/' ? '' : page}`
    const answer = await ask(address)
    const html = await answer.text()
    expect(answer.status).toBe(200)
    expect(html).toContain(`<html lang="${language}" dir="${directionOf(language)}">`)
    const [path = ''] = address.split('?')
    expect(html).toContain(`<link rel="canonical" href="${server.url}${path}">`)
    const files = (await readdir(messageFolder)).map((file) => basename(file, '.json'))
    const key = new RegExp(String.raw`(?<![\w@/.-])(?:${files.join('|')}|error)\.[a-z][\w.-]*`, 'u')
    expect(textOf(html)).not.toMatch(key)
  })
})

test('a page and its twins name each other', async () => {
  const html = await (await ask('/it/jobs')).text()
  const twins = [...html.matchAll(/hreflang="([\w-]+)" href="([^"]+)"/gu)].map(([, tag, address]) => [
    tag,
    address,
  ])
  expect(twins).toContainEqual(['en-GB', `${server.url}/jobs`])
  expect(twins).toContainEqual(['ar', `${server.url}/ar/jobs`])
  expect(twins).toContainEqual(['x-default', `${server.url}/jobs`])
  expect(html).toMatch(/<a[^>]+href="\/it\/jobs\/demo-/u)
})

test.each([
  ['/jobs?q=chef', 'language=fr', '/fr/jobs?q=chef'],
  ['/', 'language=ar', '/ar'],
  ['/fr/settings', '', '/settings'],
  ['/fr/Jobs/', '', '/fr/jobs'],
])('%s with the cookie “%s” leads to %j', async (address, cookie, there) => {
  const answer = await ask(address, { cookie })

  expect([answer.status, answer.headers.get('location')]).toEqual([expect.any(Number), there])
})

test('an address that names a language is not led elsewhere', async () => {
  expect((await ask('/de/jobs', { cookie: 'language=fr' })).status).toBe(200)
  expect((await ask('/jobs', { cookie: 'language=en-GB' })).status).toBe(200)
})

test('a page that is filled in the browser has its title from the start', async () => {
  expect(await (await ask('/settings')).text()).toContain('<title>Settings · Brigade</title>')
  expect(await (await ask('/settings', { cookie: 'language=de' })).text()).toContain(
    '<title>Einstellungen · Brigade</title>',
  )
})
