import { segmentsOf } from '@brigade/contract/path-segments.ts'
import { newStockLine } from '@brigade/domain/food/ingredients/new-stock-line.ts'
import { newCommonFields } from '@brigade/domain/core/documents/common-fields.ts'
import { DAY_MS } from '@brigade/domain/core/time/span.ts'
import { timestampFromMs } from '@brigade/domain/core/time/timestamp.ts'
import { DATABASE_NAME, fieldsOfPlain } from '@brigade/platform/documents/values/plain-data.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { ownServer } from '../testing/own-server.ts'
import {
  aStation,
  type Answer,
  type KitchenClient,
  newKitchenClient,
  post,
} from '../testing/kitchen-client.ts'
import { writeRecipe } from '../testing/write-recipe.ts'

const server = ownServer()
let ines: KitchenClient
let stranger: KitchenClient

const OK = 200
const FORBIDDEN = 403
const now = timestampFromMs(Date.now())

beforeAll(async () => {
  ines = await newKitchenClient(server.url)
  stranger = await newKitchenClient(server.url)
})

const documents = () => `${server.url}/v1/${DATABASE_NAME}/documents`
const inKitchen = (path: string) => `kitchens/${ines.kitchenId}/${path}`
const signed = (content: object, by = ines) => ({ by: by.uid, ...content })

/** Writes as a client does, and gives the status. */
async function status(who: KitchenClient, path: string, content: object): Promise<number> {
  return (await who.write({ [inKitchen(path)]: content })).status
}

/** A list of the kitchen, or over all collections of a name. */
function list(who: KitchenClient, structuredQuery: object, parent = ''): Promise<Answer> {
  return post(`${documents()}${parent}:runQuery`, { structuredQuery }, who.token)
}

function remove(who: KitchenClient, path: string): Promise<Answer> {
  const name = `${DATABASE_NAME}/documents/${inKitchen(path)}`
  return post(`${documents()}:commit`, { writes: [{ delete: name }] }, who.token)
}

const fridge = { name: 'Fridge 1', kind: 'fridge', limit: { delayMin: 30 }, state: 'in use' }
const unsigned = newCommonFields('nobody', now)
const flour = Object.fromEntries(
  Object.entries(newStockLine({ name: 'Flour', category: 'dry store', stockUnit: 'kg' }, unsigned)).filter(
    ([name]) => !Object.hasOwn(unsigned, name),
  ),
)
const movement = {
  lineId: 'flour',
  kind: 'correction',
  change: '5',
  entered: { amount: '5', unit: 'kg' },
  at: now,
}
const template = {
  kind: 'opening',
  name: 'Opening',
  fields: [
    {
      key: 'fridge',
      label: 'Fridge 1',
      isRequired: false,
      type: 'temperature',
      atMost: { value: '8', unit: 'C' },
    },
  ],
  limits: { jurisdiction: 'EU', version: '2026', values: {} },
  needsSecondPerson: false,
  isActive: true,
}
const record = {
  templateId: 'opening',
  kind: 'opening',
  values: {},
  verdict: 'passed',
  limitsVersion: '2026',
  at: now,
  enteredAt: now,
  photos: [],
}
const tooWarm = { fridge: { type: 'temperature', value: { value: '20', unit: 'C' } } }
const ticket = {
  number: '41',
  source: 'hand',
  mode: 'eat in',
  sentAt: now,
  isOpen: true,
  isPriority: false,
  note: '',
  courses: [],
}

describe('the collections of a kitchen through the server', () => {
  test.each([
    ['equipment/e1', () => fridge],
    ['ingredients/flour', () => flour],
    ['stock-movements/m1', () => signed(movement)],
    ['safety-templates/opening', () => template],
    ['safety-records/r1', () => signed(record)],
    ['tickets/t1', () => signed(ticket)],
    ['baskets/l1', () => ({ lines: {} })],
  ])('%s: a member writes it, a stranger neither writes nor reads it', async (path, content) => {
    const strangers = { ...content(), ...('by' in content() && { by: stranger.uid }) }
    expect(await status(stranger, path, strangers)).toBe(FORBIDDEN)
    expect(await ines.write({ [inKitchen(path)]: content() })).toMatchObject({ status: OK })
    expect(await ines.read([inKitchen(path)])).toMatchObject([{ fields: expect.anything() }])
    const [collectionId] = segmentsOf(path)
    const query = { from: [{ collectionId }] }
    const parent = `/kitchens/${ines.kitchenId}`
    expect((await list(ines, query, parent)).status).toBe(OK)
    expect((await list(stranger, query, parent)).status).toBe(FORBIDDEN)
  })

  test('[ST2] what is appended is neither changed nor deleted, not by the owner either', async () => {
    expect(await status(ines, 'stock-movements/m1', signed({ ...movement, change: '6' }))).toBe(FORBIDDEN)
    expect(await remove(ines, 'safety-records/r1')).toMatchObject({ status: FORBIDDEN })
    expect(await status(ines, 'stock-movements/m2', signed({ ...movement, kind: 'sale' }))).toBe(FORBIDDEN)
  })

  test('[HC1] a failed record is written together with its corrective action or not at all', async () => {
    const failed = signed({ ...record, values: tooWarm, verdict: 'failed' })
    expect(await status(ines, 'safety-records/r2', failed)).toBe(FORBIDDEN)
    const action = signed({
      recordId: 'r2',
      what: 'Moved to fridge 2',
      choice: 'move',
      state: 'open',
      takenBy: [ines.uid],
      doneBy: null,
      verifiedBy: null,
    })
    const both = { [inKitchen('safety-records/r2')]: failed, [inKitchen('corrective-actions/r2')]: action }
    expect(await ines.write(both)).toMatchObject({ status: OK })
  })

  test('[HC1] the verdict on a record is what its values say, and nothing is measured tomorrow', async () => {
    const tomorrow = timestampFromMs(Date.now() + DAY_MS)
    const inTime = await status(ines, 'safety-records/r3', signed(record))
    const warm = await status(ines, 'safety-records/r4', signed({ ...record, values: tooWarm }))
    const ahead = signed({ ...record, at: tomorrow, enteredAt: tomorrow })
    expect([inTime, warm, await status(ines, 'safety-records/r5', ahead)]).toEqual([OK, FORBIDDEN, FORBIDDEN])
  })

  test('[HC1] a cooling ends as its readings say, and is left alone after that', async () => {
    const cooling = { kind: 'cooling', food: 'Stock', startedAt: now, limits: template.limits }
    const run = { ...signed(cooling), ...newCommonFields(ines.uid, now) }
    const running = { ...run, state: 'running' }
    const passed = { ...run, state: 'passed', endedAt: now }
    const chilled = { temperature: { type: 'temperature', value: { value: '7', unit: 'C' } } }
    const { verdict: _judgedWithItsRun, ...measured } = record
    await ines.write({
      [inKitchen('safety-templates/cooling')]: { ...template, kind: 'cooling' },
      [inKitchen('safety-runs/stock')]: running,
    })
    expect(await ines.write({ [inKitchen('safety-runs/stock')]: passed })).toMatchObject({
      status: 400,
      body: { error: { message: 'The readings of this run do not make it "passed".' } },
    })
    const reading = { ...measured, templateId: 'cooling', kind: 'cooling', runId: 'stock', values: chilled }
    expect(await status(ines, 'safety-records/reading', signed(reading))).toBe(OK)
    expect(await status(ines, 'safety-runs/stock', passed)).toBe(OK)
    expect(await status(ines, 'safety-runs/stock', { ...passed, food: 'Jelly' })).toBe(FORBIDDEN)
  })

  test('a station that a menu sends its items to is not deleted, and the refusal names the section', async () => {
    const menu = {
      name: 'Lunch',
      kind: 'daily',
      serviceIds: [],
      days: [],
      currency: 'EUR',
      vatPct: '10',
      languages: [],
      state: 'draft',
      sortKey: 'a0',
    }
    const section = { name: 'Mains', names: {}, stationIds: ['grill'], sortKey: 'a0' }
    await ines.write({ [inKitchen('stations/grill')]: aStation('Grill'), [inKitchen('menus/m1')]: menu })
    expect(await status(ines, 'menus/m1/sections/s1', { ...section, stationIds: ['gone'] })).toBe(400)
    expect(await status(ines, 'menus/m1/sections/s1', section)).toBe(OK)
    expect(await remove(ines, 'stations/grill')).toMatchObject({
      status: 400,
      body: { error: { status: 'FAILED_PRECONDITION', message: expect.stringContaining('sections/s1') } },
    })
  })

  test('[RC5] a loop of recipes, and binning what an approved one uses: refused by name', async () => {
    const refused = (message: string) => ({ status: 400, body: { error: { message } } })
    const uses = (kind: 'recipe' | 'ingredient', refId: string) => ({ kind, refId })
    await writeRecipe(ines, { name: 'Pie', uses: uses('recipe', 'dough') })
    const loop = await writeRecipe(ines, { name: 'Dough', uses: uses('recipe', 'pie') })
    expect(loop).toMatchObject(refused('The recipe would use itself: Pie → Dough → Pie.'))

    const created = newCommonFields(ines.uid, now)
    const oats = { ...flour, ...created, name: 'Oats' }
    await ines.write({ [inKitchen('ingredients/oats')]: oats })
    await writeRecipe(ines, { name: 'Muesli', uses: uses('ingredient', 'oats'), isApproved: true })
    const binned = await ines.write({ [inKitchen('ingredients/oats')]: { ...oats, deletedAt: now } })
    expect(binned).toMatchObject(
      refused('"Oats" cannot go to the bin while approved recipes use it: Muesli.'),
    )
  })

  test('a storage area that is deleted leaves its stock lines in no place', async () => {
    await ines.write({
      [inKitchen('storage-areas/a1')]: { name: 'Dry store', sortKey: 'a0' },
      [inKitchen('ingredients/salt')]: { ...flour, name: 'Salt', areaIds: ['a1'] },
    })
    expect(await remove(ines, 'storage-areas/a1')).toMatchObject({ status: OK })
    const [salt] = await ines.read([inKitchen('ingredients/salt')])
    expect(salt).toMatchObject({ fields: { areaIds: { arrayValue: {} } } })
    expect(JSON.stringify(salt)).not.toContain('"a1"')
  })

  test('[TK12] a line comes with its event; a station lists its lines over all tickets of its kitchen', async () => {
    const line = signed({
      kitchenId: ines.kitchenId,
      name: 'Burger',
      qty: 1,
      options: [],
      note: '',
      allergies: [],
      course: 1,
      stationIds: ['grill'],
      prepMin: 5,
      state: 'fired',
      times: { sent: now, fired: now },
      ackBy: null,
      isAddOn: false,
      isCleared: false,
      lastEventId: 'e1',
    })
    const event = signed({ ticketId: 't1', kind: 'sent', at: now, device: 'phone', seq: 1 })
    expect(await status(ines, 'tickets/t1/lines/l1', line)).toBe(FORBIDDEN)
    const both = { [inKitchen('tickets/t1/lines/l1')]: line, [inKitchen('ticket-events/e1')]: event }
    expect(await ines.write(both)).toMatchObject({ status: OK })
    const ofStation = {
      from: [{ collectionId: 'lines', allDescendants: true }],
      where: {
        compositeFilter: {
          op: 'AND',
          filters: [
            equal('kitchenId', ines.kitchenId),
            equal('state', 'fired'),
            contains('stationIds', 'grill'),
          ],
        },
      },
    }
    const { status: code, body } = await list(ines, ofStation)
    expect([code, JSON.stringify(body)]).toEqual([OK, expect.stringContaining('tickets/t1/lines/l1')])
    expect((await list(stranger, ofStation)).status).toBe(FORBIDDEN)
  })

  test('orders are written by functions, and functions without a handler are not served', async () => {
    expect((await ines.write({ 'orders/o1': { kitchenId: ines.kitchenId } })).status).not.toBe(OK)
    for (const name of ['pairDevice', 'ingestTickets']) {
      expect(await post(`${server.url}/functions/${name}`, { data: {} }, ines.token)).toMatchObject({
        status: 404,
      })
    }
  })
})

const field = (fieldPath: string, op: string, value: string) => ({
  fieldFilter: { field: { fieldPath }, op, value: fieldsOfPlain({ value })['value'] },
})
const equal = (path: string, value: string) => field(path, 'EQUAL', value)
const contains = (path: string, value: string) => field(path, 'ARRAY_CONTAINS', value)
