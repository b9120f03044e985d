import { describe, expect, test } from 'vitest'
import { timestampFromMs } from '../../core/time/timestamp.ts'
import { keptKitchens, type Leaving, mayEndAccount, nextExportMs, type OwnedKitchen } from './end-account.ts'

const nowMs = Date.parse('2026-05-04T12:00:00Z')
const now = timestampFromMs(nowMs)
const minutesAgo = (minutes: number) => timestampFromMs(nowMs - minutes * 60_000)
const kitchen = (others: number, ties: OwnedKitchen['ties'] = []) => ({
  kitchenId: 'k1',
  name: 'Tern',
  others,
  ties,
})
const leaving = (more: Partial<Leaving> = {}): Leaving => ({
  signedInAt: minutesAgo(1),
  handleTyped: 'sam-lee',
  handle: 'sam-lee',
  kitchens: [],
  ...more,
})

test('[ID12] the next export is a day after the last one, the first one at once', () => {
  expect(nextExportMs([])).toBe(0)
  expect(nextExportMs([minutesAgo(90), minutesAgo(30)])).toBe(nowMs + (24 * 60 - 30) * 60_000)
})

describe('ending an account', () => {
  test.each([
    [leaving({ signedInAt: timestampFromMs(nowMs - 299_999) }), true],
    [leaving({ signedInAt: minutesAgo(5) }), 'requires-recent-login'],
    [leaving({ handleTyped: ' Sam-Lee ' }), true],
    [leaving({ handleTyped: 'sam' }), 'handle'],
    [leaving({ handleTyped: '', handle: '' }), true],
  ])('[ID11] is for who has just signed in and types the handle', (who, expected) => {
    const answer = mayEndAccount(who, now)
    expect(answer.ok || answer.problem).toBe(expected)
  })

  test('[ID9] waits until the kitchens in which others work are handed over', () => {
    expect(mayEndAccount(leaving({ kitchens: [kitchen(1)] }), now)).toEqual({
      ok: false,
      problem: 'owns-kitchens',
    })
  })

  test('[ID11] waits until nobody depends on a kitchen that would go along, for the weightiest reason first', () => {
    const [ordering, kept, free] = [kitchen(0, ['open-orders']), kitchen(0, ['records-kept']), kitchen(0)]
    expect(keptKitchens([free, kept, ordering])).toEqual({ reason: 'open-orders', kitchens: [ordering] })
    expect(keptKitchens([free, kept])).toEqual({ reason: 'records-kept', kitchens: [kept] })
    expect(keptKitchens([free])).toBeUndefined()
    expect(mayEndAccount(leaving({ kitchens: [kept] }), now)).toEqual({ ok: false, problem: 'records-kept' })
  })

  test('[ID11] takes the kitchens along in which nobody else works', () => {
    const alone = kitchen(0)
    expect(mayEndAccount(leaving({ kitchens: [alone] }), now)).toEqual({
      ok: true,
      value: { goAlong: [alone] },
    })
  })
})
