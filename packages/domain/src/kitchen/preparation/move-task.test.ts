import { describe, expect, test } from 'vitest'
import { newCommonFields } from '../../core/documents/common-fields.ts'
import type { AccessRole } from '../../access/roles/access.ts'
import { timestampFromMs } from '../../core/time/timestamp.ts'
import { carryOver } from './carry-over.ts'
import { assignTask, commandsFor, moveTask, type PrepActor, tickTask } from './move-task.ts'
import type { PrepCommand } from './prep-lifecycle.ts'
import { PrepTask, type PrepState } from './prep-task.ts'

const NOON_MS = Date.UTC(2026, 4, 3, 12)
const noon = timestampFromMs(NOON_MS)

function aTask(change: Partial<PrepTask> = {}): PrepTask {
  return {
    ...newCommonFields('ann', noon),
    serviceDay: '2026-05-03',
    name: 'Chop onions',
    priority: 2,
    assignee: null,
    state: 'to do',
    startedAt: null,
    doneAt: null,
    doneBy: null,
    checkedBy: null,
    sortKey: 'a0',
    history: [],
    ...change,
  }
}

function someone(uid: string, access: AccessRole, change: Partial<PrepActor> = {}): PrepActor {
  return { uid, access: { access, grants: [], state: 'active' }, at: noon, ...change }
}

const doneByAnn = aTask({ state: 'done', doneBy: 'ann', doneAt: noon })
const later = (ms: number) => timestampFromMs(NOON_MS + ms)

describe('states of a prep task', () => {
  test('[PR5] a dormant task cannot be finished, one to do not be checked', () => {
    expect(moveTask(aTask({ state: 'dormant' }), 'finish', someone('ann', 'lead'))).toEqual({
      ok: false,
      problem: 'state',
    })
    expect(moveTask(aTask(), 'check', someone('bob', 'lead'))).toEqual({ ok: false, problem: 'state' })
  })

  test('[PR5] nobody checks their own work', () => {
    expect(moveTask(doneByAnn, 'check', someone('ann', 'lead'))).toEqual({ ok: false, problem: 'own-work' })
    const checked = moveTask(doneByAnn, 'check', someone('bob', 'lead'))
    expect(checked).toMatchObject({ ok: true, value: { fields: { state: 'checked', checkedBy: 'bob' } } })
    expect(moveTask(doneByAnn, 'check', someone('bob', 'cook'))).toEqual({ ok: false, problem: 'role' })
  })

  test('[PR5] the doer undoes below 5.0 s without a reason, from 5.0 s on with one', () => {
    const undo = (ms: number, reason?: string) =>
      moveTask(
        doneByAnn,
        'undo',
        someone('ann', 'cook', { at: later(ms), ...(reason === undefined ? {} : { reason }) }),
      )
    expect(undo(4999).ok).toBe(true)
    expect(undo(5000)).toEqual({ ok: false, problem: 'reason-needed' })
    expect(undo(6000)).toEqual({ ok: false, problem: 'reason-needed' })
    expect(undo(6000, '  ')).toEqual({ ok: false, problem: 'reason-needed' })
    expect(undo(6000, 'wrong tray')).toMatchObject({
      ok: true,
      value: { fields: { state: 'to do', doneBy: null }, event: { reason: 'wrong tray' } },
    })
  })

  test('[PR5] another cook undoes only with a reason, however soon', () => {
    expect(moveTask(doneByAnn, 'undo', someone('cy', 'cook', { at: later(100) }))).toEqual({
      ok: false,
      problem: 'reason-needed',
    })
  })

  test('[PR5] the whole table: which state each command leads to, with every right and a reason', () => {
    const states: readonly PrepState[] = ['dormant', 'to do', 'done', 'checked']
    const commands: readonly PrepCommand[] = ['wake', 'finish', 'check', 'undo', 'reopen', 'rest']
    const led = states.map((state) => [
      state,
      commands.flatMap((command) => {
        const moved = moveTask(
          aTask({ state, doneBy: 'ann' }),
          command,
          someone('bob', 'owner', { reason: 'because' }),
        )
        return moved.ok ? [`${command} → ${moved.value.fields.state}`] : []
      }),
    ])
    expect(led).toEqual([
      ['dormant', ['wake → to do']],
      ['to do', ['finish → done', 'rest → dormant']],
      ['done', ['check → checked', 'undo → to do']],
      ['checked', ['reopen → to do']],
    ])
  })

  test('[PR5] viewers and people who have left move nothing', () => {
    expect(moveTask(aTask(), 'finish', someone('vic', 'viewer'))).toEqual({ ok: false, problem: 'role' })
    const left: PrepActor = { uid: 'lee', access: { access: 'owner', grants: [], state: 'left' }, at: noon }
    expect(moveTask(aTask(), 'finish', left)).toEqual({ ok: false, problem: 'role' })
    expect(commandsFor(aTask(), someone('vic', 'viewer'))).toEqual([])
    expect(commandsFor(doneByAnn, someone('bob', 'lead'))).toEqual(['check', 'undo'])
  })

  test('[PR5] a tick changes only what it says, so that it meets an assignment made elsewhere', () => {
    const ticked = tickTask(aTask(), someone('ann', 'cook'), { amount: '4', unit: 'kg' })
    const assigned = assignTask('cy', someone('bob', 'cook'))
    expect(ticked.ok && Object.keys(ticked.value.fields).toSorted()).toEqual([
      'doneAt',
      'doneBy',
      'made',
      'state',
      'updatedAt',
      'updatedBy',
    ])
    expect(assigned.ok && Object.keys(assigned.value).toSorted()).toEqual([
      'assignee',
      'updatedAt',
      'updatedBy',
    ])
    const both = PrepTask.safeParse({
      ...aTask(),
      ...(ticked.ok ? ticked.value.fields : {}),
      ...(assigned.ok ? assigned.value : {}),
    })
    expect(both.data).toMatchObject({ state: 'done', doneBy: 'ann', assignee: 'cy' })
  })
})

describe('carry over', () => {
  test('[PR5] makes a new task on the next day, with the reason', () => {
    const carried = carryOver(
      { id: 't1', task: aTask({ assignee: 'cy' }) },
      someone('ann', 'cook', { reason: 'no onions' }),
    )
    expect(carried).toMatchObject({
      ok: true,
      value: {
        id: '2026-05-04_carried_t1',
        task: { serviceDay: '2026-05-04', state: 'to do', carriedFrom: 't1', carryReason: 'no onions' },
      },
    })
    expect(carried.ok && PrepTask.safeParse(carried.value.task).success).toBe(true)
  })

  test('[PR5] needs a reason and something unfinished', () => {
    expect(carryOver({ id: 't1', task: aTask() }, someone('ann', 'cook'))).toEqual({
      ok: false,
      problem: 'reason-needed',
    })
    expect(carryOver({ id: 't1', task: doneByAnn }, someone('ann', 'cook', { reason: 'x' }))).toEqual({
      ok: false,
      problem: 'state',
    })
  })

  test('[PR5] carried twice, the id names the task once', () => {
    const first = carryOver({ id: 't1', task: aTask() }, someone('ann', 'cook', { reason: 'late' }))
    if (!first.ok) throw new Error('was refused')
    const second = carryOver(first.value, someone('ann', 'cook', { reason: 'late again' }))
    expect(second).toMatchObject({ value: { id: '2026-05-05_carried_t1' } })
  })
})
