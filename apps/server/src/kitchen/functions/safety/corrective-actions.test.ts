import { buildKitchen } from '@brigade/builders/build-kitchen.ts'
import { builtDocument } from '@brigade/builders/built-document.ts'
import { newCommonFields } from '@brigade/domain/core/documents/common-fields.ts'
import { correctiveActions } from '@brigade/domain/kitchen/safety/corrective-action-document.ts'
import { newSafetyTemplate } from '@brigade/domain/kitchen/safety/new-safety-check.ts'
import { safetyRecords } from '@brigade/domain/kitchen/safety/safety-record.ts'
import { safetyTemplates } from '@brigade/domain/kitchen/safety/safety-template.ts'
import { DATABASE_NAME, fieldsOfPlain } from '@brigade/platform/documents/values/plain-data.ts'
import { expect, test } from 'vitest'
import { callFunctions, newId, now } from '../../../../testing/call-functions.ts'

const house = await callFunctions([])

test('[HC3] who recorded a fail does not verify what was done, whomever the action names', async () => {
  const ines = await house.member('ines')
  const kitchenId = newId()
  const signed = { ...newCommonFields(ines.uid, now()), by: ines.uid }
  const action = {
    ...signed,
    recordId: 'r1',
    what: 'Moved to fridge 2',
    choice: 'move',
    state: 'done',
    takenBy: ['omar'],
    doneBy: 'omar',
    verifiedBy: null,
  } as const
  const kind = 'fridge or freezer temperature'
  const limits = { jurisdiction: 'EU', version: '2026', values: {} } as const
  const template = newSafetyTemplate({ kind, name: 'Fridge', fields: [], limits }, ines.uid, now())
  const failed = {
    ...signed,
    templateId: 'fridge',
    kind,
    values: {},
    verdict: 'failed',
    limitsVersion: '2026',
    at: now(),
    enteredAt: now(),
    photos: [],
  } as const
  const stored = builtDocument(
    correctiveActions,
    { kitchenId, actionId: 'r1' },
    { ...action, takenBy: ['omar'] },
  )
  await house.put([
    ...buildKitchen({ kitchenId, owner: ines.uid }, now()),
    builtDocument(safetyTemplates, { kitchenId, templateId: 'fridge' }, template),
    builtDocument(safetyRecords, { kitchenId, recordId: 'r1' }, { ...failed, photos: [] }),
    stored,
  ])
  const name = `${DATABASE_NAME}/documents/${stored.path}`
  const fields = fieldsOfPlain({ ...action, state: 'verified', verifiedBy: ines.uid })
  const answer = await house.app.inject({
    method: 'POST',
    url: `/v1/${DATABASE_NAME}/documents:commit`,
    headers: { authorization: `Bearer ${ines.token}` },
    payload: { writes: [{ update: { name, fields } }] },
  })
  expect([answer.statusCode, answer.json()]).toMatchObject([
    400,
    { error: { message: 'Who took the readings does not verify what was done about them.' } },
  ])
})
