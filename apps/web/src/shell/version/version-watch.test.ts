import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hasNewerBuild, newVersionStore, routeRulesStore, watchVersion } from './version-watch.ts'

const asked: string[] = []
const lines: string[] = []
/** What the server answers, by the beginning of the path. */
let answers: Readonly<Record<string, () => Response>> = {}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubEnv('DEV', false)
  vi.stubEnv('BUILD_ID', '41')
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('document', { visibilityState: 'visible' })
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => undefined })
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path.replace(/\?.*$/u, ''))
    const answer = Object.entries(answers).find(([beginning]) => path.startsWith(beginning))?.[1]
    return answer?.() ?? new Response('', { status: 404 })
  })
  vi.spyOn(console, 'warn').mockImplementation((line: string) => void lines.push(line))
  asked.length = 0
  lines.length = 0
})
afterEach(() => {
  vi.clearAllTimers()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

const fails = (status: number) => () => new Response('', { status })

test('[VC3] route rules and build are asked for 0.9 to 2 s after load, the build every minute after that', async () => {
  answers = {
    '/builds/meta/': () => Response.json({ matcher: { redirects: { '/old': '/new' } } }),
    '/builds/latest.json': () => Response.json({ id: '41' }),
  }
  watchVersion()
  await vi.advanceTimersByTimeAsync(899)
  expect(asked).toEqual([])
  await vi.advanceTimersByTimeAsync(1101)
  expect(asked).toEqual(['/builds/meta/41.json', '/builds/latest.json'])
  expect(routeRulesStore.get()).toEqual({ '/old': '/new' })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked.slice(2)).toEqual(['/builds/latest.json'])
  expect(lines).toEqual([])
})

test('[VC3] latest.json answers 500, the manifest 404: two console lines, no screen, and the next poll goes on', async () => {
  answers = { '/builds/latest.json': fails(500) }
  watchVersion()
  await vi.advanceTimersByTimeAsync(2000)
  expect(lines.toSorted()).toEqual(['Brigade: builds/latest.json', 'Brigade: builds/meta'])
  expect([hasNewerBuild(Date.now()), newVersionStore.get()]).toEqual([false, false])

  answers = { '/builds/latest.json': () => Response.json({ id: '42' }) }
  await vi.advanceTimersByTimeAsync(60_000)
  expect(lines).toHaveLength(2)
  expect(hasNewerBuild(Date.now())).toBe(true)
})
