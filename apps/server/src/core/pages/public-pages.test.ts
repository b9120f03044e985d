import { readdir } from 'node:fs/promises'
import { basename } from 'node:path'
import { directionOf, languages } from '@brigade/domain/core/languages/language.ts'
import { describe, expect, test } from 'vitest'
import { fetchFrom } from '../../../testing/fetch-from.ts'
import { ownServer } from '../../../testing/own-server.ts'

const server = ownServer({ demo: true })
const ask = fetchFrom(server)

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

const messageFolder = new URL('../../../../web/src/messages/en-GB/', import.meta.url)

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
  ['/jobs?q=chef', 'language=fr', '/fr/jobs?q=chef'],
  ['/', 'language=ar', '/ar'],
  ['/fr/settings', '', '/settings'],
  ['/fr/Jobs/', '', '/fr/jobs'],
  ['/fr/', '', '/fr'],
])('%s with the cookie “%s” leads to %j', async (address, cookie, there) => {
  const answer = await ask(address, { cookie })

  expect([answer.status, answer.headers.get('location')]).toEqual([expect.any(Number), there])
})

test.each([
  ['/jobs', 'en-GB', 'Notices'],
  ['/fr/jobs', 'fr', 'Avis'],
  ['/ar', 'ar', 'الإشعارات'],
])('the app that is installed from %s speaks %s', async (path, language, notices) => {
  const [, manifest = ''] = /<link rel="manifest" href="([^"]+)">/u.exec(await (await ask(path)).text()) ?? []
  const answer = await ask(manifest)
  expect(answer.headers.get('content-type')).toMatch(/^application\/manifest\+json/u)
  const { id, lang, start_url: start, shortcuts } = await answer.json()
  expect({ id, lang, start }).toEqual({ id: '/', lang: language, start: '/dash' })
  expect(shortcuts).toContainEqual(expect.objectContaining({ name: notices, url: '/notifications' }))
})

test('an address that names a language is not led elsewhere', async () => {
  expect((await ask('/de/jobs', { cookie: 'language=fr' })).status).toBe(200)
  expect((await ask('/jobs', { cookie: 'language=en-GB' })).status).toBe(200)
})

test.each([
  ['/no/such', 'Page Not Found', 'Page Not Found: /no/such'],
  ['/fr/no/such', 'Page introuvable', 'Page introuvable : /no/such'],
  ['/ar/no/such', 'الصفحة غير موجودة', 'الصفحة غير موجودة: /no/such'],
])('what is not there is said in the language of %s', async (path, title, text) => {
  const answer = await ask(path)
  const html = await answer.text()
  expect(answer.status).toBe(404)
  expect(html).toContain(`<title>${title} · Brigade</title>`)
  expect(textOf(html)).toContain(text)
})

test('a page that is filled in the browser has its title from the start', async () => {
  expect(await (await ask('/settings')).text()).toContain('<title>Settings · Brigade</title>')
  expect(await (await ask('/settings', { cookie: 'language=de' })).text()).toContain(
    '<title>Einstellungen · Brigade</title>',
  )
})

test('every page that may be found says in words of its own what is on it, and what is drawn in the browser is not to be found', async () => {
  const found = PAGES.filter((path) => !path.includes('?'))
  const words = await Promise.all(
    found.map(async (path) => {
      const html = await (await ask(path)).text()
      expect(html).not.toContain('noindex')
      return `${path}: ${/<meta name="description" content="([^"]+)"/u.exec(html)?.[1]}`
    }),
  )
  const said = words.map((each) => each.slice(each.indexOf(': ')))
  expect(words.filter((each, at) => said.indexOf(each.slice(each.indexOf(': '))) !== at)).toEqual([])
  for (const path of ['/auth', '/settings', '/kitchens/demo-tern/edit', '/kitchens/demo-tern/dashboard']) {
    const html = await (await ask(path)).text()
    expect(html).toContain('noindex')
    expect(html).toContain('This page needs JavaScript.')
  }
})
