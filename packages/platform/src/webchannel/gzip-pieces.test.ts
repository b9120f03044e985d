import { createGunzip, gunzipSync } from 'node:zlib'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { gzipPieces } from './gzip-pieces.ts'

const long = JSON.stringify(Array.from({ length: 300 }, (_, id) => ({ id, name: 'Boulangère' })))

function all(texts: readonly string[]): Buffer {
  const pieces = gzipPieces()
  return Buffer.concat([...texts.map((text) => pieces.piece(text)), pieces.end()])
}

describe('gzip in pieces', () => {
  test('the pieces together are one whole body', () => {
    const text = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 50 }), fc.constant(long), fc.constant(''))
    fc.assert(
      fc.property(fc.array(text, { maxLength: 8 }), (texts) => {
        expect(gunzipSync(all(texts)).toString()).toBe(texts.join(''))
      }),
      { numRuns: 30 },
    )
  })

  test('every piece can be read before the next one comes', async () => {
    const gunzip = createGunzip()
    let read = ''
    gunzip.on('data', (bytes: Buffer) => (read += bytes.toString()))
    const pieces = gzipPieces()
    let written = ''
    for (const text of ['15\n[[1,["noop"]]]', long, 'short', long]) {
      gunzip.write(pieces.piece(text))
      written += text
      await expect.poll(() => read).toBe(written)
    }
    gunzip.end(pieces.end())
  })

  test('many like documents take a fraction of their size', () => {
    expect(all([long]).length).toBeLessThan(long.length / 4)
  })
})
