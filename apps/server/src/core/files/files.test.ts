import { beforeAll, describe, expect, test } from 'vitest'
import { ownServer } from '../../../testing/own-server.ts'
import { type KitchenClient, newKitchenClient } from '../../../testing/kitchen-client.ts'

const server = ownServer()
let ines: KitchenClient
let bruno: KitchenClient

beforeAll(async () => {
  ines = await newKitchenClient(server.url)
  bruno = await newKitchenClient(server.url)
})

const PDF = Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj\n')
/** One red pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==',
  'base64',
)

interface Place {
  readonly owner: { readonly collection: string; readonly id: string }
  readonly purpose: string
  readonly contentType: string
}

const safetyPicture = (): Place => ({
  owner: { collection: 'kitchens', id: ines.kitchenId },
  purpose: 'safety record',
  contentType: 'image/png',
})
const pathOf = ({ owner, purpose }: Place, id: string) => `${owner.collection}/${owner.id}/${purpose}/${id}`

/** Writes the document of a file that waits for its bytes. */
function announce(client: KitchenClient, id: string, place: Place) {
  const { owner, purpose, contentType } = place
  const content = {
    path: pathOf(place, id),
    owner,
    purpose,
    contentType,
    name: 'a file',
    size: 100,
    state: 'uploading',
  }
  return client.write({ [`files/${id}`]: content })
}

async function stateOf(client: KitchenClient, id: string): Promise<unknown> {
  const [found] = await client.read([`files/${id}`])
  return found
}

function call(path: string, client?: KitchenClient, init: RequestInit = {}): Promise<Response> {
  const headers = Object.fromEntries(new Headers(init.headers))
  if (client !== undefined) headers['authorization'] = `Firebase ${client.token}`
  return fetch(`${server.url}/v0/b/brigade/o${path}`, { ...init, headers })
}

function send(client: KitchenClient | undefined, name: string, bytes: Uint8Array): Promise<Response> {
  const head = `--b\r\n\r\n${JSON.stringify({ name, contentType: 'image/png' })}\r\n--b\r\n\r\n`
  return call(`?name=${encodeURIComponent(name)}`, client, {
    method: 'POST',
    headers: { 'x-goog-upload-protocol': 'multipart', 'content-type': 'multipart/related; boundary=b' },
    body: new Uint8Array(Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--b--')])),
  })
}

const at = (name: string) => `/${encodeURIComponent(name)}`

describe('the file store of the product', () => {
  test('[E46] a picture of a record is sent by the team, and is ready once it is there', async () => {
    const name = pathOf(safetyPicture(), 'fridge')
    expect((await send(ines, name, PNG)).status).toBe(403)
    expect(await announce(ines, 'fridge', safetyPicture())).toMatchObject({ status: 200 })
    const kept = await send(ines, name, PNG)

    expect(kept.status).toBe(200)
    const told: { readonly md5Hash?: string } = await kept.json()
    expect(await stateOf(ines, 'fridge')).toMatchObject({
      fields: {
        state: { stringValue: 'ready' },
        contentType: { stringValue: 'image/png' },
        md5Hash: { stringValue: told.md5Hash },
        width: { integerValue: '1' },
      },
    })
    expect((await call(`${at(name)}?alt=media`, ines)).status).toBe(200)
  })

  test('[E46] nobody else reads, lists, replaces or deletes it, nor the team once it is ready', async () => {
    const name = pathOf(safetyPicture(), 'fridge')
    const prefix = `?prefix=${encodeURIComponent(`kitchens/${ines.kitchenId}/safety record/`)}&delimiter=%2F`
    for (const stranger of [bruno, undefined]) {
      const answers = [
        await call(at(name), stranger),
        await call(`${at(name)}?alt=media`, stranger),
        await call(`${at(name)}?alt=media&token=x`, stranger),
        await call(prefix, stranger),
        await send(stranger, name, PNG),
        await call(at(name), stranger, { method: 'PATCH', body: '{"contentLanguage":"de"}' }),
        await call(at(name), stranger, { method: 'DELETE' }),
      ]
      expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403, 403])
    }
    expect((await call(prefix, ines)).status).toBe(200)
    expect((await send(ines, name, PDF)).status).toBe(403)
    expect((await call(at(name), ines, { method: 'DELETE' })).status).toBe(403)
  })

  test('[E46] what is not what it is called is refused, and its document says why', async () => {
    await announce(ines, 'exe', { ...safetyPicture(), contentType: 'application/pdf' })
    const exe = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)])

    expect((await send(ines, pathOf(safetyPicture(), 'exe'), exe)).status).toBe(403)
    expect(await stateOf(ines, 'exe')).toMatchObject({
      fields: { state: { stringValue: 'refused' }, refusal: { stringValue: 'type' } },
    })
  })

  test('[E46] a public picture opens for everybody by its link, harmless and in its sizes', async () => {
    const place = {
      owner: { collection: 'chefs', id: ines.uid },
      purpose: 'gallery',
      contentType: 'image/png',
    }
    await announce(ines, 'dish', place)
    const told: { readonly downloadTokens?: string } = await (
      await send(ines, pathOf(place, 'dish'), PNG)
    ).json()
    const link = `${at(pathOf(place, 'dish'))}?alt=media&token=${told.downloadTokens}`
    const small = await call(`${link}&width=160`, undefined, { headers: { accept: 'image/webp' } })

    expect([small.status, small.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect(small.headers.get('content-security-policy')).toMatch(/^sandbox;/u)
    expect(small.headers.get('x-content-type-options')).toBe('nosniff')
    expect((await call(at(pathOf(place, 'dish')), bruno)).status).toBe(200)
  })

  test.each(['', 'a', 'recipes/r1/photo/f1', 'kitchens/k1/secret/f1', 'files/f1', '../../../etc/passwd'])(
    'nothing is sent to, read from or listed at "%s"',
    async (name) => {
      const answers = [
        await send(ines, name, PNG),
        await call(`${at(name)}?alt=media`, ines),
        await call(`?prefix=${encodeURIComponent(name)}&delimiter=%2F`, ines),
      ]

      expect(
        answers.map(({ status }) => status).filter((status) => status !== 400 && status !== 403),
      ).toEqual([])
    },
  )

  test('nothing of it is open to other origins', async () => {
    const answer = await call('/a', ines, { headers: { origin: 'https://elsewhere.example' } })

    expect(answer.headers.get('access-control-allow-origin')).toBeNull()
  })
})
