import { describe, expect, test } from 'vitest'
import { Gtin, isGtin } from './gtin.ts'

describe('trade item numbers', () => {
  test('[ST11] 4006381333931 is valid', () => expect(isGtin('4006381333931')).toBe(true))
  test('[ST11] 4006381333932 is invalid', () => expect(isGtin('4006381333932')).toBe(false))
  test.each(['96385074', '036000291452', '10012345678902'])('[ST11] %s is valid', (digits) =>
    expect(isGtin(digits)).toBe(true),
  )
  test.each(['', '0', '400638133393', '40063813339310', '4006381 333931', '40063813339３1', 'ABCDEFGH'])(
    '[ST11] "%s" is invalid',
    (digits) => expect(Gtin.safeParse(digits).success).toBe(false),
  )
  test('[ST11] every change of one digit is noticed', () => {
    const wrong = '4006381333931'.split('').flatMap((digit, place) =>
      '0123456789'
        .split('')
        .filter((other) => other !== digit)
        .map((other) => `${'4006381333931'.slice(0, place)}${other}${'4006381333931'.slice(place + 1)}`),
    )
    expect(wrong.filter(isGtin)).toEqual([])
  })
})
