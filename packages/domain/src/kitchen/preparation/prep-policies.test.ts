import { describe, expect, test } from 'vitest'
import { askedAt } from '../../../testing/ask-policy.ts'
import { atWork, type Author, from, nobodyAtAll, whoMay } from '../../../testing/kitchen-cast.ts'
import { moveRows } from '../../../testing/move-rows.ts'
import { moveTask } from './move-task.ts'
import type { PrepCommand } from './prep-lifecycle.ts'
import { type PrepPlan, prepPlans } from './prep-plan.ts'
import { PrepState, type PrepTask, prepTasks } from './prep-task.ts'

const aPlan = ({ common }: Author): PrepPlan => ({
  ...common,
  serviceDay: '2026-05-03',
  note: '',
  covers: {},
  generatedAt: askedAt,
})
const aTask =
  (more: Partial<PrepTask> = {}) =>
  ({ common }: Author): PrepTask => ({
    ...common,
    serviceDay: '2026-05-03',
    name: 'Onions',
    priority: 2,
    assignee: null,
    state: 'to do',
    startedAt: null,
    doneAt: null,
    doneBy: null,
    checkedBy: null,
    sortKey: 'a0',
    history: [],
    ...more,
  })
const params = { kitchenId: 'k1', taskId: 't1' }

describe('who may do what with preparation', () => {
  test('[ID10] plans: everybody at work reads, leads write; the id is the day', () => {
    const ask = { params: { kitchenId: 'k1', serviceDay: '2026-05-03' }, sample: aPlan }
    expect(whoMay(prepPlans, ask)).toEqual({
      read: atWork,
      create: from('lead'),
      change: from('lead'),
      delete: nobodyAtAll,
    })
    const otherDay = { ...ask, params: { kitchenId: 'k1', serviceDay: '2026-05-04' } }
    expect(whoMay(prepPlans, otherDay).create).toBe(nobodyAtAll)
  })

  test('[ID10] tasks: everybody at work reads, cooks write, nobody deletes', () => {
    expect(whoMay(prepTasks, { params, sample: aTask() })).toEqual({
      read: atWork,
      create: from('cook'),
      change: from('cook'),
      delete: nobodyAtAll,
    })
  })

  test('[PR5] each move by a plain write, by whom it takes', () => {
    const reason = { state: 'to do', at: askedAt, reason: 'burnt' } as const
    const may = (was: PrepTask['state'], to: PrepTask['state'], said: readonly (typeof reason)[] = []) =>
      whoMay(prepTasks, {
        params,
        sample: aTask({ state: was, ...(was === 'done' && { doneBy: 'manager' }) }),
        change: ({ common }, before) => ({
          ...before,
          updatedBy: common.updatedBy,
          state: to,
          history: said.map((event) => ({ ...event, by: common.updatedBy })),
          doneBy: to === 'done' ? common.updatedBy : before.doneBy,
          checkedBy: to === 'checked' ? common.updatedBy : null,
        }),
      }).change
    expect(may('dormant', 'to do')).toBe(from('lead'))
    expect(may('to do', 'done')).toBe(from('cook'))
    expect(may('done', 'checked')).toBe('lead owner')
    expect(may('done', 'to do')).toBe('manager')
    expect(may('done', 'to do', [reason])).toBe(from('cook'))
    expect(may('checked', 'to do')).toBe(nobodyAtAll)
    expect(may('checked', 'to do', [reason])).toBe(from('lead'))
    expect(may('to do', 'dormant', [reason])).toBe(from('lead'))
    expect(may('dormant', 'done')).toBe(nobodyAtAll)
  })

  test('a tablet ticks in the name of the person who unlocked it, and changes nothing else', () => {
    const byCook = (more: Partial<PrepTask>, state: PrepTask['state'] = 'to do') =>
      whoMay(prepTasks, {
        params,
        sample: aTask({ state }),
        change: ({ common }, before) => ({ ...before, updatedBy: common.updatedBy, ...more }),
      }).change
    const ticked = { state: 'done', at: askedAt, by: 'cook' } as const
    expect(byCook({ state: 'done', doneBy: 'cook', history: [ticked] })).toBe('cook tablet')
    expect(byCook({ state: 'done', doneBy: 'lead', history: [{ ...ticked, by: 'lead' }] })).toBe('lead')
    expect(byCook({ state: 'done', doneBy: 'cook' })).toBe('cook')
    expect(byCook({ name: 'Shallots' })).toBe(from('cook'))
    expect(byCook({ doneBy: 'cook', history: [ticked] }, 'done')).toBe('cook tablet')
    const awake = { state: 'to do', history: [{ ...ticked, state: 'to do' as const, by: 'lead' }] } as const
    expect(byCook({ ...awake, history: [...awake.history] }, 'dormant')).toBe('lead')
  })

  test('[PR5] the history only grows, each in the own name, and an old reason counts once', () => {
    const reopened = { state: 'to do', at: askedAt, by: 'lead', reason: 'burnt' } as const
    const ticked = { state: 'done', at: askedAt, by: 'manager' } as const
    const changers = (history: PrepTask['history'], more: Partial<PrepTask> = {}) =>
      whoMay(prepTasks, {
        params,
        sample: aTask({ state: 'done', doneBy: 'manager', history: [reopened, ticked] }),
        change: ({ common }, before) => ({ ...before, ...more, updatedBy: common.updatedBy, history }),
      }).change
    expect(changers([reopened, ticked])).toBe(from('cook'))
    expect(changers([ticked])).toBe(nobodyAtAll)
    expect(changers([ticked, reopened], { state: 'to do' })).toBe(nobodyAtAll)
    expect(changers([{ ...reopened, reason: 'cold' }, ticked])).toBe(nobodyAtAll)
    expect(changers([reopened, ticked, { ...reopened, by: 'cook' }], { state: 'to do' })).toBe('cook tablet')
  })

  test('[PR5] a reason that was given before is no reason for the next move', () => {
    const reopened = { state: 'to do', at: askedAt, by: 'lead', reason: 'burnt' } as const
    const undone = whoMay(prepTasks, {
      params,
      sample: aTask({ state: 'done', doneBy: 'manager', history: [reopened] }),
      change: ({ common }, before): PrepTask => ({ ...before, state: 'to do', updatedBy: common.updatedBy }),
    })
    expect(undone.change).toBe('manager')
  })

  test('[PR5] the whole table, refusals with their reason', () => {
    const commands: readonly PrepCommand[] = ['wake', 'finish', 'check', 'undo', 'reopen', 'rest']
    const rows = (reason: string) =>
      moveRows({
        states: PrepState.options,
        commands,
        move: (state, command) => {
          const task = aTask({ state, doneBy: 'ann' })
          const common = {
            createdAt: askedAt,
            createdBy: 'ann',
            updatedAt: askedAt,
            updatedBy: 'ann',
            schema: 1,
          }
          const bob = {
            uid: 'bob',
            access: { access: 'lead', grants: [], state: 'active' },
            at: askedAt,
            reason,
          } as const
          const moved = moveTask(task({ common, acted: { by: 'ann' } }), command, bob)
          return moved.ok ? { ok: true, value: moved.value.event.state } : moved
        },
      })
    const no = 'state'
    expect(rows('because')).toEqual({
      wake: ['to do', no, no, no],
      finish: [no, 'done', no, no],
      check: [no, no, 'checked', no],
      undo: [no, no, 'to do', no],
      reopen: [no, no, no, 'to do'],
      rest: [no, 'dormant', no, no],
    })
    expect(rows('')).toMatchObject({
      undo: [no, no, 'reason-needed', no],
      reopen: [no, no, no, 'reason-needed'],
      rest: [no, 'reason-needed', no, no],
    })
  })
})
