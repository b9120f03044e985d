import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { get, type IncomingMessage } from 'node:http'
import { basename, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { directionOf, languages } from '@brigade/domain/languages/language.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { type RunningServer, startServer } from '../server.ts'
import { sharingPicture } from './sharing/sharing-picture.ts'
import { CLIENT_FOLDER } from './web-build.ts'
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
      const tag = first.headers.get('etag') ?? ''
      // A proxy that packs answers itself makes the tag a weak one.
      for (const held of [tag, `W/${tag}`, `"older", W/${tag}`])
        expect([held, (await ask(path, { 'if-none-match': held })).status]).toEqual([held, 304])
      expect((await ask(path, { 'if-none-match': '"older"' })).status).toBe(200)
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

  test.each(['/jobs/no-such-job', '/jobs/__reserved__', '/__reserved__'])(
    '%s names nothing, and that is not kept for others',
    async (path) => {
      const missing = await ask(path)
      expect([missing.status, missing.headers.has('cdn-cache-control')]).toEqual([404, false])
    },
  )
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
    const closed = [...(await (await ask('/robots.txt')).text()).matchAll(/^Disallow: ([^*\n]+)$/gmu)]
    expect(closed).not.toEqual([])
    for (const [, path = ''] of closed)
      expect(all.filter((address) => address.startsWith(server.url + path))).toEqual([])
    expect(new Set(all).size).toBe(all.length)
    const ingredients = all.filter((address) => address.includes('/ingredients/'))
    expect(ingredients.length).toBeGreaterThan(100)
    const looked = [...all.filter((address) => !ingredients.includes(address)), ...ingredients.slice(0, 2)]
    for (const address of looked) expect([address, (await fetch(address)).status]).toEqual([address, 200])
  })

  test.each(['/auth', '/search', '/search?q=tern', '/fr/search'])(
    '%s is kept out of their lists',
    async (path) => {
      expect(await (await ask(path)).text()).toContain('<meta name="robots" content="noindex">')
    },
  )

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

test.each(['/fr/search', '/fr/jobs', '/fr/recipes'])(
  'the form of %s asks in the same language',
  async (path) => {
    expect(await (await ask(path)).text()).toMatch(new RegExp(`<form[^>]+action="${path}"`, 'u'))
  },
)

test.each([
  ['', 200],
  ['/apps', 200],
  ['/fr/help', 200],
  ['/legal/privacy', 200],
  ['/settings', 404],
  ['/no/such/page', 404],
])('the payload of %j, which has no data of its own, answers %i', async (path, status) => {
  const answer = await ask(`${path}/_payload.json`)
  expect([answer.status, await answer.json()]).toEqual([status, { status, data: null, jsonLd: [] }])
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

describe('built files', () => {
  /** The encoding that a file comes in, how many bytes it takes on the way, and what it is in the end. */
  async function sent(path: string, encodings: string) {
    // What `fetch` gives is unpacked already.
    const asked = get(server.url + path, { headers: { 'accept-encoding': encodings } })
    const [answer]: IncomingMessage[] = await once(asked, 'response')
    if (answer === undefined) throw new Error('no answer')
    const { headers } = answer
    const bytes = await buffer(answer)
    const encoding = headers['content-encoding']
    const text =
      encoding === 'br' ? brotliDecompressSync(bytes) : encoding === 'gzip' ? gunzipSync(bytes) : bytes
    return { headers, size: bytes.length, text: text.toString() }
  }

  test('come as the build compressed them, once and well', async () => {
    const [, style = ''] = /rel="stylesheet" href="([^"]+)"/u.exec(await (await ask('/')).text()) ?? []
    const [brotli, gzip, plain] = await Promise.all(
      ['gzip, deflate, br, zstd', 'gzip', 'identity'].map((encodings) => sent(style, encodings)),
    )

    expect(brotli?.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect(brotli?.headers['vary']).toContain('accept-encoding')
    expect(brotli?.headers['content-length']).toBe(String(brotli?.size))
    expect(gzip?.headers['content-encoding']).toBe('gzip')
    expect(plain?.headers['content-encoding']).toBeUndefined()
    expect(brotli?.text).toBe(plain?.text)
    expect(gzip?.text).toBe(plain?.text)
    expect(brotli?.size).toBeLessThan(gzip?.size ?? 0)
  })

  test('are in their compressed form what they are', async () => {
    const twins = (await readdir(CLIENT_FOLDER, { recursive: true })).filter((file) => file.endsWith('.br'))
    const differing = twins.filter((file) => {
      const path = join(CLIENT_FOLDER, file)
      return !brotliDecompressSync(readFileSync(path)).equals(readFileSync(path.slice(0, -'.br'.length)))
    })

    expect(differing).toEqual([])
    expect(twins.length).toBeGreaterThan(100)
  })

  test('have no second address for the compressed form', async () => {
    expect((await ask('/before-paint.js.br')).status).toBe(404)
  })
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

test('one address searches only so often, whatever else it reads', async () => {
  const search = (number: number) => ask(`/fr/search/_payload.json?page=${number}`)
  let told = await search(0)
  for (let tries = 1; told.status === 200 && tries <= 100; tries += 1) told = await search(tries)
  expect([told.status, told.headers.get('retry-after')]).toEqual([429, '60'])
  expect(told.headers.get('cache-control')).toBe('no-store')
  expect((await ask('/search?q=tern')).status).toBe(429)
  expect((await ask('/jobs')).status).toBe(200)
})

test('one address has only so many lists of cards, whichever and in whatever form, and an office enough', async () => {
  const lists = ['/chefs', '/kitchens/_payload.json', '/de/suppliers', '/professionals']
  const list = (number: number) => ask(`${lists[number % lists.length]}?page=${number % 8}`)
  let told = await list(0)
  let answered = 0
  for (; told.status === 200 && answered < 400; answered += 1) told = await list(answered)
  // The tests above have asked for lists too.
  expect(answered).toBeGreaterThan(90)
  expect([told.status, told.headers.get('retry-after')]).toEqual([429, '60'])
  expect((await ask('/recruiters')).status).toBe(429)
  expect((await ask('/jobs')).status).toBe(200)
})
