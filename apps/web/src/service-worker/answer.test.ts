import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerTo } from './answer.ts'
import { keeperOf } from './builds.ts'

const ORIGIN = 'https://brigade.example'
const keeper = keeperOf('new')

let stored: ReadonlyMap<string, ReadonlyMap<string, Response>>

beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('caches', {
    match: async (asked: Request | string, { cacheName }: { readonly cacheName?: string } = {}) => {
      const path = typeof asked === 'string' ? asked : new URL(asked.url).pathname
      const looked = [...stored].filter(([name]) => cacheName === undefined || name === cacheName)
      return looked.map(([, answers]) => answers.get(path)).find((answer) => answer !== undefined)
    },
  })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
})

afterEach(() => {
  vi.unstubAllGlobals()
})

/** Only browsers make requests of this kind. */
function navigationTo(path: string): Request {
  return Object.defineProperty(new Request(ORIGIN + path), 'mode', { value: 'navigate' })
}

const wordsOf = async (path: string) => (await answerTo(navigationTo(path), ORIGIN, keeper))?.text()

test.each([
  '/billing/checkout/t0ken',
  '/identity/providers/oidc.id/visit?next=%2Fdash',
  '/identity/outbox',
  '/exports/d1',
  '/v0/b/brigade/o/plate.jpg?alt=media',
  '/v1/projects/brigade/databases/(default)/documents/jobs/j1',
  '/healthz',
  '/robots.txt',
  '/sitemaps/jobs/d.xml',
  '/og/jobs.png',
])('%s is no page, and left to the browser', (path) => {
  expect(answerTo(navigationTo(path), ORIGIN, keeper)).toBeNull()
})

test.each(['/', '/identity', '/v1', '/jobs/j1', '/fr/jobs', '/healthz-and-more'])(
  'without a network the page %s is at least the bare shell',
  async (path) => {
    stored = new Map([[keeper.assets, new Map([['/_shell', new Response('shell')]])]])
    expect(await wordsOf(path)).toBe('shell')
  },
)

test('a page as this build shows it goes before one that the build before has kept, and that before the shell', async () => {
  const before = keeperOf('before')
  stored = new Map([
    [
      before.pages,
      new Map([
        ['/jobs', new Response('before')],
        ['/chefs', new Response('before')],
      ]),
    ],
    [keeper.assets, new Map([['/_shell', new Response('shell')]])],
    [keeper.pages, new Map([['/jobs', new Response('now')]])],
  ])
  expect(await wordsOf('/jobs')).toBe('now')
  expect(await wordsOf('/chefs')).toBe('before')
})

/** As in a private window, or on a device that is full. */
const keepingNothing = {
  match: () => Promise.reject(new DOMException('The operation is insecure.', 'SecurityError')),
  open: async () => ({ put: () => Promise.reject(new DOMException('Full.', 'QuotaExceededError')) }),
}

test.each([navigationTo('/jobs'), new Request(`${ORIGIN}/assets/page.js`)])(
  'where nothing can be kept, $url is answered all the same',
  async (request) => {
    vi.stubGlobal('caches', keepingNothing)
    vi.stubGlobal('fetch', async () => new Response('fresh'))
    const answer = await answerTo(request, ORIGIN, keeper)
    expect(await answer?.text()).toBe('fresh')
  },
)

test('where nothing can be looked up, what failed is the line', async () => {
  vi.stubGlobal('caches', keepingNothing)
  await expect(answerTo(navigationTo('/jobs'), ORIGIN, keeper)).rejects.toThrow('Failed to fetch')
})

test('an answer is kept whole, with its headers', async () => {
  const put = vi.fn<(request: Request, answer: Response) => Promise<void>>(async () => undefined)
  vi.stubGlobal('caches', { match: async () => undefined, open: async () => ({ put }) })
  vi.stubGlobal('fetch', async () => new Response('fresh', { headers: { 'content-type': 'text/html' } }))
  expect(await wordsOf('/jobs')).toBe('fresh')
  const copy = put.mock.lastCall?.[1]
  expect([copy?.headers.get('content-type'), await copy?.text()]).toEqual(['text/html', 'fresh'])
})

test('the kept page goes before one that breaks off on its way', async () => {
  const broken = new ReadableStream({
    pull: (body) => body.error(new TypeError('network error')),
  })
  stored = new Map([[keeper.pages, new Map([['/jobs', new Response('kept')]])]])
  vi.stubGlobal('fetch', async () => new Response(broken))
  expect(await wordsOf('/jobs')).toBe('kept')
})
