import { describe, expect, test } from 'vitest'
import { newCommonFields } from '../../core/documents/common-fields.ts'
import { askConstraint } from '../../../testing/ask-constraint.ts'
import { timestampFromMs } from '../../core/time/timestamp.ts'
import type { CorrectiveActionDocument } from './corrective-action-document.ts'
import { endsByReadings } from './run-ending.ts'
import type { SafetyRecordDocument } from './safety-record.ts'
import type { SafetyRun } from './safety-run.ts'
import { verifiedByOther } from './verified-by-other.ts'

const at = (time: string) => timestampFromMs(Date.parse(`2026-05-03T${time}:00Z`))
const author = { ...newCommonFields('ann', at('12:00')), by: 'ann' }

const running: SafetyRun = {
  ...author,
  kind: 'cooling',
  food: 'Stock',
  startedAt: at('12:00'),
  limits: { jurisdiction: 'FDA', version: '2022', values: {} },
  state: 'running',
}

function reading(time: string, value: string, runId = 'run'): SafetyRecordDocument {
  const values = { temperature: { type: 'temperature', value: { value, unit: 'C' } } } as const
  const times = { at: at(time), enteredAt: at(time) }
  const judged = { kind: running.kind, templateId: 't1', limitsVersion: '2022' }
  return { ...author, ...judged, ...times, values, runId, photos: [] }
}

function ends(
  state: SafetyRun['state'],
  readings: readonly SafetyRecordDocument[],
  before: SafetyRun = running,
): string | undefined {
  const after: SafetyRun = { ...before, state, endedAt: at('18:01') }
  const stored = Object.fromEntries(
    readings.map((each, index) => [`kitchens/k1/safety-records/r${index}`, each]),
  )
  return askConstraint(endsByReadings, { params: { kitchenId: 'k1', runId: 'run' }, before, after }, stored)
}

describe('what was done about a fail', () => {
  const done: CorrectiveActionDocument = {
    ...author,
    what: 'Moved to fridge 2',
    choice: 'move',
    state: 'done',
    takenBy: ['cem'],
    doneBy: 'cem',
    verifiedBy: null,
  }
  const stored = { 'kitchens/k1/safety-records/r1': reading('12:00', '57') }
  const verifies = (by: string, about: Partial<CorrectiveActionDocument>) => {
    const before = { ...done, ...about }
    const after = { ...before, state: 'verified', verifiedBy: by } as const
    return askConstraint(
      verifiedByOther,
      { params: { kitchenId: 'k1', actionId: 'a1' }, before, after },
      stored,
    )
  }

  test('[HC3] is not verified by who recorded it, whomever the action names', () => {
    const refusal = 'Who took the readings does not verify what was done about them.'
    expect(verifies('ann', { recordId: 'r1' })).toBe(refusal)
    expect(verifies('ann', { runId: 'run' })).toBe(refusal)
    expect(verifies('bob', { recordId: 'r1' })).toBeUndefined()
    expect(verifies('bob', { runId: 'run' })).toBeUndefined()
    expect(verifies('ann', { runId: 'other' })).toBeUndefined()
  })
})

describe('a run ends with the verdict of its readings', () => {
  const cold = [reading('12:00', '57'), reading('13:00', '21'), reading('17:00', '5')]

  test('[HC1] a cooling ends as its rule set judges them, and nothing else', () => {
    expect(ends('passed', cold)).toBeUndefined()
    expect(ends('failed', cold)).toBe('The readings of this run do not make it "failed".')
    expect(ends('not proven', cold)).toBe('The readings of this run do not make it "not proven".')
    const warm = [reading('12:00', '57'), reading('14:01', '30')]
    expect(ends('failed', warm)).toBeUndefined()
    expect(ends('passed', warm)).toBe('The readings of this run do not make it "passed".')
  })

  test('[HC2] without readings, or by those of another run, it is not proven', () => {
    const others = cold.map(({ at: measured, ...each }) => ({ ...each, at: measured, runId: 'other' }))
    expect(ends('not proven', others)).toBeDefined()
    expect(ends('passed', others)).toBeDefined()
    const eu: SafetyRun = { ...running, limits: { ...running.limits, jurisdiction: 'EU', version: '2026' } }
    expect(ends('passed', [], eu)).toBeDefined()
    expect(ends('not proven', [], eu)).toBeUndefined()
  })

  test('[HC1] what is under way or over already asks for no readings', () => {
    expect(ends('running', [])).toBeUndefined()
    expect(ends('action needed', [], { ...running, state: 'failed' })).toBeUndefined()
  })

  test('[HC1] of the other kinds none passes that nobody measured', () => {
    const reheating: SafetyRun = { ...running, kind: 'reheating' }
    expect(ends('passed', [], reheating)).toBeDefined()
    expect(ends('passed', [reading('12:30', '75')], reheating)).toBeUndefined()
    expect(ends('failed', [], reheating)).toBeUndefined()
  })
})
