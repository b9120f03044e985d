import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadPayload } from '../reading/load-payload.ts'
import { onceOffline, syncStore, updateSync } from '../writing/sync-store.ts'
import { heardFromServer, heardIn, watchClosely, watchConnection } from './watch-connection.ts'

/** A server that has gone: nothing answers, and a call ends only by its own time-out. */
const silence = (_: unknown, { signal }: RequestInit = {}) =>
  new Promise<Response>((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason))
  })

function browserWith(facts: { readonly isMobile: boolean }): void {
  vi.stubGlobal('matchMedia', () => ({ matches: facts.isMobile }))
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('document', { visibilityState: 'visible' })
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('fetch', silence)
}

beforeEach(() => {
  vi.useFakeTimers()
  // The platform's own timer does not follow the test's clock.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController()
    setTimeout(() => controller.abort(new DOMException('silent', 'TimeoutError')), ms)
    return controller.signal
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test.each([
  ['a desktop', false, 30_000],
  ['a phone', true, 60_000],
])('[ER6] on %s a silent call ends after its time, and not before', async (_, isMobile, ms) => {
  browserWith({ isMobile })
  const outcome: string[] = []
  const ended = loadPayload('/jobs', '').catch((problem: unknown) => {
    outcome.push(problem instanceof DOMException ? problem.name : String(problem))
  })
  await vi.advanceTimersByTimeAsync(ms - 1)
  expect(outcome).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  await ended
  expect(outcome).toEqual(['TimeoutError'])
})

test('[ER6] after 5 s without connection the app calls itself offline, and online again at the first answer', async () => {
  browserWith({ isMobile: false })
  updateSync({ connection: 'online' })
  heardFromServer()
  watchClosely()
  watchConnection()
  await vi.advanceTimersByTimeAsync(1900)
  expect(syncStore.get().connection).toBe('online')
  await vi.advanceTimersByTimeAsync(3100)
  expect(syncStore.get().connection).toBe('offline')
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('ok')))
  await vi.advanceTimersByTimeAsync(5000)
  expect(syncStore.get().connection).toBe('online')
})

test('a device that is full hears the server all the same', () => {
  browserWith({ isMobile: false })
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.stubGlobal('localStorage', {
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  updateSync({ connection: 'offline', lastSyncedAt: null })
  heardFromServer()
  expect(syncStore.get().connection).toBe('online')
  expect(syncStore.get().lastSyncedAt).not.toBeNull()
})

test('a write of this device is no word of the server', () => {
  browserWith({ isMobile: false })
  updateSync({ connection: 'offline' })
  heardIn({ fromCache: true, hasPendingWrites: false })
  heardIn({ fromCache: false, hasPendingWrites: true })
  expect(syncStore.get().connection).toBe('offline')
  heardIn({ fromCache: false, hasPendingWrites: false })
  expect(syncStore.get().connection).toBe('online')
})

test('what waits for the network to go is done once, and not when it is let be', () => {
  const done: string[] = []
  updateSync({ connection: 'online' })
  onceOffline(() => done.push('told'))
  const letBe = onceOffline(() => done.push('let be'))
  letBe()
  updateSync({ waiting: 0 })
  expect(done).toEqual([])
  updateSync({ connection: 'offline' })
  updateSync({ connection: 'online' })
  updateSync({ connection: 'offline' })
  expect(done).toEqual(['told'])
})
