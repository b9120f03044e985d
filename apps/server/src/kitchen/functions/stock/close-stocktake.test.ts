import { buildKitchen } from '@brigade/builders/build-kitchen.ts'
import { buildMovement } from '@brigade/builders/build-movement.ts'
import { buildStockLine } from '@brigade/builders/build-pantry.ts'
import type { Quantity } from '@brigade/domain/core/quantities/quantity.ts'
import { newCommonFields } from '@brigade/domain/core/documents/common-fields.ts'
import { timestampFromMs } from '@brigade/domain/core/time/timestamp.ts'
import { countLineId, countMovementId } from '@brigade/domain/kitchen/stock/move-count.ts'
import { beforeAll, expect, test } from 'vitest'
import { functions } from '../../../all-functions.ts'
import { callFunctions, newId, now, refusal, type Somebody } from '../../../../testing/call-functions.ts'

const house = await callFunctions(functions)
const kitchenId = newId()
const HOUR_MS = 3_600_000
let ines: Somebody
let stranger: Somebody

const ago = (hours: number) => timestampFromMs(Date.now() - hours * HOUR_MS)
const kg = (amount: string): Quantity => ({ amount, unit: 'kg' })
const moved = (movementId: string, lineId: string, way: 'in' | 'out', amount: string, hours: number) =>
  buildMovement(
    { kitchenId, by: ines.uid },
    { movementId, lineId, kind: 'correction', way, amount, unit: 'kg' },
    ago(hours),
  )

/** An open count with what was found: by line, the amounts and how many hours ago. */
async function counting(found: Readonly<Record<string, readonly (readonly [Quantity, number])[]>>) {
  const countId = newId()
  const common = newCommonFields(ines.uid, now())
  const lines = Object.entries(found).map(([lineId, amounts]) => ({
    path: `kitchens/${kitchenId}/counts/${countId}/lines/${countLineId({ lineId, areaId: null, by: ines.uid })}`,
    data: {
      ...common,
      by: ines.uid,
      lineId,
      areaId: null,
      amounts: amounts.map(([entered, hours]) => ({ entered, at: ago(hours) })),
    },
  }))
  await house.put([
    {
      path: `kitchens/${kitchenId}/counts/${countId}`,
      data: { ...common, areaIds: [], startedAt: ago(3), state: 'open', people: [ines.uid] },
    },
    ...lines,
  ])
  return countId
}

const balance = async (lineId: string) => house.read(`kitchens/${kitchenId}/stock-balances/${lineId}`)

beforeAll(async () => {
  ines = await house.member('ines')
  stranger = await house.member('stranger')
  const by = { kitchenId, by: ines.uid }
  await house.put([
    ...buildKitchen({ kitchenId, owner: ines.uid }, now()),
    ...['leek', 'carrot', 'onion'].map((lineId) => buildStockLine(by, lineId, { at: now(), unit: 'kg' })),
  ])
})

test('[ST3] a count books the difference at the counting time; what was sold since stays sold', async () => {
  await house.put([moved('a', 'leek', 'in', '10', 5), moved('b', 'leek', 'out', '2', 1)])
  const countId = await counting({
    leek: [
      [kg('6'), 3],
      [{ amount: '500', unit: 'g' }, 2],
    ],
    carrot: [[kg('4'), 2]],
  })
  expect(await house.call(stranger, 'closeStocktake', { kitchenId, countId })).toEqual(
    refusal('PERMISSION_DENIED', 'role'),
  )
  const closed = await house.call(ines, 'closeStocktake', { kitchenId, countId })
  expect(closed.result).toEqual({ booked: 2, unread: [] })
  expect(
    await house.read(`kitchens/${kitchenId}/stock-movements/${countMovementId(countId, 'leek')}`),
  ).toMatchObject({ kind: 'count', change: '-3.5', entered: kg('6.5') })
  expect([await balance('leek'), await balance('carrot'), await balance('onion')]).toMatchObject([
    { amount: '4.5' },
    { amount: '4' },
    undefined,
  ])
  expect(await house.read(`kitchens/${kitchenId}/counts/${countId}`)).toMatchObject({
    state: 'closed',
    closedBy: ines.uid,
  })
  expect(await house.call(ines, 'closeStocktake', { kitchenId, countId })).toEqual(
    refusal('FAILED_PRECONDITION', 'state', { state: 'closed' }),
  )
})

test('a count of nothing stays open, and what cannot be weighed is named and not booked', async () => {
  const empty = await counting({})
  expect(await house.call(ines, 'closeStocktake', { kitchenId, countId: empty })).toEqual(
    refusal('FAILED_PRECONDITION', 'nothing-counted'),
  )
  expect(await house.read(`kitchens/${kitchenId}/counts/${empty}`)).toMatchObject({ state: 'open' })
  const countId = await counting({ onion: [[{ amount: '3', unit: 'bottle' }, 1]] })
  const closed = await house.call(ines, 'closeStocktake', { kitchenId, countId })
  expect(closed.result).toEqual({ booked: 0, unread: ['onion'] })
  expect(await balance('onion')).toBeUndefined()
})
