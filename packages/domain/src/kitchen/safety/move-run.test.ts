import { describe, expect, test } from 'vitest'
import type { Access, AccessRole } from '../../access/roles/access.ts'
import {
  type CorrectiveAction,
  finishAction,
  type SafetyActor,
  verifyAction,
  verifyProblem,
} from './corrective-action.ts'
import { actionAfter, endRun, moveRun, type RunCommand, type RunState } from './move-run.ts'
import type { Verdict } from './verdict.ts'

const withAccess = (access: AccessRole): Access => ({ access, grants: [], state: 'active' })
const someone = (uid: string, access: AccessRole): SafetyActor => ({ uid, access: withAccess(access) })
const refused = (problem: string) => ({ ok: false, problem })

const states: RunState[] = [
  'running',
  'passed',
  'failed',
  'not proven',
  'action needed',
  'retested',
  'closed',
]

describe('states of a run', () => {
  test('[HC1] only a running run gets a verdict, and a fail opens a corrective action', () => {
    const verdicts: Verdict[] = ['passed', 'failed', 'not proven']
    for (const verdict of verdicts) {
      const ended = states.map((state) => endRun(state, verdict).ok)
      expect(ended).toEqual([true, false, false, false, false, false, false])
    }
    expect(endRun('running', 'failed')).toEqual({
      ok: true,
      value: { state: 'failed', correctiveAction: 'open' },
    })
    expect(endRun('running', 'passed')).toMatchObject({ value: { correctiveAction: undefined } })
    expect(actionAfter('not proven')).toBeUndefined()
    expect(endRun('failed', 'passed')).toEqual(refused('state'))
    expect(endRun('not proven', 'passed')).toEqual(refused('state'))
  })

  test('[HC1] the whole table of what follows', () => {
    const row = (command: RunCommand) =>
      states.map((state) => {
        const moved = moveRun(state, command, withAccess('lead'))
        return moved.ok ? moved.value : moved.problem
      })
    const no = 'state'
    expect(row('require')).toEqual([no, no, 'action needed', 'action needed', no, 'action needed', no])
    expect(row('retest')).toEqual([no, no, no, no, 'retested', no, no])
    expect(row('close')).toEqual([no, no, no, no, no, 'closed', no])
    expect(row('bin')).toEqual([no, no, no, 'closed', no, no, no])
  })

  test('[HC1] cooks move runs, leads bin what is not proven, viewers do neither', () => {
    expect(moveRun('failed', 'require', withAccess('cook'))).toEqual({ ok: true, value: 'action needed' })
    expect(moveRun('failed', 'require', withAccess('viewer'))).toEqual(refused('role'))
    expect(moveRun('not proven', 'bin', withAccess('cook'))).toEqual(refused('role'))
    expect(moveRun('failed', 'require', undefined)).toEqual(refused('role'))
  })
})

describe('corrective actions', () => {
  const action = (change: Partial<CorrectiveAction> = {}): CorrectiveAction => ({
    state: 'open',
    doneBy: null,
    verifiedBy: null,
    takenBy: ['ann'],
    ...change,
  })

  test('[HC1] open → done → verified, and no other way', () => {
    expect(verifyAction(action(), someone('bob', 'lead'))).toEqual(refused('state'))
    const done = finishAction(action(), someone('cem', 'cook'))
    expect(done).toMatchObject({ ok: true, value: { state: 'done', doneBy: 'cem' } })
    expect(finishAction(action({ state: 'done' }), someone('cem', 'cook'))).toEqual(refused('state'))
    expect(finishAction(action({ state: 'verified' }), someone('cem', 'cook'))).toEqual(refused('state'))
    expect(finishAction(action(), someone('cem', 'viewer'))).toEqual(refused('role'))
    expect(verifyAction(action({ state: 'verified' }), someone('bob', 'lead'))).toEqual(refused('state'))
  })

  test('[HC3] a lead or higher verifies, never who took the readings or did the action', () => {
    const done = action({ state: 'done', doneBy: 'cem' })
    expect(verifyAction(done, someone('bob', 'lead'))).toMatchObject({
      ok: true,
      value: { state: 'verified', verifiedBy: 'bob' },
    })
    expect(verifyAction(done, someone('ann', 'lead'))).toEqual(refused('own-work'))
    expect(verifyAction(done, someone('cem', 'owner'))).toEqual(refused('own-work'))
    expect(verifyAction(done, someone('dee', 'cook'))).toEqual(refused('role'))
    expect(verifyAction(action({ state: 'done' }), someone('bob', 'lead')).ok).toBe(true)
  })

  test('[HC3] the same for a record', () => {
    expect(verifyProblem(['ann'], someone('ann', 'lead'))).toBe('own-work')
    expect(verifyProblem(['ann'], someone('bob', 'lead'))).toBeUndefined()
    expect(verifyProblem(['ann'], someone('cem', 'cook'))).toBe('role')
  })
})
