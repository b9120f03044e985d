import { buildMovement } from '@brigade/builders/build-movement.ts'
import { buildStockLine } from '@brigade/builders/build-pantry.ts'
import { buildKitchen } from '@brigade/builders/build-kitchen.ts'
import { timestampFromMs } from '@brigade/domain/core/time/timestamp.ts'
import { openTestDatabase } from '@brigade/platform/testing/database/test-database.ts'
import { openDocuments } from '@brigade/platform/documents/open-documents.ts'
import type { Documents } from '@brigade/platform/documents/types.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { collections } from '../../collections.ts'
import { beginStockBalances, checkStockBalances } from './check-stock-balances.ts'

const pantry = { kitchenId: 'tern', by: 'ines' }
const BALANCE = 'kitchens/tern/stock-balances/onion'
const at = (ms: number) => timestampFromMs(Date.UTC(2026, 2, 2, 12) + ms)
const database = await openTestDatabase()
const open = (withTallies: boolean) =>
  openDocuments({
    database,
    collections: withTallies ? collections : collections.map(({ tallies: _, ...rest }) => rest),
  })
let documents: Documents

const moved = (movementId: string, way: 'in' | 'out', amount: string, ms: number) =>
  buildMovement(pantry, { movementId, lineId: 'onion', kind: 'correction', way, amount, unit: 'kg' }, at(ms))

const write = (built: readonly { readonly path: string; readonly data: object }[], to = documents) =>
  to.transact(async (tx) => {
    for (const { path, data } of built) tx.set(path, { ...data })
  })

const balance = async () => (await documents.look([BALANCE]))[0]

beforeAll(async () => {
  // As a server left them that knew no balances.
  const old = await open(false)
  await write(
    [
      ...buildKitchen({ kitchenId: 'tern', owner: 'ines' }, at(0)),
      buildStockLine(pantry, 'onion', { at: at(0), unit: 'kg' }),
      moved('a', 'in', '10', 1),
      moved('b', 'out', '2.5', 2),
    ],
    old,
  )
  await old.close()
  documents = await open(true)
})

afterAll(async () => {
  await documents.close()
  await database.close()
})

test('[ST2] movements from before there were balances are counted at the first start', async () => {
  expect(await balance()).toBeUndefined()
  await beginStockBalances({ documents })
  expect(await balance()).toMatchObject({ amount: '7.5', movements: 2 })
})

test('[ST2] a movement carries the balance, and the nightly check finds nothing', async () => {
  await write([moved('c', 'out', '1.5', 3)])
  expect(await balance()).toMatchObject({ amount: '6', movements: 3 })
  await expect(checkStockBalances({ documents })).resolves.toBeUndefined()
})

test('[ST2] a balance that the ledger does not prove is named and put right', async () => {
  await documents.transact(async (tx) => tx.update(BALANCE, { amount: '99' }))
  await expect(checkStockBalances({ documents })).rejects.toThrow(BALANCE)
  expect(await balance()).toMatchObject({ amount: '6', movements: 3 })
})
