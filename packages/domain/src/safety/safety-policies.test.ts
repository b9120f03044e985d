import { describe, expect, test } from 'vitest'
import { newCommonFields } from '../collections/common-fields.ts'
import { aCaller, askedAt, mayChange, mayCreate } from '../collections/testing/ask-policy.ts'
import {
  atWork,
  type Author,
  castWorld,
  cooksAtWork,
  from,
  nobodyAtAll,
  whoMay,
} from '../collections/testing/kitchen-cast.ts'
import { type CorrectiveActionDocument, correctiveActions } from './corrective-action-document.ts'
import { type SafetyRecordDocument, safetyRecords } from './safety-record.ts'
import { type SafetyRun, safetyRuns } from './safety-run.ts'
import { type SafetySchedule, safetySchedules } from './safety-schedule.ts'
import { type SafetyTemplate, safetyTemplates } from './safety-template.ts'
import { type SensorReadingDocument, sensorReadings } from './sensor-reading-document.ts'

const k1 = { kitchenId: 'k1' }
const limits = { jurisdiction: 'UK' as const, version: '2026', values: {} }
const nobodyAgain = { change: nobodyAtAll, delete: nobodyAtAll }
const signed =
  <Content extends object>(more: Partial<Content>) =>
  ({ common, acted }: Author, before: Content): Content => ({
    ...before,
    ...('by' in before && acted),
    updatedBy: common.updatedBy,
    ...more,
  })

describe('who may do what with templates, schedules and readings', () => {
  test('[ID10] leads write templates and schedules, and nobody deletes them', () => {
    const template = ({ common }: Author): SafetyTemplate => ({
      ...common,
      kind: 'opening',
      name: 'Opening',
      fields: [],
      limits,
      needsSecondPerson: false,
      isActive: true,
    })
    const schedule = ({ common }: Author): SafetySchedule => ({
      ...common,
      templateId: 't1',
      times: ['08:00'],
      days: [],
      windowMin: 60,
      graceMin: 15,
      escalateAfterMin: 30,
    })
    const leads = { read: atWork, create: from('lead'), change: from('lead'), delete: nobodyAtAll }
    const ofTemplates = { params: { ...k1, templateId: 't1' }, sample: template }
    expect(whoMay(safetyTemplates, ofTemplates)).toEqual(leads)
    expect(whoMay(safetySchedules, { params: { ...k1, scheduleId: 's1' }, sample: schedule })).toEqual(leads)
  })

  test('[SF-EU2] other limits are another edition, other words are not', () => {
    const owners = newCommonFields('owner', askedAt)
    const asked = { caller: aCaller('owner'), params: { ...k1, templateId: 't1' }, before: castWorld }
    const changes = (more: Partial<SafetyTemplate>) => {
      const before = { ...aTemplate(), ...owners }
      return mayChange(safetyTemplates, asked, [before, { ...before, ...more }])
    }
    const stricter = { fields: [{ ...fridgeAir, atMost: { value: '5', unit: 'C' } as const }] }
    expect(changes(stricter)).toBe(false)
    expect(changes({ ...stricter, limits: { ...limits, version: 'own-1' } })).toBe(true)
    expect(changes({ fields: [{ ...fridgeAir, label: 'Air inside' }] })).toBe(true)
  })

  test('[HC5] readings of sensors are written by functions only', () => {
    const sample = ({ common }: Author): SensorReadingDocument => ({
      ...common,
      equipmentId: 'e1',
      device: 'probe 1',
      at: askedAt,
      temperature: { value: '4', unit: 'C' },
      isConflict: false,
    })
    expect(whoMay(sensorReadings, { params: { ...k1, readingId: 'r1' }, sample })).toEqual({
      read: atWork,
      create: nobodyAtAll,
      ...nobodyAgain,
    })
  })
})

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

const fridgeAir = {
  key: 'air',
  label: 'Air',
  isRequired: false,
  type: 'temperature',
  atMost: { value: '8', unit: 'C' },
} as const
const aTemplate = (more: Partial<SafetyTemplate> = {}): SafetyTemplate => ({
  ...newCommonFields('lead', { ...askedAt, seconds: askedAt.seconds - 2 * 86_400 }),
  kind: 'opening',
  name: 'Opening',
  fields: [fridgeAir],
  limits,
  needsSecondPerson: false,
  isActive: true,
  ...more,
})
const degrees = (value: string) => ({ air: { type: 'temperature', value: { value, unit: 'C' } } }) as const

describe('who may do what with records', () => {
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
})

describe('who may do what with runs', () => {
  const aRun =
    (more: Partial<SafetyRun> = {}) =>
    ({ common, acted }: Author): SafetyRun => ({
      ...common,
      ...acted,
      kind: 'cooling',
      food: 'Stock',
      startedAt: askedAt,
      limits,
      state: 'running',
      ...more,
    })
  const earlier = { ...askedAt, seconds: askedAt.seconds - 60 }
  const ask = { params: { ...k1, runId: 'run' }, sample: aRun() }
  const movers = (was: SafetyRun['state'], to: SafetyRun['state'], batch = {}) =>
    whoMay(safetyRuns, {
      ...ask,
      sample: aRun({ state: was, ...(was !== 'running' && { endedAt: askedAt }) }),
      change: signed<SafetyRun>({ state: to, endedAt: askedAt }),
      batch,
    }).change

  test('[HC1] cooks and the tablet start and end them; a fail comes with its corrective action', () => {
    expect(whoMay(safetyRuns, ask)).toEqual({
      read: atWork,
      create: cooksAtWork,
      change: cooksAtWork,
      delete: nobodyAtAll,
    })
    expect(whoMay(safetyRuns, { ...ask, sample: aRun({ state: 'passed' }) }).create).toBe(nobodyAtAll)
    expect(movers('running', 'passed')).toBe(cooksAtWork)
    expect(movers('running', 'failed')).toBe(nobodyAtAll)
    const batch = { 'kitchens/k1/corrective-actions/run': { runId: 'run', state: 'open' } }
    expect(movers('running', 'failed', batch)).toBe(cooksAtWork)
    expect(movers('failed', 'passed')).toBe(nobodyAtAll)
    const unended = signed<SafetyRun>({ state: 'passed' })
    expect(whoMay(safetyRuns, { ...ask, change: unended }).change).toBe(nobodyAtAll)
  })

  test('[HC1] they are followed up by cooks; binning what is not proven is a lead’s', () => {
    expect(movers('failed', 'action needed')).toBe(cooksAtWork)
    expect(movers('action needed', 'retested')).toBe(cooksAtWork)
    expect(movers('not proven', 'closed')).toBe(from('lead'))
    expect(movers('passed', 'closed')).toBe(nobodyAtAll)
  })

  const changers = (sample: Partial<SafetyRun>, more: Partial<SafetyRun>) =>
    whoMay(safetyRuns, { ...ask, sample: aRun(sample), change: signed<SafetyRun>(more) }).change

  test('[SF-EU2] a run keeps the limits it began with', () => {
    expect(changers({}, { limits: { ...limits, version: 'own-1' } })).toBe(nobodyAtAll)
    expect(changers({}, { state: 'passed', endedAt: askedAt, startedAt: earlier })).toBe(nobodyAtAll)
  })

  test('a run is worded while it is under way; once it has ended it keeps what it was', () => {
    expect(changers({}, { food: 'Veal stock', batchId: 'b1' })).toBe(cooksAtWork)
    expect(changers({}, { endedAt: askedAt })).toBe(nobodyAtAll)
    const ended = { state: 'failed', endedAt: askedAt } as const
    for (const more of [{ food: 'Jelly' }, { batchId: 'b1' }, { endedAt: earlier }]) {
      expect(changers(ended, more)).toBe(nobodyAtAll)
      expect(changers(ended, { ...more, state: 'action needed' })).toBe(nobodyAtAll)
    }
    expect(changers(ended, { state: 'action needed' })).toBe(cooksAtWork)
  })

  test('a run neither starts nor ends in the future', () => {
    const later = { ...askedAt, seconds: askedAt.seconds + 121 }
    expect(whoMay(safetyRuns, { ...ask, sample: aRun({ startedAt: later }) }).create).toBe(nobodyAtAll)
    expect(changers({}, { state: 'passed', endedAt: later })).toBe(nobodyAtAll)
  })
})

describe('who may do what with corrective actions', () => {
  const anAction =
    (more: Partial<CorrectiveActionDocument> = {}) =>
    ({ common, acted }: Author): CorrectiveActionDocument => ({
      ...common,
      ...acted,
      recordId: 'r1',
      what: 'Moved to fridge 2',
      choice: 'move',
      state: 'open',
      takenBy: ['lead'],
      doneBy: null,
      verifiedBy: null,
      ...more,
    })
  const params = { ...k1, actionId: 'r1' }

  test('[HC1] cooks and the tablet open, word and do them, nobody deletes them', () => {
    expect(whoMay(correctiveActions, { params, sample: anAction() })).toEqual({
      read: atWork,
      create: cooksAtWork,
      change: cooksAtWork,
      delete: nobodyAtAll,
    })
    const done = ({ common, acted }: Author, before: CorrectiveActionDocument) =>
      signed<CorrectiveActionDocument>({ state: 'done', doneBy: acted.by })({ common, acted }, before)
    expect(whoMay(correctiveActions, { params, sample: anAction(), change: done }).change).toBe(cooksAtWork)
    const forAnother = signed<CorrectiveActionDocument>({ state: 'done', doneBy: 'ann' })
    expect(whoMay(correctiveActions, { params, sample: anAction(), change: forAnother }).change).toBe(
      nobodyAtAll,
    )
    expect(whoMay(correctiveActions, { params, sample: anAction({ state: 'done' }) }).create).toBe(
      nobodyAtAll,
    )
  })

  test('[HC3] verified by a lead or higher who neither took the readings nor did it', () => {
    const verified = ({ common, acted }: Author, before: CorrectiveActionDocument) =>
      signed<CorrectiveActionDocument>({ state: 'verified', verifiedBy: acted.by })({ common, acted }, before)
    const by = (more: Partial<CorrectiveActionDocument>) =>
      whoMay(correctiveActions, {
        params,
        sample: anAction({ state: 'done', doneBy: 'cook', ...more }),
        change: verified,
      }).change
    expect(by({})).toBe(from('manager'))
    expect(by({ takenBy: ['ann'] })).toBe(from('lead'))
    expect(by({ takenBy: ['ann'], doneBy: 'lead' })).toBe(from('manager'))
    expect(by({ state: 'open', doneBy: null })).toBe(nobodyAtAll)
  })

  test('once it is done its words stay', () => {
    const asked = { caller: aCaller('owner'), params, before: castWorld }
    const done = anAction({ state: 'done', doneBy: 'cook' })({
      common: newCommonFields('owner', askedAt),
      acted: { by: 'owner' },
    })
    expect(mayChange(correctiveActions, asked, [done, { ...done, what: 'Nothing' }])).toBe(false)
    expect(mayCreate(correctiveActions, asked, { ...done, state: 'open', doneBy: null })).toBe(true)
  })
})
