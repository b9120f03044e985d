import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startS3 } from '../../testing/files/s3-server.ts'
import { openS3Store } from './bytes/s3-store.ts'
import { storageClient, type StorageClient } from '../../testing/files/storage-client.ts'
import { openTestFiles, type TestFiles } from '../../testing/files/test-files.ts'

let now = Date.parse('2026-11-20T12:00:00Z')
let files: TestFiles
let anna: StorageClient

beforeAll(async () => {
  files = await openTestFiles({ open: true, now: () => now })
  anna = storageClient(files.url, 'anna')
})
afterAll(async () => files.close())

async function urlOf(begun: Promise<Response>): Promise<string> {
  return (await begun).headers.get('x-goog-upload-url') ?? ''
}

/** Status, state and bytes received, as an answer tells them. */
function told({ status, headers }: Response): readonly unknown[] {
  return [status, headers.get('x-goog-upload-status'), headers.get('x-goog-upload-size-received')]
}

const bytes = (text: string) => Buffer.from(text)

async function textOf(name: string): Promise<string> {
  return (await anna.call(`/${encodeURIComponent(name)}?alt=media`)).text()
}

describe('an upload in pieces', () => {
  test('tells how far it is, and becomes a file only when it is finalized', async () => {
    const url = await urlOf(anna.begin('steps', 10, { contentType: 'text/x', metadata: { a: 'b' } }))
    expect(told(await anna.step(url, 'query'))).toEqual([200, 'active', '0'])
    expect(told(await anna.step(url, 'upload', 0, bytes('01234')))).toEqual([200, 'active', '5'])
    expect((await anna.call('/steps')).status).toBe(404)
    expect(told(await anna.step(url, 'upload', 5, bytes('56789')))).toEqual([200, 'active', '10'])
    const last = await anna.step(url, 'finalize', 10)

    expect(told(last)).toEqual([200, 'final', '10'])
    expect(await last.json()).toMatchObject({
      name: 'steps',
      size: '10',
      contentType: 'text/x',
      metadata: { a: 'b' },
    })
    expect(await textOf('steps')).toBe('0123456789')
  })

  test('goes on after lost answers: pieces and the end may come again', async () => {
    const url = await urlOf(anna.begin('again', 10))
    await anna.step(url, 'upload', 0, bytes('0123'))
    expect(told(await anna.step(url, 'upload', 0, bytes('0123')))).toEqual([200, 'active', '4'])
    expect(told(await anna.step(url, 'upload', 2, bytes('2345')))).toEqual([200, 'active', '6'])
    const first = await (await anna.step(url, 'upload, finalize', 6, bytes('6789'))).text()
    const again = await anna.step(url, 'upload, finalize', 6, bytes('6789'))
    expect([...told(again), await again.text()]).toEqual([200, 'final', '10', first])
    const bare = await anna.step(url, 'finalize', 10)
    expect(await bare.text()).toBe(first)
    expect(told(await anna.step(url, 'query'))).toEqual([200, 'final', '10'])
    expect(await textOf('again')).toBe('0123456789')
  })

  test('the same end twice at once makes one file', async () => {
    const url = await urlOf(anna.begin('twice', 4))
    await anna.step(url, 'upload', 0, bytes('text'))
    const answers = await Promise.all(Array.from({ length: 5 }, async () => anna.step(url, 'finalize', 4)))
    const texts = await Promise.all(answers.map(async (answer) => answer.text()))

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(new Set(texts).size).toBe(1)
  })

  test('the same piece twice at once is taken once', async () => {
    const url = await urlOf(anna.begin('race', 4000))
    const piece = randomBytes(2000)
    await Promise.all(Array.from({ length: 5 }, async () => anna.step(url, 'upload', 0, piece)))
    await anna.step(url, 'upload, finalize', 2000, piece)
    const read = Buffer.from(await (await anna.call('/race?alt=media')).arrayBuffer())

    expect(read.equals(Buffer.concat([piece, piece]))).toBe(true)
  })

  test.each([
    ['a gap', 'upload', '5', 'xx', 400],
    ['no offset', 'upload', undefined, 'xx', 400],
    ['an offset that is none', 'upload', '-1', 'xx', 400],
    ['more than announced', 'upload', '0', 'x'.repeat(11), 400],
    ['an end before the end', 'upload, finalize', '0', 'xx', 400],
    ['an unknown command', 'download', '0', 'xx', 400],
    ['no command', '', '0', 'xx', 400],
  ])('%s is refused', async (_name, command, offset, body, status) => {
    const url = await urlOf(anna.begin('wrong', 10))
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        authorization: 'Firebase anna',
        'x-goog-upload-command': command,
        ...(offset !== undefined && { 'x-goog-upload-offset': offset }),
      },
      body,
    })

    expect(answer.status).toBe(status)
    expect((await anna.call('/wrong')).status).toBe(404)
  })

  test.each([['-1'], ['1.5'], ['x'], ['9'.repeat(20)]])('the size "%s" is refused', async (size) => {
    const answer = await anna.call('?name=sized', {
      method: 'POST',
      headers: {
        'x-goog-upload-protocol': 'resumable',
        'x-goog-upload-command': 'start',
        'x-goog-upload-header-content-length': size,
      },
      body: '{}',
    })

    expect(answer.status).toBe(400)
  })

  test('is forgotten when it is cancelled, and when nobody goes on for three days', async () => {
    const cancelled = await urlOf(anna.begin('over', 4))
    await anna.step(cancelled, 'upload', 0, bytes('te'))
    expect(told(await anna.step(cancelled, 'cancel'))).toEqual([200, 'cancelled', null])
    expect((await anna.step(cancelled, 'query')).status).toBe(404)

    const left = await urlOf(anna.begin('over', 4))
    now += 3 * 24 * 3_600_000 - 1
    expect((await anna.step(left, 'upload', 0, bytes('te'))).status).toBe(200)
    now += 3 * 24 * 3_600_000 - 1
    expect((await anna.step(left, 'query')).status).toBe(200)
    now += 1
    expect((await anna.step(left, 'upload', 2, bytes('xt'))).status).toBe(404)
  })

  test('an id that nobody was given opens nothing', async () => {
    const guessed = `${files.url}/v0/b/brigade/o?name=a&upload_id=${'A'.repeat(32)}`

    expect((await anna.step(guessed, 'query')).status).toBe(404)
  })

  test('its address has the scheme of the page that asks', async () => {
    const host = new URL(files.url).host
    const begun = async (origin: string) => {
      const answer = await anna.call('?name=scheme', {
        method: 'POST',
        headers: {
          origin,
          'x-goog-upload-protocol': 'resumable',
          'x-goog-upload-command': 'start',
          'x-goog-upload-header-content-length': '1',
        },
      })
      return new URL(answer.headers.get('x-goog-upload-url') ?? '').origin
    }

    expect(await begun(`https://${host}`)).toBe(`https://${host}`)
    expect(await begun('https://elsewhere.example')).toBe(`http://${host}`)
  })
})

describe('sweeping', () => {
  test('bytes that nothing names go, those of files and of uploads under way stay', async () => {
    const own = await openTestFiles({ open: true, now: () => Date.now() + 2 * 24 * 3_600_000 })
    const client = storageClient(own.url, 'anna')
    await client.put('kept', 'kept')
    const url = await urlOf(client.begin('under way', 8))
    await client.step(url, 'upload', 0, bytes('half'))
    await own.bytes.write(
      '0b9a4a3e-7b1c-4f0e-9a57-8f2f6a1d2c3b',
      (async function* () {
        yield bytes('orphan')
      })(),
    )

    expect(await own.files.sweep()).toBe(1)
    expect(await own.files.sweep()).toBe(0)
    expect((await client.step(url, 'upload, finalize', 4, bytes('half'))).status).toBe(200)
    expect(await (await client.call('/kept?alt=media')).text()).toBe('kept')
    await own.close()
  })

  test('nothing young is touched', async () => {
    await files.bytes.write(
      '1b9a4a3e-7b1c-4f0e-9a57-8f2f6a1d2c3b',
      (async function* () {
        yield bytes('in flight')
      })(),
    )
    const own = await openTestFiles({ open: true, bytes: files.bytes })

    expect(await own.files.sweep()).toBe(0)
    await own.close()
  })

  test('bytes of replaced and deleted files are gone at once', async () => {
    const own = await openTestFiles({ open: true })
    const client = storageClient(own.url, 'anna')
    const held = async () => {
      const keys: string[] = []
      for await (const { key } of own.bytes.list()) keys.push(key)
      return keys.length
    }
    await client.put('a', 'one')
    await client.put('a', 'two')
    const url = await urlOf(client.begin('b', 4))
    await client.step(url, 'upload', 0, bytes('te'))
    await client.step(url, 'upload, finalize', 2, bytes('xt'))
    expect(await held()).toBe(2)
    await client.call('/a', { method: 'DELETE' })
    await client.call('/b', { method: 'DELETE' })

    expect(await held()).toBe(0)
    await own.close()
  })
})

test('files on S3 behave as files on a disk', async () => {
  const server = await startS3()
  const own = await openTestFiles({ open: true, bytes: await openS3Store(server.place) })
  const client = storageClient(own.url, 'anna')
  const url = await urlOf(client.begin('s3', 10))
  await client.step(url, 'upload', 0, bytes('0123'))
  await client.step(url, 'upload', 2, bytes('234567'))
  await client.step(url, 'upload, finalize', 8, bytes('89'))
  const whole = await client.call('/s3?alt=media')
  const part = await client.call('/s3?alt=media', { headers: { range: 'bytes=3-5' } })

  expect([await whole.text(), await part.text()]).toEqual(['0123456789', '345'])
  expect((await client.call('/s3', { method: 'DELETE' })).status).toBe(204)
  await own.close()
  await server.stop()
})
