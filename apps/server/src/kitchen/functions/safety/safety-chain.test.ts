import { buildKitchen } from '@brigade/builders/build-kitchen.ts'
import { builtDocument } from '@brigade/builders/built-document.ts'
import { newCommonFields } from '@brigade/domain/core/documents/common-fields.ts'
import { newSafetyTemplate } from '@brigade/domain/kitchen/safety/new-safety-check.ts'
import { safetyTemplates } from '@brigade/domain/kitchen/safety/safety-template.ts'
import { silentLog } from '@brigade/platform/documents/log.ts'
import { beforeAll, expect, test } from 'vitest'
import { callFunctions, newId, now, refusal, type Somebody } from '../../../../testing/call-functions.ts'
import { chainNewRecords } from './chain-new-records.ts'
import { checkSafetyRecords } from './check-safety-records.ts'

const house = await callFunctions([checkSafetyRecords])
const { documents } = house.platform

let ines: Somebody
let kitchenId: string

beforeAll(async () => {
  ines = await house.member('ines')
  kitchenId = newId()
  const limits = { jurisdiction: 'EU' as const, version: '2026', values: {} }
  const kind = 'fridge or freezer temperature' as const
  const template = newSafetyTemplate({ kind, name: 'Fridge', fields: [], limits }, ines.uid, now())
  await house.put([
    ...buildKitchen({ kitchenId, owner: ines.uid }, now()),
    builtDocument(safetyTemplates, { kitchenId, templateId: 'fridge' }, template),
  ])
})

const pathOf = (recordId: string) => `kitchens/${kitchenId}/safety-records/${recordId}`
const aRecord = (recordId: string, degrees: string) => ({
  path: pathOf(recordId),
  data: {
    ...newCommonFields(ines.uid, now()),
    by: ines.uid,
    templateId: 'fridge',
    kind: 'fridge or freezer temperature',
    values: { temp: { type: 'temperature', value: { value: degrees, unit: 'C' } } },
    verdict: 'passed',
    limitsVersion: '2026',
    at: now(),
    enteredAt: now(),
    photos: [],
  },
})
const check = () => house.call(ines, 'checkSafetyRecords', { kitchenId })

test('[HC7] new records join the chain by themselves; what is changed or gone later shows', async () => {
  const stop = chainNewRecords({ documents }, silentLog)
  await house.put([aRecord('r1', '3')])
  await house.put([aRecord('r2', '4')])
  await expect
    .poll(() => house.read(`kitchens/${kitchenId}/safety-chain/000000002`), { timeout: 10_000 })
    .toMatchObject({ recordId: 'r2' })
  await stop()
  // The server stopped before it took this one in.
  await house.put([aRecord('r3', '5')])
  expect(await check()).toMatchObject({ result: { records: 3, completeTo: expect.anything() } })
  expect((await check()).result).not.toHaveProperty('broken')

  const before = await house.read(pathOf('r1'))
  await house.put([{ path: pathOf('r1'), data: { ...before, values: aRecord('r1', '2').data.values } }])
  expect(await check()).toMatchObject({ result: { broken: { recordId: 'r1' } } })
  await house.put([{ path: pathOf('r1'), data: { ...before } }])
  expect((await check()).result).not.toHaveProperty('broken')

  await documents.transact(async (tx) => tx.delete(pathOf('r3')))
  expect(await check()).toMatchObject({ result: { records: 2, broken: { recordId: 'r3' } } })
})

test('[HC7] is looked at by whoever works in the kitchen, and nobody else', async () => {
  const stranger = await house.member('stranger')
  expect(await house.call(stranger, 'checkSafetyRecords', { kitchenId })).toEqual(
    refusal('PERMISSION_DENIED', 'role'),
  )
})
