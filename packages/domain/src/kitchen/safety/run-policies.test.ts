import { expect, test } from 'vitest'
import { askedAt } from '../../../testing/ask-policy.ts'
import { atWork, type Author, cooksAtWork, from, nobodyAtAll, whoMay } from '../../../testing/kitchen-cast.ts'
import { type SafetyRun, safetyRuns } from './safety-run.ts'
import { k1, limits, signed } from '../../../testing/policy-samples.ts'

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
