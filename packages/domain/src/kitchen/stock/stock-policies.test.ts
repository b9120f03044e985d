import { describe, expect, test } from 'vitest'
import { aCaller, askedAt, mayChange, mayCreate, mayRead } from '../../../testing/ask-policy.ts'
import {
  atWork,
  type Author,
  cast,
  castWorld,
  cooksAtWork,
  from,
  nobodyAtAll,
  whoMay,
} from '../../../testing/kitchen-cast.ts'
import { newCommonFields } from '../../core/documents/common-fields.ts'
import { timestampFromMs } from '../../core/time/timestamp.ts'
import { type Batch, batches } from './batch.ts'
import { type Count, type CountLine, countLines, counts } from './count.ts'
import { type Movement, movements } from './movement.ts'
import { type Waste, waste } from './waste.ts'

const k1 = { kitchenId: 'k1' }
const qty = { amount: '3', unit: 'kg' as const }
const neverAgain = { change: nobodyAtAll, delete: nobodyAtAll }

const moved =
  (more: Partial<Movement> = {}) =>
  ({ common, acted }: Author): Movement => ({
    ...common,
    ...acted,
    lineId: 'flour',
    kind: 'correction',
    change: '-3',
    entered: qty,
    at: askedAt,
    ...more,
  })

describe('who may do what with the stock', () => {
  test('[ID10] movements: the team reads, cooks and the tablet append, nobody changes', () => {
    const ask = (more?: Partial<Movement>) => ({ params: { ...k1, movementId: 'm1' }, sample: moved(more) })
    expect(whoMay(movements, ask())).toEqual({ read: atWork, create: cooksAtWork, ...neverAgain })
    expect(whoMay(movements, ask({ kind: 'count' })).create).toBe(from('lead'))
    expect(whoMay(movements, ask({ kind: 'sale' })).create).toBe(nobodyAtAll)
  })

  test('[ST2] an undo takes back a movement that is there, wholly, once', () => {
    const first = moved()({ common: newCommonFields('cook', askedAt), acted: { by: 'cook' } })
    const before = { ...castWorld, 'kitchens/k1/stock-movements/m1': first }
    const undo = (movementId: string, more: Partial<Movement>) =>
      mayCreate(
        movements,
        { caller: cast['cook'] ?? aCaller('cook'), params: { ...k1, movementId }, before },
        { ...first, change: '3', reverses: 'm1', ...more },
      )
    expect(undo('rev_m1', {})).toBe(true)
    expect(undo('rev_m1', { change: '2' })).toBe(false)
    expect(undo('rev_m1', { lineId: 'salt' })).toBe(false)
    expect(undo('other', {})).toBe(false)
    expect(undo('rev_m2', { reverses: 'm2' })).toBe(false)
    const { reverses: _, ...plain } = first
    expect(
      mayCreate(
        movements,
        { caller: aCaller('cook'), params: { ...k1, movementId: 'rev_m9' }, before },
        plain,
      ),
    ).toBe(false)
  })

  test('the same movement may arrive twice, with the server’s time and no other', () => {
    const asked = { caller: aCaller('cook'), params: { ...k1, movementId: 'm1' }, before: castWorld }
    const movement = moved()({ common: newCommonFields('cook', askedAt), acted: { by: 'cook' } })
    expect(mayChange(movements, asked, [movement, { ...movement }])).toBe(true)
    expect(mayCreate(movements, asked, { ...movement, recordedAt: askedAt })).toBe(true)
    const longAgo = timestampFromMs(0)
    expect(mayCreate(movements, asked, { ...movement, recordedAt: longAgo })).toBe(false)
  })

  test('a tablet writes for the person who unlocked it, for another only unconfirmed, for itself never', () => {
    const asked = { caller: aCaller('tablet'), params: { ...k1, movementId: 'm1' }, before: castWorld }
    const write = (more: Partial<Movement>) =>
      mayCreate(movements, asked, {
        ...moved(more)({ common: newCommonFields('tablet', askedAt), acted: { by: 'cook' } }),
      })
    expect(write({ by: 'cook', device: 'tablet' })).toBe(true)
    expect(write({ by: 'lead', device: 'tablet' })).toBe(false)
    expect(write({ by: 'lead', device: 'tablet', personNotConfirmed: true })).toBe(true)
    expect(write({ by: 'viewer', device: 'tablet', personNotConfirmed: true })).toBe(false)
    expect(write({ by: 'tablet', device: 'tablet' })).toBe(false)
    expect(write({ by: 'cook', device: 'phone' })).toBe(false)
    const cook = { caller: aCaller('cook'), params: { ...k1, movementId: 'm1' }, before: castWorld }
    const forAnother = moved({ by: 'lead' })({
      common: newCommonFields('cook', askedAt),
      acted: { by: 'lead' },
    })
    expect(mayCreate(movements, cook, forAnother)).toBe(false)
  })

  test('[ID10] counts: cooks start and join, leads close in their own name, a closed one stays so', () => {
    const ask = {
      params: { ...k1, countId: 'c1' },
      sample: ({ common }: Author): Count => ({
        ...common,
        areaIds: [],
        startedAt: askedAt,
        state: 'open',
        people: [],
      }),
    }
    const closed = ({ common }: Author, before: Count): Count => ({
      ...before,
      updatedBy: common.updatedBy,
      state: 'closed',
      closedBy: common.updatedBy,
    })
    expect(whoMay(counts, ask)).toEqual({
      read: atWork,
      create: from('cook'),
      change: from('cook'),
      delete: nobodyAtAll,
    })
    expect(whoMay(counts, { ...ask, change: closed }).change).toBe(from('lead'))
    const sample = ({ common }: Author) =>
      closed({ common, acted: { by: 'owner' } }, ask.sample({ common, acted: { by: '' } }))
    const reopened = ({ common }: Author, before: Count): Count => ({
      ...before,
      updatedBy: common.updatedBy,
      state: 'open',
    })
    expect(whoMay(counts, { ...ask, sample, change: reopened }).change).toBe(nobodyAtAll)
  })

  test('[ID10] lines of a count: each cook the own, also at the tablet', () => {
    const sample = ({ common, acted }: Author): CountLine => ({
      ...common,
      ...acted,
      lineId: 'flour',
      areaId: 'dry',
      amounts: [{ entered: qty, at: askedAt }],
    })
    const own = (by: string) => ({
      params: { ...k1, countId: 'c1', countLineId: `flour_dry_${by}` },
      sample,
      writtenBy: by,
    })
    expect(whoMay(countLines, own('cook'))).toEqual({
      read: atWork,
      create: 'cook tablet',
      change: 'cook tablet',
      delete: nobodyAtAll,
    })
    expect(whoMay(countLines, own('viewer')).create).toBe(nobodyAtAll)
  })

  test('a list of ticket lines over all collections asks nothing of the lines of counts', () => {
    const stranger = { caller: aCaller('stranger'), params: {}, before: castWorld }
    const known: object = { kitchenId: 'k1', stationIds: ['grill'] }
    expect(mayRead(countLines, stranger, known)).toBe(true)
    expect(mayRead(countLines, stranger, {})).toBe(false)
  })

  test('[ID10] waste: with its movement in the same batch, appended by cooks', () => {
    const sample = ({ common, acted }: Author): Waste => ({
      ...common,
      ...acted,
      lineId: 'flour',
      qty,
      reason: 'spoiled',
      note: '',
      at: askedAt,
    })
    const movement = { lineId: 'flour' }
    const ask = { params: { ...k1, wasteId: 'w1' }, sample }
    const batch = { 'kitchens/k1/stock-movements/waste_w1': movement }
    expect(whoMay(waste, { ...ask, batch })).toEqual({ read: atWork, create: cooksAtWork, ...neverAgain })
    expect(whoMay(waste, ask).create).toBe(nobodyAtAll)
    const ofRecipe = ({ common, acted }: Author): Waste => {
      const { lineId: _none, ...rest } = sample({ common, acted })
      return { ...rest, recipeId: 'r1' }
    }
    expect(whoMay(waste, { ...ask, sample: ofRecipe }).create).toBe(nobodyAtAll)
    const world = { 'recipes/r1': {} }
    expect(whoMay(waste, { ...ask, sample: ofRecipe, world }).create).toBe(cooksAtWork)
    const undo = {
      params: { ...k1, wasteId: 'rev_w1' },
      sample: (author: Author): Waste => ({ ...sample(author), reverses: 'w1' }),
      batch: { 'kitchens/k1/stock-movements/rev_waste_w1': movement },
    }
    expect(whoMay(waste, undo).create).toBe(nobodyAtAll)
    expect(whoMay(waste, { ...undo, world: { 'kitchens/k1/waste/w1': {} } }).create).toBe(cooksAtWork)
  })

  test('[ID10] batches: cooks write them, leads recall them, nobody deletes them', () => {
    const ask = {
      params: { ...k1, batchId: 'b1' },
      sample: ({ common }: Author): Batch => ({
        ...common,
        lineId: 'stock',
        lot: 'B1',
        madeAt: askedAt,
        qty,
        from: [],
        frozenSpans: [],
        state: 'usable',
      }),
    }
    const to =
      (state: Batch['state'], more: Partial<Batch> = {}) =>
      ({ common }: Author, before: Batch): Batch => ({
        ...before,
        updatedBy: common.updatedBy,
        state,
        ...more,
      })
    expect(whoMay(batches, ask)).toEqual({
      read: atWork,
      create: from('cook'),
      change: from('cook'),
      delete: nobodyAtAll,
    })
    expect(whoMay(batches, { ...ask, change: to('used') }).change).toBe(from('cook'))
    expect(whoMay(batches, { ...ask, change: to('recalled') }).change).toBe(from('lead'))
    expect(whoMay(batches, { ...ask, change: to('usable', { lot: 'B2' }) }).change).toBe(nobodyAtAll)
  })
})
