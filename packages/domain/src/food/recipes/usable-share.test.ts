import { describe, expect, test } from 'vitest'
import { exactFromDecimal as exact } from '../../core/quantities/exact.ts'
import { roundToText } from '../../core/quantities/round.ts'
import type { LineYield } from '../ingredients/line-yield.ts'
import { kitchen, needs, price, qty, recipe } from '../../../testing/costed-kitchen.ts'
import { recipeCost } from './recipe-cost.ts'
import { usableShare } from './usable-share.ts'

const known = (preparation: string, pct: string): LineYield => ({ preparation, pct, gainsWeight: false })
const share = (line: { preparation?: string; yieldPct?: string }, yields: readonly LineYield[]) =>
  usableShare(line, yields)?.toFraction()

const peeled = [known('peeled', '0.9')]

describe('what of the purchase reaches a line', () => {
  test('[YL6] 300 g of peeled onion at 90 % buy 333 g', () => {
    const sources = kitchen({
      recipes: { dish: recipe([needs('onion', qty('300', 'g'), { preparation: 'peeled' })]) },
      stockLines: { onion: { yields: peeled } },
      prices: [price('onion', 70, qty('1', 'kg'))],
    })
    const [line] = recipeCost('dish', sources)?.lines ?? []
    const bought =
      line?.kind === 'known' && line.source.kind === 'price' ? line.source.bought.from : exact('0')
    expect(roundToText(bought, 3)).toBe('0.333')
  })
  test('[YL6] a preparation is found among other words, in any case', () =>
    expect(share({ preparation: 'Peeled, then diced' }, peeled)).toBe('9/10'))
  test('[YL6] a preparation that the food does not know loses nothing', () =>
    expect([share({ preparation: 'diced' }, peeled), share({}, peeled)]).toEqual([undefined, undefined]))
  test('[YL6] a word inside another is not the word', () =>
    expect(share({ preparation: 'unpeeled' }, peeled)).toBeUndefined())
  test('[YL6] [YL3] two preparations multiply', () =>
    expect(share({ preparation: 'trimmed and peeled' }, [...peeled, known('trimmed', '0.5')])).toBe('9/20'))
  test('[YL6] the longer name counts once, not with the shorter inside it', () =>
    expect(share({ preparation: 'peeled, cored' }, [...peeled, known('peeled and cored', '0.7')])).toBe(
      '9/10',
    ))
  test('[YL6] named in full, the longer one takes the place of the shorter', () =>
    expect(share({ preparation: 'peeled and cored' }, [...peeled, known('peeled and cored', '0.7')])).toBe(
      '7/10',
    ))
  test('[YL6] the yield of the line itself comes first', () =>
    expect(share({ preparation: 'peeled', yieldPct: '80' }, peeled)).toBe('4/5'))
})
