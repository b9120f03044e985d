import { expect, test } from 'vitest'
import { fetchFrom } from '../../../../testing/fetch-from.ts'
import { ownServer } from '../../../../testing/own-server.ts'
import { sharingPicture } from './sharing-picture.ts'

const server = ownServer({ demo: true })
const ask = fetchFrom(server)

const PNG = '89504e470d0a1a0a'
const pictureIn = (html: string) => /property="og:image" content="([^"]*)"/u.exec(html)?.[1] ?? ''

test.each(['/', '/jobs/demo-chef-de-partie', '/ar/kitchens/demo-tern', '/jobs'])(
  '%s names its own picture, 1200 × 630, which is kept like the page',
  async (path) => {
    const html = await (await ask(path)).text()
    expect(html).toContain('property="og:image:width" content="1200"')
    const first = await fetch(pictureIn(html))
    expect([first.status, first.headers.get('content-type')]).toEqual([200, 'image/png'])
    const bytes = Buffer.from(await first.arrayBuffer())
    expect(bytes.subarray(0, 8).toString('hex')).toBe(PNG)
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630])
    const tag = first.headers.get('etag') ?? ''
    expect((await fetch(pictureIn(html), { headers: { 'if-none-match': tag } })).status).toBe(304)
  },
)

test.each(['/og/jobs/no-such-job.png', '/og/dash.png', '/og/settings.png', '/og/nothing/here.png'])(
  '%s: what strangers do not find has no picture',
  async (path) => {
    expect((await ask(path)).status).toBe(404)
  },
)

test('markup in a title is drawn as text, and signs that XML forbids are left out', async () => {
  const picture = (title: string) => sharingPicture({ title, facts: [] })
  const plain = await picture('a')
  expect(plain.equals(await picture('<tspan>a</tspan>'))).toBe(false)
  expect(plain.equals(await picture('a\u0000\uFFFE'))).toBe(true)
})
