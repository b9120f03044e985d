import { describe, expect, test } from 'vitest'
import { contrast, hasContrast, leastContrast } from './contrast.ts'
import { isLargeEnough, leastTargetPx } from './target-size.ts'

describe('contrast', () => {
  const body = { kind: 'text', px: 16, isBold: false } as const

  test('[DS7] #767676 on #FFFFFF is 4.54 and passes, #777777 on #FFFFFF is 4.48 and fails', () => {
    expect(contrast('#767676', '#FFFFFF').toFixed(2)).toBe('4.54')
    expect(contrast('#777777', '#FFFFFF').toFixed(2)).toBe('4.48')
    expect(hasContrast('#767676', '#FFFFFF', body)).toBe(true)
    expect(hasContrast('#777777', '#FFFFFF', body)).toBe(false)
  })

  test('[DS7] black on white is 21, a colour on itself 1, and the order does not matter', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 10)
    expect(contrast('#5b21b6', '#5b21b6')).toBe(1)
    expect(contrast('#ffffff', '#767676')).toBe(contrast('#767676', '#ffffff'))
  })

  test('[DS7] 3:1 from 24 px, from 18.66 px bold, and for controls', () => {
    const least = (px: number, isBold: boolean) => leastContrast({ kind: 'text', px, isBold })
    expect([least(23.99, false), least(24, false)]).toEqual([4.5, 3])
    expect([least(18.65, true), least(18.66, true), least(18.66, false)]).toEqual([4.5, 3, 4.5])
    expect(hasContrast('#777777', '#ffffff', { kind: 'control' })).toBe(true)
    expect(hasContrast('#999999', '#ffffff', { kind: 'control' })).toBe(false)
  })
})

describe('targets', () => {
  const place = { isTouch: false, isKitchenScreen: false, isGloveMode: false }

  test('[DS7] 24 px with a pointer, 44 by touch, 56 there in kitchen screens, 64 in glove mode', () => {
    expect(leastTargetPx(place)).toBe(24)
    expect(leastTargetPx({ ...place, isTouch: true })).toBe(44)
    expect(leastTargetPx({ ...place, isTouch: true, isKitchenScreen: true })).toBe(56)
    expect(leastTargetPx({ ...place, isKitchenScreen: true })).toBe(24)
    expect(leastTargetPx({ isTouch: true, isKitchenScreen: true, isGloveMode: true })).toBe(64)
  })

  test('[DS7] both sides of a target count', () => {
    expect(isLargeEnough({ widthPx: 24, heightPx: 24 }, place)).toBe(true)
    expect(isLargeEnough({ widthPx: 200, heightPx: 23.9 }, place)).toBe(false)
  })
})
