import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { HEIC_PHOTO } from '../../../testing/files/heic.table.ts'
import { storageClient, type StorageClient } from '../../../testing/files/storage-client.ts'
import { openTestFiles, type TestFiles } from '../../../testing/files/test-files.ts'
import { homeRules } from '../../../testing/files/test-rules.ts'

let files: TestFiles
let anna: StorageClient

beforeAll(async () => {
  files = await openTestFiles({ rules: homeRules })
  await files.put('homes/h1', { members: ['anna'], isPublic: false })
  anna = storageClient(files.url, 'anna')
})
afterAll(async () => files.close())

const photo = (name: string) => `homes/h1/photos/${name}`
const at = (name: string) => `/${encodeURIComponent(photo(name))}?alt=media`

/** Red above, blue below, 600 wide and 300 high, before any turning. */
function twoColours(): ReturnType<typeof sharp> {
  const half = (background: string) => ({
    create: { width: 600, height: 150, channels: 3 as const, background },
  })
  return sharp({ create: { width: 600, height: 300, channels: 3, background: 'blue' } }).composite([
    { input: half('red'), top: 0, left: 0 },
  ])
}

/** What a phone writes: which way up, when, with what, and where. */
const PHONE_EXIF = {
  IFD0: { Make: 'Phone', Software: 'Camera 1.0', Orientation: '6', DateTime: '2026:11:20 12:00:00' },
  IFD3: {
    GPSLatitudeRef: 'N',
    GPSLatitude: '45/1 45/1 30/1',
    GPSLongitudeRef: 'E',
    GPSLongitude: '4/1 50/1 0/1',
  },
}

async function fetched(name: string, query = '', accept?: string): Promise<Response> {
  return anna.call(`${at(name)}${query}`, accept === undefined ? {} : { headers: { accept } })
}

async function bytesOf(answer: Response): Promise<Buffer> {
  return Buffer.from(await answer.arrayBuffer())
}

describe('a photo from a phone', () => {
  test('is kept upright and without the place, the time and the camera', async () => {
    const original = await twoColours()
      .withExif(PHONE_EXIF)
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const before = await sharp(original).metadata()
    expect(before.orientation).toBe(6)
    expect(before.exif?.includes('Camera 1.0')).toBe(true)

    const kept = await anna.put(photo('phone.jpg'), original, { contentType: 'image/jpeg' })
    expect(await kept.json()).toMatchObject({ contentType: 'image/jpeg' })
    const served = await bytesOf(await fetched('phone.jpg'))
    const after = await sharp(served).metadata()

    expect([after.width, after.height, after.orientation, after.exif, after.xmp, after.icc]).toEqual([
      300,
      600,
      undefined,
      undefined,
      undefined,
      undefined,
    ])
    expect(served.includes('Camera 1.0') || served.includes('GPS') || served.includes('Phone')).toBe(false)
    // Turned clockwise, what was above is on the right.
    const { data, info } = await sharp(served).raw().toBuffer({ resolveWithObject: true })
    const redAt = (x: number) => data[(300 * info.width + x) * info.channels] ?? 0
    expect([redAt(20) < 60, redAt(280) > 200]).toEqual([true, true])
  })

  test('is made no larger than the longest side, and its checksums are those of what is kept', async () => {
    const wide = await sharp({ create: { width: 2400, height: 300, channels: 3, background: 'green' } })
      .png()
      .toBuffer()
    const told = await (await anna.put(photo('wide.png'), wide, { contentType: 'image/png' })).json()
    const answer = await fetched('wide.png')
    const served = await bytesOf(answer)

    expect(await sharp(served).metadata()).toMatchObject({ width: 1000, height: 125, format: 'png' })
    expect(told).toMatchObject({ size: String(served.length) })
    expect(answer.headers.get('x-goog-hash')).toContain(`md5=${told.md5Hash}`)
  })

  test.each(['jpeg', 'png', 'webp', 'avif'] as const)('as %s stays what it is', async (format) => {
    const bytes = await twoColours().toFormat(format).toBuffer()
    const told = await (await anna.put(photo(`kept.${format}`), bytes)).json()

    expect(told).toMatchObject({ contentType: `image/${format}` })
  })
})

describe('a photo as some phones take it', () => {
  test('is kept as JPEG, without the place and the camera', async () => {
    expect(HEIC_PHOTO.includes('Camera 1.0')).toBe(true)
    const told = await (await anna.put(photo('apple.heic'), HEIC_PHOTO, { contentType: 'image/heic' })).json()
    expect(told).toMatchObject({ contentType: 'image/jpeg' })
    const served = await bytesOf(await fetched('apple.heic'))
    const { data, info } = await sharp(served).raw().toBuffer({ resolveWithObject: true })

    expect([info.width, info.height, served.includes('Camera'), served.includes('GPS')]).toEqual([
      64,
      32,
      false,
      false,
    ])
    const redAt = (y: number) => data[y * info.width * info.channels] ?? 0
    expect([redAt(4) > 200, redAt(28) < 60]).toEqual([true, true])
  })

  test('is refused when it breaks off', async () => {
    const answer = await anna.put(photo('half.heic'), HEIC_PHOTO.subarray(0, 700), {
      contentType: 'image/heic',
    })

    expect(answer.status).toBe(403)
  })
})

describe('a picture at a width', () => {
  beforeAll(async () => {
    await anna.put(photo('a.jpg'), await twoColours().jpeg().toBuffer(), { contentType: 'image/jpeg' })
  })

  test.each([
    ['image/avif,image/webp,image/*,*/*;q=0.8', 'image/avif', 'heif'],
    ['image/webp,*/*', 'image/webp', 'webp'],
    ['*/*', 'image/jpeg', 'jpeg'],
    [undefined, 'image/jpeg', 'jpeg'],
  ])('comes for "%s" as %s', async (accept, type, format) => {
    const answer = await fetched('a.jpg', '&width=160', accept)

    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type])
    expect(answer.headers.get('vary')).toMatch(/accept/)
    expect(await sharp(await bytesOf(answer)).metadata()).toMatchObject({ format, width: 160, height: 80 })
  })

  test('is never enlarged', async () => {
    await anna.put(
      photo('small.png'),
      await sharp({ create: { width: 90, height: 90, channels: 3, background: 'red' } })
        .png()
        .toBuffer(),
    )
    const same = await sharp(await bytesOf(await fetched('small.png', '&width=160'))).metadata()
    const webp = await sharp(await bytesOf(await fetched('small.png', '&width=160', 'image/webp'))).metadata()

    expect([same.width, same.format, webp.width, webp.format]).toEqual([90, 'png', 90, 'webp'])
  })

  test('is made once, has its own tag and answers ranges', async () => {
    const keysBefore = await keyCount()
    const [one, two] = await Promise.all([
      fetched('a.jpg', '&width=480', 'image/webp'),
      fetched('a.jpg', '&width=480', 'image/webp'),
    ])
    const [first, second] = [await bytesOf(one), await bytesOf(two)]
    expect(first.equals(second)).toBe(true)
    expect(await keyCount()).toBe(keysBefore + 1)
    expect(one.headers.get('etag')).not.toBe((await fetched('a.jpg')).headers.get('etag'))
    const again = await anna.call(`${at('a.jpg')}&width=480`, {
      headers: { accept: 'image/webp', 'if-none-match': one.headers.get('etag') ?? '' },
    })
    expect(again.status).toBe(304)
    const part = await anna.call(`${at('a.jpg')}&width=480`, {
      headers: { accept: 'image/webp', range: 'bytes=0-3' },
    })
    expect([part.status, await part.text()]).toEqual([206, 'RIFF'])
  })

  test('goes with its picture', async () => {
    const before = await keyCount()
    await anna.put(photo('gone.jpg'), await twoColours().jpeg().toBuffer())
    await fetched('gone.jpg', '&width=160')
    await fetched('gone.jpg', '&width=160', 'image/avif')
    expect(await keyCount()).toBe(before + 3)
    await anna.call(`/${encodeURIComponent(photo('gone.jpg'))}`, { method: 'DELETE' })
    expect(await keyCount()).toBe(before)
  })

  test.each(['161', '0', '-160', 'x', '99999999999999'])(
    'the width %s, which is not declared, is refused',
    async (width) => {
      expect((await fetched('a.jpg', `&width=${width}`)).status).toBe(400)
    },
  )

  test('is asked for in vain of what is no picture', async () => {
    await anna.put('homes/h1/papers/a.txt', 'text', { contentType: 'text/plain' })
    const answer = await anna.call('/homes%2Fh1%2Fpapers%2Fa.txt?alt=media&width=160')

    expect(answer.status).toBe(400)
  })
})

async function keyCount(): Promise<number> {
  const keys: string[] = []
  for await (const { key } of files.bytes.list()) keys.push(key)
  return keys.length
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** A picture of so many pixels that is small until it is read. */
function bomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([1, 0, 0, 0, 0], 8)
  const rows = deflateSync(Buffer.alloc(Math.ceil(width / 8) + 1).fill(0))
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([
    signature,
    pngChunk('IHDR', header),
    pngChunk('IDAT', rows),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

describe('what only looks like a picture', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'

  test.each([
    ['a bomb of 3.6 thousand megapixels', async () => bomb(60_000, 60_000)],
    ['a picture that breaks off', async () => (await twoColours().png().toBuffer()).subarray(0, 500)],
    ['a drawing that can run scripts', async () => Buffer.from(svg)],
    [
      'a drawing with the first octets of a photo',
      async () => Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.from(svg)]),
    ],
    ['a moving picture of a type that is not taken', async () => twoColours().gif().toBuffer()],
    ['nothing', async () => Buffer.alloc(0)],
  ])('%s is refused, and nothing of it is kept', async (_name, make) => {
    const before = await keyCount()
    const answer = await anna.put(photo('odd.png'), await make(), { contentType: 'image/png' })

    expect(answer.status).toBe(403)
    expect(await keyCount()).toBe(before)
    expect((await fetched('odd.png')).status).toBe(404)
  })
})
