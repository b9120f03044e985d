import { describe, expect, test } from 'vitest'
import { defaultStages } from '../jobs/job.ts'
import { HOUR_MS } from '../../core/time/span.ts'
import { timestampFromMs } from '../../core/time/timestamp.ts'
import { applicationStates } from './application.ts'
import { boardColumns, boardMove, columnOf } from './board.ts'
import { replyDue } from './reply-due.ts'

const job = { stages: [...defaultStages, 'paid tasting'] }

describe('board', () => {
  test('[AP1] columns run from applied to hired, what is over stands last', () => {
    expect(boardColumns(job)).toEqual([
      'applied',
      'being read',
      'screening',
      'interview',
      'trial shift',
      'offer',
      'paid tasting',
      'hired',
      'not this time',
      'withdrawn',
    ])
    expect(boardColumns({ stages: [] })).toContain('offer')
  })

  test('[AP1] every state has a column of the board', () => {
    for (const state of applicationStates) {
      const stage = state === 'own stage' ? 'paid tasting' : state
      expect(boardColumns(job)).toContain(columnOf({ state, stage }))
    }
  })

  test('[AP1] somebody who has applied may go to any stage, but not into the ends', () => {
    const applied = { state: 'applied', stage: 'applied' } as const
    expect(boardMove(applied, 'being read', job)).toBe('read')
    expect(boardMove(applied, 'screening', job)).toBe('stage')
    expect(boardMove(applied, 'paid tasting', job)).toBe('stage')
    expect(boardMove(applied, 'interview', job)).toBe('stage with message')
    expect(boardMove(applied, 'offer', job)).toBe('offer')
    expect(boardMove(applied, 'not this time', job)).toBe('decline')
    for (const end of ['applied', 'hired', 'withdrawn', 'no such column']) {
      expect(boardMove(applied, end, job)).toBeUndefined()
    }
  })

  test('[AP1] an offer stands until it is answered or taken back, and what is over stays there', () => {
    const offered = { state: 'offer', stage: 'offer' } as const
    expect(boardMove(offered, 'interview', job)).toBeUndefined()
    expect(boardMove(offered, 'not this time', job)).toBe('decline')
    for (const state of ['hired', 'not this time', 'withdrawn'] as const) {
      for (const column of boardColumns(job))
        expect(boardMove({ state, stage: state }, column, job)).toBeUndefined()
    }
  })
})

test('[AP3] a word is owed soon after 48 hours and late after 7 days, since the last one', () => {
  const at = timestampFromMs(0)
  const waiting = {
    state: 'interview',
    createdAt: at,
    lastWordFromPersonAt: at,
    lastWordFromTeamAt: null,
  } as const
  const after = (hours: number) => replyDue(waiting, timestampFromMs(hours * HOUR_MS))?.state
  expect([after(47), after(48), after(167), after(168)]).toEqual(['fresh', 'soon', 'soon', 'late'])
  const answered = { ...waiting, lastWordFromTeamAt: timestampFromMs(100 * HOUR_MS) }
  expect(replyDue(answered, timestampFromMs(140 * HOUR_MS))).toEqual({
    sinceMs: 100 * HOUR_MS,
    state: 'fresh',
  })
  expect(replyDue({ ...waiting, state: 'hired' }, at)).toBeUndefined()
})
