import { describe, expect, test } from 'vitest'
import { octetsFromBase64 } from './base64.ts'
import { readDataUrl } from './data-url.ts'
import { shownUploadState, uploadLifecycle, type UploadState } from './upload-lifecycle.ts'
import { chunksOf, nextChunkBytes, uploadPath, uploadProtocol } from './plan-upload.ts'
import { isRetried, nextRetryWaitMs } from './retry-storage.ts'
import { storageProblem } from './storage-problem.ts'

const KIB = 1024
const MIB = 1024 * KIB
const octets = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

describe('states', () => {
  const states: readonly UploadState[] = [
    'running',
    'pausing',
    'paused',
    'canceling',
    'canceled',
    'success',
    'error',
  ]

  test('[UP1] paused + cancel changes nothing, pausing + resume is running', () => {
    expect(uploadLifecycle.isAllowed('paused', 'cancel')).toBe(false)
    expect(uploadLifecycle.stepOf('pausing', 'resume')).toBe('running')
  })

  test('[UP1] pause only from running, resume from paused or pausing, cancel from running or pausing', () => {
    const from = (request: 'pause' | 'resume' | 'cancel') =>
      states.filter((state) => uploadLifecycle.isAllowed(state, request))
    expect(from('pause')).toEqual(['running'])
    expect(from('resume')).toEqual(['pausing', 'paused'])
    expect(from('cancel')).toEqual(['running', 'pausing'])
  })

  test('[UP1] it ends paused, canceled, in success or in error, and the last three are final', () => {
    expect([
      uploadLifecycle.stepOf('pausing', 'stopped'),
      uploadLifecycle.stepOf('canceling', 'stopped'),
    ]).toEqual(['paused', 'canceled'])
    expect([
      uploadLifecycle.stepOf('running', 'stored'),
      uploadLifecycle.stepOf('running', 'failed'),
    ]).toEqual(['success', 'error'])
    for (const state of ['canceled', 'success', 'error'] as const) {
      expect(uploadLifecycle.commandsIn(state)).toEqual([])
    }
  })

  test('[UP2] pausing and canceling are shown as running', () => {
    expect(shownUploadState('pausing')).toBe('running')
    expect(shownUploadState('canceling')).toBe('running')
    const others = states.filter((state) => state !== 'pausing' && state !== 'canceling')
    expect(others.map(shownUploadState)).toEqual(others)
  })
})

describe('data URLs and base 64', () => {
  test('[UP3] data:text/plain;base64,SGk= is "Hi" as text/plain; "data text/plain,Hi" is refused', () => {
    const read = { ok: true, value: { type: 'text/plain', octets: octets('Hi') } }
    expect(readDataUrl('data:text/plain;base64,SGk=')).toEqual(read)
    expect(readDataUrl('data text/plain,Hi')).toEqual({ ok: false, problem: 'data-url' })
    expect(readDataUrl('data:text/plain,Hi')).toEqual(read)
  })

  test('[UP3] the type may be left out or have parameters; octets may be written with %', () => {
    const unnamed = 'text/plain;charset=US-ASCII'
    expect(readDataUrl('data:,a,b')).toEqual({ ok: true, value: { type: unnamed, octets: octets('a,b') } })
    expect(readDataUrl('data:;base64,SGk=')).toEqual({
      ok: true,
      value: { type: unnamed, octets: octets('Hi') },
    })
    expect(readDataUrl('data:text/plain;charset=utf-8,%C3%A9%20é\n')).toEqual({
      ok: true,
      value: { type: 'text/plain;charset=utf-8', octets: octets('\u00c3\u00a9 \u00c3\u00a9\n') },
    })
  })

  test('[UP3] no comma, a broken % or the wrong base 64 is refused', () => {
    expect(readDataUrl('data:text/plain')).toEqual({ ok: false, problem: 'data-url' })
    expect(readDataUrl('')).toEqual({ ok: false, problem: 'data-url' })
    expect(readDataUrl('data:,50%')).toEqual({ ok: false, problem: 'data-url' })
    expect(readDataUrl('data:,%zz')).toEqual({ ok: false, problem: 'data-url' })
    expect(readDataUrl('data:;base64,-_-_')).toEqual({ ok: false, problem: 'base64' })
  })

  test('[UP4] base64 "a-b=" is refused, base64url "-_-_" accepted', () => {
    const refused = { ok: false, problem: 'base64' }
    expect(octetsFromBase64('a-b=', 'base64')).toEqual(refused)
    expect(octetsFromBase64('a_b=', 'base64')).toEqual(refused)
    expect(octetsFromBase64('-_-_', 'base64url')).toEqual({
      ok: true,
      value: new Uint8Array([251, 255, 191]),
    })
    expect(octetsFromBase64('+/+/', 'base64url')).toEqual(refused)
    expect(octetsFromBase64('+/+/', 'base64')).toEqual({ ok: true, value: new Uint8Array([251, 255, 191]) })
  })

  test('[UP4] padding is whole or left out', () => {
    const read = (text: string) => octetsFromBase64(text, 'base64')
    expect([read('SGk='), read('SGk'), read('SA=='), read('')]).toEqual([
      { ok: true, value: octets('Hi') },
      { ok: true, value: octets('Hi') },
      { ok: true, value: octets('H') },
      { ok: true, value: octets('') },
    ])
    expect(['S', 'SGk==', 'S===', 'SG=k', 'SG k'].filter((text) => read(text).ok)).toEqual([])
  })
})

describe('sending', () => {
  test('[UP5] the storage root is refused, "a.txt" accepted', () => {
    const refused = { ok: false, problem: 'storage-root' }
    expect([uploadPath('/'), uploadPath(''), uploadPath('//')]).toEqual([refused, refused, refused])
    expect(uploadPath('a.txt')).toEqual({ ok: true, value: 'a.txt' })
    expect(uploadPath('/a.txt').ok).toBe(true)
  })

  test('[UP6] 262,144 bytes go in one call, 262,145 in pieces', () => {
    expect(uploadProtocol(262_144)).toBe('multipart')
    expect(uploadProtocol(262_145)).toBe('resumable')
  })

  test('[UP7] 1 MiB goes as 256 KiB, 512 KiB, 256 KiB', () => {
    expect([...chunksOf(MIB)]).toEqual([
      { offset: 0, bytes: 256 * KIB, isLast: false },
      { offset: 256 * KIB, bytes: 512 * KIB, isLast: false },
      { offset: 768 * KIB, bytes: 256 * KIB, isLast: true },
    ])
  })

  test('[UP7] the 8th chunk of a large file has 16 MiB, and no later one has more', () => {
    const sizes = Array.from(chunksOf(100 * MIB), ({ bytes }) => bytes / MIB)
    expect(sizes).toEqual([0.25, 0.5, 1, 2, 4, 8, 16, 16, 16, 16, 16, 4.25])
    expect(nextChunkBytes(16 * MIB)).toBe(16 * MIB)
  })

  test('[UP7] a piece that ends the file is the last, and an empty file has one', () => {
    expect([...chunksOf(768 * KIB)].map(({ isLast }) => isLast)).toEqual([false, true])
    expect([...chunksOf(0)]).toEqual([{ offset: 0, bytes: 0, isLast: true }])
  })
})

describe('storage refusals', () => {
  test('[UP8] 408, 429 and 503 are tried again, 404 is not', () => {
    expect([408, 429, 500, 503, 599].filter(isRetried)).toEqual([408, 429, 500, 503, 599])
    expect([200, 400, 404, 409, 499, 600].filter(isRetried)).toEqual([])
  })

  test('[UP8] waiting doubles until past the maximum retry time', () => {
    const waits: number[] = []
    for (let wait = nextRetryWaitMs(0, 5000); wait !== undefined; wait = nextRetryWaitMs(wait, 5000))
      waits.push(wait)
    expect(waits).toEqual([1000, 2000, 4000, 8000])
    expect([nextRetryWaitMs(5000, 5000), nextRetryWaitMs(5001, 5000)]).toEqual([10_000, undefined])
  })

  test('[ER2] 402 is quota exceeded, 404 while reading object not found', () => {
    const problem = (status: number, change = {}) =>
      storageProblem({ status, text: '', isReading: true, ...change })
    expect([402, 404].map((status) => problem(status))).toEqual(['quota-exceeded', 'object-not-found'])
    expect(problem(404, { isReading: false })).toBe('unknown')
    expect([401, 403, 400, 409].map((status) => problem(status))).toEqual([
      'unauthenticated',
      'unauthorized',
      'unknown',
      'unknown',
    ])
    expect(problem(401, { text: 'Firebase App Check token is invalid.' })).toBe('unauthorized-app')
    expect([408, 429, 503].map((status) => problem(status))).toEqual([undefined, undefined, undefined])
  })
})
