import { describe, expect, test } from 'vitest'
import { newCommonFields } from '../../core/documents/common-fields.ts'
import { moveRows } from '../../../testing/move-rows.ts'
import type { AccessRole } from '../../access/roles/access.ts'
import { timestampFromMs } from '../../core/time/timestamp.ts'
import { chainedRecord } from './chained-record.ts'
import { ACTION_STATES, type ActionState, finishAction, verifyAction } from './corrective-action.ts'
import { judgeRecord } from './judge-record.ts'
import { endRun, moveRun, RUN_STATES } from './move-run.ts'
import { chainHash, FIRST_PREVIOUS_HASH } from './record-chain.ts'
import { accessToRecord, isBackDated, lateArrival, timingMarks } from './record-timing.ts'
import { SafetyField, type SafetyValues } from './safety-field.ts'
import { SafetyRecordDocument } from './safety-record.ts'
import { occurrenceKey, SafetySchedule } from './safety-schedule.ts'
import { SafetyTemplate } from './safety-template.ts'
import { VERDICTS } from './verdict.ts'

const NOON_MS = Date.UTC(2026, 4, 3, 12)
const noon = timestampFromMs(NOON_MS)
const common = newCommonFields('ann', noon)
const member = (access: AccessRole) => ({ access, grants: [], state: 'active' as const })
const no = 'state'

describe('a run', () => {
  const rows = (access: AccessRole) =>
    moveRows({
      states: RUN_STATES,
      commands: ['require', 'retest', 'close', 'bin'],
      move: (state, command) => moveRun(state, command, member(access)),
    })

  test('[HC1] ends once, with one of three verdicts', () => {
    const ends = moveRows({
      states: RUN_STATES,
      commands: VERDICTS,
      move: (state, verdict) => {
        const ended = endRun(state, verdict)
        return ended.ok ? { ok: true, value: ended.value.state } : ended
      },
    })
    expect(ends).toEqual({
      passed: ['passed', no, no, no, no, no, no],
      failed: ['failed', no, no, no, no, no, no],
      'not proven': ['not proven', no, no, no, no, no, no],
    })
  })

  test('[HC1] is followed up by the whole table', () => {
    expect(rows('lead')).toEqual({
      require: [no, no, 'action needed', 'action needed', no, 'action needed', no],
      retest: [no, no, no, no, 'retested', no, no],
      close: [no, no, no, no, no, 'closed', no],
      bin: [no, no, no, 'closed', no, no, no],
    })
    expect(rows('cook')['bin']?.[3]).toBe('role')
    expect(rows('viewer')['retest']?.[4]).toBe('role')
  })
})

describe('a corrective action', () => {
  test('[HC1] is done, then verified by another: the whole table', () => {
    const action = (state: ActionState) => ({ state, doneBy: 'cem', verifiedBy: null, takenBy: ['ann'] })
    const rows = (uid: string, access: AccessRole) =>
      moveRows({
        states: ACTION_STATES,
        commands: ['finish', 'verify'],
        move: (state, command) => {
          const moved = (command === 'finish' ? finishAction : verifyAction)(action(state), {
            uid,
            access: member(access),
          })
          return moved.ok ? { ok: true, value: moved.value.state } : moved
        },
      })
    expect(rows('bob', 'lead')).toEqual({ finish: ['done', no, no], verify: [no, 'verified', no] })
    expect(rows('ann', 'lead')['verify']?.[1]).toBe('own-work')
    expect(rows('cem', 'lead')['verify']?.[1]).toBe('own-work')
    expect(rows('dan', 'cook')['verify']?.[1]).toBe('role')
    expect(rows('eve', 'viewer')['finish']?.[0]).toBe('role')
  })
})

describe('the verdict on a check', () => {
  const fields = SafetyField.array().parse([
    {
      key: 'core',
      label: 'Core',
      isRequired: true,
      type: 'temperature',
      atLeast: { value: '75', unit: 'C' },
    },
    { key: 'air', label: 'Air', isRequired: false, type: 'temperature', atMost: { value: '8', unit: 'C' } },
    {
      key: 'ppm',
      label: 'Chlorine',
      isRequired: false,
      type: 'number',
      unit: 'ppm',
      atLeast: '50',
      atMost: '100',
    },
    { key: 'clean', label: 'Clean', isRequired: false, type: 'yes or no', expected: true },
    {
      key: 'seal',
      label: 'Seal',
      isRequired: false,
      type: 'choice',
      choices: [
        { name: 'whole', passes: true },
        { name: 'torn', passes: false },
      ],
    },
    { key: 'words', label: 'Words', isRequired: false, type: 'text' },
  ])
  const core = (value: string, unit: 'C' | 'F' = 'C') =>
    ({ core: { type: 'temperature', value: { value, unit } } }) as const
  const judge = (values: SafetyValues) => judgeRecord(fields, values)

  test('[UN10] ends of a limit are inside, compared exactly in the unit of the limit', () => {
    expect([judge(core('75')), judge(core('74.9'))]).toEqual(['passed', 'failed'])
    expect([judge(core('167', 'F')), judge(core('166.9', 'F'))]).toEqual(['passed', 'failed'])
    const air = (value: string) =>
      judge({ ...core('80'), air: { type: 'temperature', value: { value, unit: 'C' } } })
    expect([air('8'), air('8.1')]).toEqual(['passed', 'failed'])
    const ppm = (value: string) => judge({ ...core('80'), ppm: { type: 'number', value } })
    expect(['49.9', '50', '100', '100.1'].map(ppm)).toEqual(['failed', 'passed', 'passed', 'failed'])
  })

  test('[HC2] what is missing is not proven; what is broken fails, whatever is missing', () => {
    expect(judge({})).toBe('not proven')
    expect(judge({ core: { type: 'text', value: 'hot' } })).toBe('not proven')
    expect(judge({ core: { type: 'number', value: '80' } })).toBe('not proven')
    const misread = { type: 'temperature', value: { value: '75', unit: 'C' } } as const
    expect(judge({ ...core('80'), ppm: misread })).toBe('not proven')
    expect(judge({ clean: { type: 'yes or no', value: false } })).toBe('failed')
    expect(judge({ ...core('80'), seal: { type: 'choice', value: 'gone' } })).toBe('not proven')
    expect(judge({ ...core('80'), seal: { type: 'choice', value: 'torn' } })).toBe('failed')
    expect(judge({ ...core('80'), clean: { type: 'yes or no', value: true } })).toBe('passed')
    expect(judge({ ...core('80'), words: { type: 'text', value: 'fine' } })).toBe('passed')
    const open = SafetyField.array().parse([
      { key: 'seen', label: 'Seen', isRequired: true, type: 'yes or no' },
    ])
    expect(judgeRecord(open, { seen: { type: 'yes or no', value: false } })).toBe('passed')
  })
})

const record = {
  ...common,
  by: 'ann',
  templateId: 't1',
  kind: 'cooking core',
  values: { core: { type: 'temperature', value: { value: '80', unit: 'C' } } },
  verdict: 'passed',
  limitsVersion: '2026',
  at: noon,
  enteredAt: noon,
  photos: [],
}
const fits = (more: object) => SafetyRecordDocument.safeParse({ ...record, ...more }).success

describe('a record', () => {
  test('[HC6] corrects another one with a reason of 3 characters or more', () => {
    expect(fits({ correctionOf: 'r1' })).toBe(false)
    expect(fits({ correctionOf: 'r1', reason: 'no' })).toBe(false)
    expect(fits({ correctionOf: 'r1', reason: 'typing slip' })).toBe(true)
  })

  test('[HC2] has its verdict, unless it is a reading of a run or a verification', () => {
    expect(fits({})).toBe(true)
    expect(fits({ verdict: undefined })).toBe(false)
    expect(fits({ verdict: undefined, runId: 'run' })).toBe(true)
    expect(fits({ verdict: undefined, verifies: 'r1' })).toBe(true)
    expect(fits({ runId: 'run' })).toBe(false)
  })

  test('entered 15 minutes late it is marked, after 24 hours it takes a lead', () => {
    const after = (minutes: number) => ({ at: noon, enteredAt: timestampFromMs(NOON_MS + minutes * 60_000) })
    expect([isBackDated(after(15)), isBackDated(after(15.1))]).toEqual([false, true])
    const { at } = after(0)
    const [inTime, late] = [after(15).enteredAt, after(15.1).enteredAt]
    expect(lateArrival({ at }, inTime)).toBeUndefined()
    expect(lateArrival({ at }, late)).toEqual(late)
    expect(lateArrival({ at, recordedAt: inTime }, late)).toBeUndefined()
    expect(lateArrival({ at, recordedAt: late }, undefined)).toEqual(late)
    expect(lateArrival({ at }, undefined)).toBeUndefined()
    const access = (minutes: number) => accessToRecord({ at: noon }, after(minutes).enteredAt)
    expect([access(1440), access(1440.1)]).toEqual(['cook', 'lead'])
  })

  test('a correction takes away no mark of a record that was entered or arrived late', () => {
    const late = timestampFromMs(NOON_MS + 60 * 60_000)
    const first = { id: 'r1', content: { at: noon, enteredAt: late } }
    const correction = { id: 'r2', content: { at: late, enteredAt: late } }
    const heldAt = new Map([
      ['r1', late],
      ['r2', late],
    ])
    expect(timingMarks([first, correction], heldAt)).toEqual({ isBackDated: true, arrivedAt: late })
    expect(timingMarks([correction], heldAt)).toEqual({ isBackDated: false, arrivedAt: undefined })
  })

  test('[HC7] hashes the same whatever the order of its fields, and otherwise once something is changed', async () => {
    /** What is hashed, in place of its hash. */
    const asItIs = (text: string) => text
    const hash = (more: object) =>
      chainHash(
        FIRST_PREVIOUS_HASH,
        chainedRecord('r1', SafetyRecordDocument.parse({ ...record, ...more })),
        asItIs,
      )
    const turned = Object.fromEntries(Object.entries(record).toReversed())
    const first = await hash({})
    expect(await hash(turned)).toBe(first)
    expect(await hash({ recordedAt: noon })).toBe(first)
    expect(await hash({ by: 'bob' })).not.toBe(first)
    const warmer = { core: { type: 'temperature', value: { value: '81', unit: 'C' } } }
    expect(await hash({ values: warmer })).not.toBe(first)
    expect(await hash({ photos: ['p1'] })).not.toBe(first)
  })

  test('[HC7] every value of a record is hashed as a text that reads the same whatever its order', () => {
    const photographed = SafetyRecordDocument.parse({ ...record, photos: ['p1', 'p2'] })
    expect(chainedRecord('r1', photographed)).toEqual({
      id: 'r1',
      at: `{"nanoseconds":"0","seconds":"${noon.seconds}"}`,
      by: 'ann',
      createdAt: `{"nanoseconds":"0","seconds":"${noon.seconds}"}`,
      createdBy: 'ann',
      enteredAt: `{"nanoseconds":"0","seconds":"${noon.seconds}"}`,
      kind: 'cooking core',
      limitsVersion: '2026',
      photos: '["p1","p2"]',
      templateId: 't1',
      values: JSON.stringify({
        core: JSON.stringify({ type: 'temperature', value: JSON.stringify({ unit: 'C', value: '80' }) }),
      }),
      verdict: 'passed',
    })
  })
})

describe('what is checked and when', () => {
  test('[PR7] a schedule says either times or a distance', () => {
    const schedule = {
      ...common,
      templateId: 't1',
      days: [],
      windowMin: 60,
      graceMin: 15,
      escalateAfterMin: 30,
    }
    const says = (more: object) => SafetySchedule.safeParse({ ...schedule, ...more }).success
    expect([says({ times: ['08:00'] }), says({ times: [], everyMin: 120 })]).toEqual([true, true])
    expect([says({ times: [] }), says({ times: ['08:00'], everyMin: 120 })]).toEqual([false, false])
    expect(occurrenceKey('s1', '2026-05-03', '08:00')).toBe('s1_2026-05-03_08:00')
  })

  test('a template names each field once', () => {
    const field = { key: 'core', label: 'Core', isRequired: true, type: 'text' }
    const template = {
      ...common,
      kind: 'opening',
      name: 'Opening',
      limits: { jurisdiction: 'UK', version: '2026', values: {} },
      needsSecondPerson: false,
      isActive: true,
    }
    expect(SafetyTemplate.safeParse({ ...template, fields: [field] }).success).toBe(true)
    expect(SafetyTemplate.safeParse({ ...template, fields: [field, field] }).success).toBe(false)
  })
})
