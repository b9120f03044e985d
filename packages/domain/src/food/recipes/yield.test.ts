import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Exact, exactFromDecimal as exact } from '../../core/quantities/exact.ts'
import { roundToText } from '../../core/quantities/round.ts'
import {
  boughtFromUsable,
  chainYields,
  costPerUsableUnit,
  shareFromPercent,
  usableFromBought,
  yieldFromWaste,
  yieldShare,
} from './yield.ts'

const shown = (value: Exact): string => roundToText(value, 2)

describe('yield', () => {
  test('[YL1] 2000 g peeled at 81 % need 2469.14 g bought', () =>
    expect(shown(boughtFromUsable(exact('2000'), shareFromPercent('81')))).toBe('2469.14'))
  test('[YL1] 5 kg bought at 81 % give 4.05 kg', () =>
    expect(shown(usableFromBought(exact('5'), shareFromPercent('81')))).toBe('4.05'))
  test('[YL2] 3.20 per kg at 81 % is 3.95 per usable kg', () =>
    expect(shown(costPerUsableUnit(exact('3.2'), shareFromPercent('81')))).toBe('3.95'))
  test('[YL3] trim 0.90 and cook 0.75 are 0.675', () =>
    expect(chainYields([exact('0.9'), exact('0.75')]).equals(exact('0.675'))).toBe(true))
  test('[YL3] 900 g through that chain need 1333.33 g', () =>
    expect(shown(boughtFromUsable(exact('900'), chainYields([exact('0.9'), exact('0.75')])))).toBe('1333.33'))

  test('[YL4] waste is divided, not multiplied: 1000 g with 10 % waste need 1111.11 g', () => {
    const share = yieldFromWaste('10')
    expect(share.ok && shown(boughtFromUsable(exact('1000'), share.share))).toBe('1111.11')
  })
  test('[YL4] waste of 100 % and more is refused', () => {
    expect(yieldFromWaste('100')).toEqual({ ok: false, problem: 'not-above-zero' })
    expect(yieldFromWaste('120')).toEqual({ ok: false, problem: 'not-above-zero' })
  })

  test('[YL5] rice that gains weight may yield 3.0', () => expect(yieldShare(exact('3'), true).ok).toBe(true))
  test('[YL5] a yield of 1.2 without the mark is refused', () =>
    expect(yieldShare(exact('1.2'), false)).toEqual({ ok: false, problem: 'above-one' }))
  test('[YL5] the edges: 1 and, marked, 10 are in; 0 and 10.1 are out', () => {
    expect([yieldShare(exact('1'), false).ok, yieldShare(exact('10'), true).ok]).toEqual([true, true])
    expect([yieldShare(exact('0'), true).ok, yieldShare(exact('10.1'), true).ok]).toEqual([false, false])
  })
  test('[YL1] what was bought for an amount gives that very amount', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.integer({ min: 1, max: 100 }),
        (grams, percent) => {
          const [usable, share] = [exact(String(grams)), shareFromPercent(String(percent))]
          expect(usableFromBought(boughtFromUsable(usable, share), share).equals(usable)).toBe(true)
        },
      ),
    )
  })
})
