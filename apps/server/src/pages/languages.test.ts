import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { directionOf, languages } from '@brigade/domain/languages/language.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { type RunningServer, startServer } from '../server.ts'

let folder: string
let server: RunningServer

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'brigade-languages-'))
  const settings = { PORT: '0', BRIGADE_DATA: folder, BRIGADE_DEMO: 'on', LOG_LEVEL: 'error' }
  server = await startServer(readConfig(settings))
})

afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await rm(folder, { recursive: true, force: true })
})

const PAGES = [
  '/',
  '/apps',
  '/jobs',
  '/jobs?q=nothing-like-this',
  '/jobs/demo-chef-de-partie',
  '/kitchens',
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

const ask = (address: string, cookie = '') =>
  fetch(server.url + address, { redirect: 'manual', headers: { cookie } })

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
  const answer = await ask(address, cookie)

  expect([answer.status, answer.headers.get('location')]).toEqual([expect.any(Number), there])
})

test('an address that names a language is not led elsewhere', async () => {
  expect((await ask('/de/jobs', 'language=fr')).status).toBe(200)
  expect((await ask('/jobs', 'language=en-GB')).status).toBe(200)
})
