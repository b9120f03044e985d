import { describe, expect, test } from 'vitest'
import { newCommonFields } from '../../core/documents/common-fields.ts'
import type { AccessRole } from '../../access/roles/access.ts'
import { timestampFromMs } from '../../core/time/timestamp.ts'
import { carryOver } from './carry-over.ts'
import { mergePlan } from './merge-plan.ts'
import { assignTask, type PrepActor, tickTask } from './move-task.ts'
import type { PrepTask } from './prep-task.ts'

const noon = timestampFromMs(Date.UTC(2026, 4, 3, 12))

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

function someone(access: AccessRole, reason?: string): PrepActor {
  return {
    uid: 'ann',
    access: { access, grants: [], state: 'active' },
    at: noon,
    ...(reason !== undefined && { reason }),
  }
}

describe('a task at its edges', () => {
  test('[PR5] who only looks on carries nothing over and gives nothing out', () => {
    const from = { id: 't1', task: aTask() }
    expect(carryOver(from, someone('viewer', 'late'))).toEqual({ ok: false, problem: 'role' })
    expect(assignTask('bob', someone('viewer'))).toEqual({ ok: false, problem: 'role' })
  })

  test('[PR5] a carried task has the new time, where one is wanted', () => {
    const carried = carryOver({ id: 't1', task: aTask() }, someone('cook', 'late'), noon)
    expect(carried).toMatchObject({ ok: true, value: { task: { dueAt: noon, serviceDay: '2026-05-04' } } })
  })

  test('[PR6] a tick that is refused keeps no quantity', () => {
    const made = { amount: '2', unit: 'kg' } as const
    expect(tickTask(aTask({ state: 'dormant' }), someone('cook'), made)).toEqual({
      ok: false,
      problem: 'state',
    })
  })

  test('[PR1] a new list says what was made too little of, and nothing of what suffices or is not known', () => {
    const planned = (id: string, grams?: string) => ({
      id,
      serviceDay: '2026-05-03',
      recipeId: 'r1',
      name: 'Onions',
      ...(grams !== undefined && { want: { amount: grams, unit: 'g' } as const }),
    })
    const done = (grams?: string) =>
      aTask({ state: 'done', ...(grams !== undefined && { made: { amount: grams, unit: 'g' } }) })
    const existing = new Map([
      ['short', done('100')],
      ['enough', done('500')],
      ['unsaid', done()],
      ['unknown', done('100')],
    ])
    const plans = [
      planned('short', '300'),
      planned('enough', '300'),
      planned('unsaid', '300'),
      planned('unknown'),
    ]
    const merged = mergePlan(existing, plans, { uid: 'ann', at: noon, dueAt: noon })
    expect(merged.moreNeeded).toEqual(['short', 'unsaid'])
    const fresh = mergePlan(new Map(), [planned('new', '1')], { uid: 'ann', at: noon, dueAt: noon })
    expect(fresh.create[0]?.task.dueAt).toEqual(noon)
  })
})
