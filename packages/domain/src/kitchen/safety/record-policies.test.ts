import { expect, test } from 'vitest'
import { newCommonFields } from '../../core/documents/common-fields.ts'
import { aCaller, askedAt, mayChange } from '../../../testing/ask-policy.ts'
import {
  atWork,
  type Author,
  castWorld,
  cooksAtWork,
  from,
  nobodyAtAll,
  whoMay,
} from '../../../testing/kitchen-cast.ts'
import { type SafetyRecordDocument, safetyRecords } from './safety-record.ts'
import { aTemplate, degrees, k1, nobodyAgain } from '../../../testing/policy-samples.ts'

const aRecord =
  (more: Partial<SafetyRecordDocument> = {}) =>
  ({ common, acted }: Author): SafetyRecordDocument => ({
    ...common,
    ...acted,
    templateId: 't1',
    kind: 'opening',
    values: {},
    verdict: 'passed',
    limitsVersion: '2026',
    at: askedAt,
    enteredAt: askedAt,
    photos: [],
    ...more,
  })

const world = {
  'kitchens/k1/safety-templates/t1': aTemplate(),
  'kitchens/k1/safety-records/r1': { by: 'lead', kind: 'opening' },
}
const ask = (more: Partial<SafetyRecordDocument> = {}) => ({
  params: { ...k1, recordId: 'r2' },
  sample: aRecord(more),
  world,
})
const creators = (more: Partial<SafetyRecordDocument>) => whoMay(safetyRecords, ask(more)).create

test('[HC6] cooks and the tablet append, nobody changes or deletes', () => {
  expect(whoMay(safetyRecords, ask())).toEqual({ read: atWork, create: cooksAtWork, ...nobodyAgain })
  expect(creators({ kind: 'closing' })).toBe(nobodyAtAll)
  expect(creators({ recordedAt: { seconds: 0, nanoseconds: 0 } })).toBe(nobodyAtAll)
  const asked = { caller: aCaller('cook'), params: { ...k1, recordId: 'r2' }, before: castWorld }
  const record = aRecord()({ common: newCommonFields('cook', askedAt), acted: { by: 'cook' } })
  expect(mayChange(safetyRecords, asked, [record, { ...record }])).toBe(true)
})

test('what is more than a day old takes a lead, whatever the device says of when it was entered', () => {
  const longAgo = { ...askedAt, seconds: askedAt.seconds - 86_401 }
  const today = { ...askedAt, seconds: askedAt.seconds - 86_399 }
  expect(creators({ at: longAgo })).toBe(from('lead'))
  expect(creators({ at: longAgo, enteredAt: longAgo })).toBe(from('lead'))
  expect(creators({ at: today, enteredAt: today })).toBe(cooksAtWork)
})

test('nothing is measured in the future, nor after it was entered', () => {
  const soon = { ...askedAt, seconds: askedAt.seconds + 120 }
  const later = { ...askedAt, seconds: askedAt.seconds + 121 }
  expect(creators({ at: soon, enteredAt: soon })).toBe(cooksAtWork)
  expect(creators({ at: later, enteredAt: later })).toBe(nobodyAtAll)
  expect(creators({ enteredAt: later })).toBe(nobodyAtAll)
  expect(creators({ at: soon })).toBe(nobodyAtAll)
})

test('[HC1] a fail comes with its corrective action', () => {
  const failed = { verdict: 'failed', values: degrees('9') } as const
  expect(creators(failed)).toBe(nobodyAtAll)
  const batch = { 'kitchens/k1/corrective-actions/r2': { recordId: 'r2', state: 'open' } }
  expect(whoMay(safetyRecords, { ...ask(failed), batch }).create).toBe(cooksAtWork)
})

test('[HC1] the verdict is what the values say', () => {
  expect(creators({ values: degrees('8') })).toBe(cooksAtWork)
  expect(creators({ values: degrees('20') })).toBe(nobodyAtAll)
  expect(creators({ values: degrees('20'), verdict: 'not proven' })).toBe(nobodyAtAll)
  expect(creators({ values: degrees('8'), verdict: 'not proven' })).toBe(nobodyAtAll)
})

test('[SF-EU2] a device may judge by an earlier edition for a day after a change; later it is a lead’s word', () => {
  const older = ask({ values: degrees('9'), limitsVersion: '2025' })
  const changed = (seconds: number) => {
    const updatedAt = { ...askedAt, seconds: askedAt.seconds - seconds }
    return { ...world, 'kitchens/k1/safety-templates/t1': aTemplate({ updatedAt }) }
  }
  expect(whoMay(safetyRecords, { ...older, world: changed(86_400) }).create).toBe(cooksAtWork)
  expect(whoMay(safetyRecords, { ...older, world: changed(86_401) }).create).toBe(from('lead'))
})

test('[HC6] a correction corrects a record of the same kind that is there', () => {
  expect(creators({ correctionOf: 'r1', reason: 'slip' })).toBe(cooksAtWork)
  expect(creators({ correctionOf: 'gone', reason: 'slip' })).toBe(nobodyAtAll)
})

test('[HC3] a verification is a lead’s, of another’s record', () => {
  const verifying = aRecord({ verifies: 'r1' })
  const sample = (author: Author): SafetyRecordDocument => {
    const { verdict: _, ...record } = verifying(author)
    return record
  }
  expect(whoMay(safetyRecords, { ...ask(), sample }).create).toBe(from('manager'))
  const gone = {
    params: { ...k1, recordId: 'r2' },
    sample,
    world: { ...world, 'kitchens/k1/safety-records/r1': { by: 'ann' } },
  }
  expect(whoMay(safetyRecords, gone).create).toBe(from('lead'))
})
