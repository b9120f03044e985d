import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { get, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { fetchFrom } from '../../../testing/fetch-from.ts'
import { ownServer } from '../../../testing/own-server.ts'
import { CLIENT_FOLDER } from './web-build.ts'

const server = ownServer({ demo: true })
const ask = fetchFrom(server)

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

test('built files come as the build compressed them, once and well', async () => {
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

test('built files are in their compressed form what they are', async () => {
  const twins = (await readdir(CLIENT_FOLDER, { recursive: true })).filter((file) => file.endsWith('.br'))
  const differing = twins.filter((file) => {
    const path = join(CLIENT_FOLDER, file)
    return !brotliDecompressSync(readFileSync(path)).equals(readFileSync(path.slice(0, -'.br'.length)))
  })

  expect(differing).toEqual([])
  expect(twins.length).toBeGreaterThan(100)
})

test('built files have no second address for the compressed form', async () => {
  expect((await ask('/before-paint.js.br')).status).toBe(404)
})
