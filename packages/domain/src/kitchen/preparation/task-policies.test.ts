import { describe, expect, test } from 'vitest'
import { newCommonFields } from '../../core/documents/common-fields.ts'
import { askedAt, mayChange } from '../../../testing/ask-policy.ts'
import { type PrepTask, prepTasks } from './prep-task.ts'
import { asTom, byTom } from '../../../testing/founded-team.ts'

const task: PrepTask = {
  ...newCommonFields('gus', askedAt),
  serviceDay: '2026-05-03',
  name: 'Onions',
  priority: 2,
  assignee: null,
  state: 'done',
  startedAt: null,
  doneAt: askedAt,
  doneBy: 'gus',
  checkedBy: null,
  sortKey: 'a0',
  history: [],
}

describe('prep tasks', () => {
  const moved = (before: PrepTask, more: Partial<PrepTask>) =>
    [before, byTom({ ...before, ...more })] as const

  test('[PR5] a lead checks the work of others, a cook does not', () => {
    const check = { state: 'checked', checkedBy: 'tom' } as const
    expect(mayChange(prepTasks, asTom('lead'), moved(task, check))).toBe(true)
    expect(mayChange(prepTasks, asTom('cook'), moved(task, check))).toBe(false)
    expect(mayChange(prepTasks, asTom('lead'), moved({ ...task, doneBy: 'tom' }, check))).toBe(false)
    expect(
      mayChange(
        prepTasks,
        asTom('lead'),
        moved({ ...task, state: 'dormant' }, { state: 'done', doneBy: 'tom' }),
      ),
    ).toBe(false)
  })

  test('[PR5] the work of another is undone with a reason', () => {
    const reason = { state: 'to do', at: askedAt, by: 'tom', reason: 'burnt' } as const
    expect(mayChange(prepTasks, asTom('cook'), moved(task, { state: 'to do', doneBy: null }))).toBe(false)
    expect(
      mayChange(prepTasks, asTom('cook'), moved(task, { state: 'to do', doneBy: null, history: [reason] })),
    ).toBe(true)
  })

  test('[ID10] viewers tick nothing, cooks do not bin, noCaller ticks in the name of another', () => {
    const open: PrepTask = { ...task, state: 'to do', doneBy: null, doneAt: null }
    const tick = { state: 'done', doneBy: 'tom', doneAt: askedAt } as const
    expect(mayChange(prepTasks, asTom('cook'), moved(open, tick))).toBe(true)
    expect(mayChange(prepTasks, asTom('viewer'), moved(open, tick))).toBe(false)
    expect(mayChange(prepTasks, asTom('cook'), moved(open, { ...tick, doneBy: 'gus' }))).toBe(false)
    expect(mayChange(prepTasks, asTom('cook'), moved(open, { deletedAt: askedAt }))).toBe(false)
    expect(mayChange(prepTasks, asTom('lead'), moved(open, { deletedAt: askedAt }))).toBe(true)
    expect(mayChange(prepTasks, asTom('lead'), [task, { ...byTom(task), createdBy: 'tom' }])).toBe(false)
  })

  test('[PR5] two people may finish the same task, each unseen by the other', () => {
    expect(mayChange(prepTasks, asTom('cook'), moved(task, { doneBy: 'tom' }))).toBe(true)
    expect(mayChange(prepTasks, asTom('cook'), moved(task, { doneBy: 'eve' }))).toBe(false)
  })
})
