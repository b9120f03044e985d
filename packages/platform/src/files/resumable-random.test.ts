import { randomBytes } from 'node:crypto'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { storageClient } from '../../testing/files/storage-client.ts'
import { openTestFiles, type TestFiles } from '../../testing/files/test-files.ts'

let files: TestFiles

beforeAll(async () => {
  files = await openTestFiles({ open: true })
})
afterAll(async () => files.close())

const LARGEST = 5000

/** What an unlucky client sends: pieces anywhere, some twice, some too far on, some at once. */
const pieces = fc.array(
  fc.record({
    back: fc.integer({ min: -50, max: 800 }),
    length: fc.integer({ min: 0, max: 1500 }),
    twin: fc.boolean(),
  }),
  { minLength: 1, maxLength: 8 },
)

test('whatever pieces come in whatever order, the file is the one that was announced', async () => {
  const client = storageClient(files.url, 'anna')
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: LARGEST }), pieces, async (size, sent) => {
      const whole = randomBytes(size)
      const url = (await client.begin('random', size)).headers.get('x-goog-upload-url') ?? ''
      let received = 0
      for (const { back, length, twin } of sent) {
        const offset = Math.max(0, received - back)
        const piece = whole.subarray(offset, offset + length)
        const answers = await Promise.all(
          (twin ? [1, 2] : [1]).map(() => client.step(url, 'upload', offset, piece)),
        )
        const isGap = offset > received
        expect(answers.map(({ status }) => status)).toEqual(answers.map(() => (isGap ? 400 : 200)))
        if (!isGap) received = Math.max(received, offset + piece.length)
        const asked = await client.step(url, 'query')
        expect(asked.headers.get('x-goog-upload-size-received')).toBe(String(received))
      }
      const last = await client.step(url, 'upload, finalize', received, whole.subarray(received))
      expect(last.status).toBe(200)
      const read = await client.call('/random?alt=media')
      expect(Buffer.from(await read.arrayBuffer()).equals(whole)).toBe(true)
    }),
    { numRuns: 20, seed: 20_261_121 },
  )
})
