import { languages } from '@brigade/domain/core/languages/language.ts'
import { expect, test } from 'vitest'
import { fetchFrom } from '../../../testing/fetch-from.ts'
import { ownServer } from '../../../testing/own-server.ts'

const server = ownServer({ demo: true })
const ask = fetchFrom(server)

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
