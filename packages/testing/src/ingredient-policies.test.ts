import { unknownAllergens } from '@brigade/domain/food/allergens/all-allergens.ts'
import { DATABASE_NAME } from '@brigade/platform/documents/values/plain-data.ts'
import { aMember, type Person } from './cast.ts'
import { aKitchenOf, aPrice, aStockLine, joinKitchen } from './kitchen-scene.ts'
import { startTestServer, type TestServer } from './test-server.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

interface Scene {
  readonly server: TestServer
  readonly kitchenId: string
  readonly owner: Person
  readonly cook: Person
  readonly viewer: Person
  readonly stranger: Person
}

let scene: Scene

const FOUND = 200
const FORBIDDEN = 403
const price = { size: { amount: '5', unit: 'kg' }, price: { minor: 1450, currency: 'EUR' } } as const

beforeAll(async () => {
  const server = await startTestServer()
  const [owner, cook, viewer, stranger] = await Promise.all(
    ['Ines', 'Tomas', 'Vera', 'Nobody'].map((name) => aMember(server.url, name)),
  )
  if (owner === undefined || cook === undefined || viewer === undefined || stranger === undefined)
    throw new Error()
  const kitchenId = await aKitchenOf(owner)
  await joinKitchen(cook, { owner, kitchenId, access: 'cook' })
  await joinKitchen(viewer, { owner, kitchenId, access: 'viewer' })
  scene = { server, kitchenId, owner, cook, viewer, stranger }
})

afterAll(() => scene.server[Symbol.asyncDispose]())

/** Status of reading a list of the kitchen over the wire, as this person. */
async function listing(person: Person, list: string): Promise<number> {
  const parent = `${person.url}/v1/${DATABASE_NAME}/documents/kitchens/${scene.kitchenId}`
  const answer = await fetch(`${parent}:runQuery`, {
    method: 'POST',
    headers: { authorization: `Bearer ${person.idToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ structuredQuery: { from: [{ collectionId: list }] } }),
  })
  return answer.status
}

describe('stock lines through the server', () => {
  test('a cook adds one of which nothing is known', async () => {
    await expect(aStockLine(scene.cook, scene.kitchenId, { name: 'Flour' })).resolves.toBeTruthy()
  })

  test('[AL4] a cook may not say that an allergen is not in it, a lead may', async () => {
    const allergens = { ...unknownAllergens(), sesame: 'no' } as const
    const facts = { name: 'Crackers', allergens }
    await expect(aStockLine(scene.cook, scene.kitchenId, facts)).rejects.toThrow('PERMISSION_DENIED')
    await expect(aStockLine(scene.owner, scene.kitchenId, facts)).resolves.toBeTruthy()
  })

  test('a cook may warn', async () => {
    const allergens = { ...unknownAllergens(), sesame: 'contains' } as const
    await expect(aStockLine(scene.cook, scene.kitchenId, { name: 'Tahini', allergens })).resolves.toBeTruthy()
  })

  test('a viewer and a stranger write nothing, and the stranger reads nothing', async () => {
    const { kitchenId, viewer, stranger } = scene
    await expect(aStockLine(viewer, kitchenId, { name: 'Salt' })).rejects.toThrow('PERMISSION_DENIED')
    await expect(aStockLine(stranger, kitchenId, { name: 'Salt' })).rejects.toThrow('PERMISSION_DENIED')
    expect(await listing(viewer, 'ingredients')).toBe(FOUND)
    expect(await listing(stranger, 'ingredients')).toBe(FORBIDDEN)
  })
})

describe('price lines through the server', () => {
  test('a lead and above write them, a cook does not', async () => {
    const { kitchenId, owner, cook } = scene
    const lineId = await aStockLine(owner, kitchenId, { name: 'Butter' })
    await expect(aPrice(cook, kitchenId, { lineId, ...price })).rejects.toThrow('PERMISSION_DENIED')
    await expect(aPrice(owner, kitchenId, { lineId, ...price })).resolves.toBeUndefined()
  })

  test('only people with the right to see costs read them', async () => {
    const { owner, cook, viewer, stranger } = scene
    const statuses = await Promise.all(
      [owner, cook, viewer, stranger].map((person) => listing(person, 'price-lines')),
    )
    expect(statuses).toEqual([FOUND, FORBIDDEN, FORBIDDEN, FORBIDDEN])
  })
})
