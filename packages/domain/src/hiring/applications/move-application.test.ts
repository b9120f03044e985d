import { describe, expect, test } from 'vitest'
import { HOUR_MS } from '../../core/time/span.ts'
import { timestampFromMs } from '../../core/time/timestamp.ts'
import { applicationStates } from './application.ts'
import {
  type ApplicationCommand,
  applyRound,
  commandForStage,
  isWaiting,
  nextApplicationState,
} from './move-application.ts'
import { eraseRequest, retentionOf } from './retention.ts'

const declinedAt = timestampFromMs(Date.UTC(2026, 4, 3))
const hoursLater = (hours: number, ms = 0) => timestampFromMs(Date.UTC(2026, 4, 3) + hours * HOUR_MS + ms)
const words = 'Thank you for coming.'

describe('states of an application', () => {
  test('[AP1] the fixtures', () => {
    expect(nextApplicationState('applied', 'offer', words)).toEqual({ ok: false, problem: 'state' })
    expect(nextApplicationState('interview', 'offer', words)).toEqual({ ok: true, value: 'offer' })
    expect(nextApplicationState('offer', 'lapse', '')).toEqual({ ok: true, value: 'being read' })
    expect(nextApplicationState('hired', 'withdraw', '')).toEqual({ ok: false, problem: 'state' })
  })

  test('[AP1] the whole table', () => {
    const commands: readonly ApplicationCommand[] = [
      'read',
      'interview',
      'trial shift',
      'own stage',
      'offer',
      'decline',
      'lapse',
      'accept offer',
      'decline offer',
      'answer approach',
      'close approach',
      'withdraw',
    ]
    const allowed = Object.fromEntries(
      applicationStates.map((state) => [
        state,
        commands.filter((command) => nextApplicationState(state, command, words).ok),
      ]),
    )
    const stages = ['interview', 'trial shift', 'own stage', 'offer', 'decline', 'withdraw']
    expect(allowed).toEqual({
      approached: ['decline', 'answer approach', 'close approach', 'withdraw'],
      applied: ['read', 'decline', 'withdraw'],
      'being read': stages,
      interview: stages,
      'trial shift': stages,
      'own stage': stages,
      offer: ['decline', 'lapse', 'accept offer', 'decline offer', 'withdraw'],
      hired: [],
      'not this time': [],
      withdrawn: [],
      'closed by person': [],
    })
  })

  test('[AP1] columns of the job lead to their step, unknown ones to none', () => {
    const stages = ['screening', 'interview', 'trial shift', 'offer']
    expect(commandForStage('screening', stages)).toBe('own stage')
    expect(commandForStage('interview', stages)).toBe('interview')
    expect(commandForStage('being read', stages)).toBe('read')
    expect(commandForStage('hired', stages)).toBeUndefined()
    expect(commandForStage('trial shift', ['screening'])).toBeUndefined()
  })

  test('[AP2] one application per person and job', () => {
    expect(applyRound(undefined, declinedAt)).toEqual({ ok: true, value: 1 })
    for (const state of applicationStates.filter((one) => one !== 'withdrawn' && one !== 'not this time')) {
      expect(applyRound({ state, stateAt: declinedAt, round: 1 }, hoursLater(10_000))).toEqual({
        ok: false,
        problem: 'applied',
      })
    }
  })

  test('[AP2] again at once after withdrawing, 720 h after not this time', () => {
    expect(applyRound({ state: 'withdrawn', stateAt: declinedAt, round: 1 }, declinedAt)).toEqual({
      ok: true,
      value: 2,
    })
    const declined = { state: 'not this time', stateAt: declinedAt, round: 2 } as const
    expect(applyRound(declined, hoursLater(29 * 24))).toEqual({ ok: false, problem: 'too-soon' })
    expect(applyRound(declined, hoursLater(720, -1))).toEqual({ ok: false, problem: 'too-soon' })
    expect(applyRound(declined, hoursLater(720))).toEqual({ ok: true, value: 3 })
  })

  test('[AP3] not this time needs words', () => {
    expect(nextApplicationState('applied', 'decline', ' \n ')).toEqual({
      ok: false,
      problem: 'message-empty',
    })
    expect(nextApplicationState('applied', 'decline', words)).toEqual({ ok: true, value: 'not this time' })
  })

  test('[AP3] everybody neither hired nor ended waits for a word when the job closes', () => {
    expect(applicationStates.filter(isWaiting)).toEqual([
      'approached',
      'applied',
      'being read',
      'interview',
      'trial shift',
      'own stage',
      'offer',
    ])
  })

  test('[AP6] last activity 31 August 2026, 6 months: asked 28 February 2027, erased after 30 March', () => {
    expect(retentionOf('2026-08-31', 6)).toEqual({ askedOn: '2027-02-28', erasedAfter: '2027-03-30' })
    expect(eraseRequest('2026-01-31')).toEqual({ startsOn: '2026-02-07', doneBy: '2026-02-28' })
  })
})
