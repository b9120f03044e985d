import { buildKitchen } from '@brigade/builders/build-kitchen.ts'
import { buildOrder } from '@brigade/builders/build-supply.ts'
import { catalogueEntry } from '@brigade/builders/build-pantry.ts'
import { buildJob } from '@brigade/builders/build-job.ts'
import { builtDocument } from '@brigade/builders/built-document.ts'
import { seededIngredient } from '@brigade/domain/food/catalogue/catalogue.ts'
import { ingredients } from '@brigade/domain/food/ingredients/ingredient.ts'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { functions } from '../../all-functions.ts'
import { hashOfToken, newToken } from '../functions/link-token.ts'
import { callFunctions, newId, now } from '../../../testing/call-functions.ts'
import { entityChecks } from './entity-exists.ts'
import { registerPages } from '../../register-pages.ts'
import { loadWebBuild, type WebBuild } from './web-build.ts'

const house = await callFunctions(functions)
const web: WebBuild = await loadWebBuild()
const orderToken = newToken()
let app: FastifyInstance
let kitchenId: string
let invitationToken: string

beforeAll(async () => {
  const { documents } = house.platform
  const ines = await house.member('ines')
  kitchenId = newId()
  const at = now()
  const link = { linkId: 'l1', supplierId: 'lena', name: 'Greenbarrow' }
  const order = {
    link,
    kitchenName: 'Chez Ines',
    count: 1,
    wantedDay: '2026-01-02',
    state: 'sent',
    lines: [],
  } as const
  await house.put([
    ...buildKitchen({ kitchenId, owner: ines.uid }, at),
    ...buildOrder({ kitchenId, by: ines.uid }, order, at),
    ...buildJob({ jobId: 'draft', recruiter: { uid: ines.uid, displayName: 'Ines' } }, at),
    builtDocument(ingredients, { ingredientId: 'leek' }, seededIngredient(catalogueEntry('leek'), at)),
  ])
  await documents.transact(async (tx) => {
    tx.update(`orders/${kitchenId}_PO-000001`, { confirmTokenHash: hashOfToken(orderToken) })
  })
  const wish = { kitchenId, access: 'cook', position: 'commis', note: '', to: { kind: 'link' }, stations: [] }
  const { result } = await house.call(ines, 'inviteToTeam', wish)
  invitationToken = String(result?.['token'])
  app = Fastify()
  await registerPages(app, { web, documents, billing: 'off' })
})
afterAll(() => app.close())

test('every page that the browser fills about one thing is told apart from none, or kept private', () => {
  const drawn = new Set(web.entry.publicRoutes)
  const patterns = web.entry.allRoutes.map(({ path }) => path)
  const undeclared = patterns.filter(
    (path) =>
      path.includes('{') &&
      !drawn.has(path) &&
      !Object.keys(entityChecks).some((each) => path.startsWith(each)),
  )
  expect(undeclared).toEqual([])
  expect(Object.keys(entityChecks).filter((each) => !patterns.some((path) => path.startsWith(each)))).toEqual(
    [],
  )
})

describe('what is told of an address that names', () => {
  const ask = async (url: string) => {
    const { statusCode, body } = await app.inject(url)
    // The address itself stands in the page.
    return { status: statusCode, body: body.replaceAll(url, '') }
  }

  test('something that everybody may know: whether it is there', async () => {
    for (const [there, none] of [
      ['/ingredients/leek/edit', '/ingredients/unobtainium/edit'],
      ['/ingredients/leek/dashboard', '/ingredients/unobtainium/dashboard'],
      [`/invite/${invitationToken}`, `/invite/${newToken()}`],
      [`/o/${orderToken}`, `/o/${newToken()}`],
    ] as const) {
      expect([there, (await ask(there)).status]).toEqual([there, 200])
      const { status, body } = await ask(none)
      expect([none, status]).toEqual([none, 404])
      expect(body).toContain('<h1>Page Not Found</h1>')
      expect(body).toContain('<meta name="robots" content="noindex">')
      expect((await ask(`${none}/_payload.json`)).status).toBe(404)
    }
    expect((await ask('/invite/half-a-link')).body).toContain('Ask for it again.')
  })

  test('something private: the same, whether it is there or not', async () => {
    for (const [there, none] of [
      [`/kitchens/${kitchenId}/dashboard`, `/kitchens/${newId()}/dashboard`],
      [`/kitchens/${kitchenId}/edit`, `/kitchens/${newId()}/edit`],
      ['/jobs/draft/edit', '/jobs/nonesuch/edit'],
    ] as const)
      expect([none, await ask(none)]).toEqual([none, await ask(there)])
  })

  test('nothing, because no id is made so', async () => {
    for (const path of ['/kitchens/a.b/dashboard', '/jobs/__id__/edit', '/o/%20', '/invite/a%2Fb'])
      expect([path, (await ask(path)).status]).toEqual([path, 404])
  })
})

test.each(['/invite/', '/o/'])('tokens of %s are tried so often from one address', async (beginning) => {
  const statuses: number[] = []
  for (let tries = 0; tries < 65; tries += 1)
    statuses.push(
      (await app.inject(`${beginning}${newToken()}${tries % 2 === 0 ? '' : '/_payload.json'}`)).statusCode,
    )
  expect([statuses[0], statuses.at(-1)]).toEqual([404, 429])
  expect((await app.inject(`/og${beginning}${newToken()}.png`)).statusCode).toBe(429)
})
