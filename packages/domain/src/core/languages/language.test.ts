import { describe, expect, test } from 'vitest'
import { directionOf, languageOf, nearestLanguage } from './language.ts'

describe('languages', () => {
  test.each([
    ['fr-CA', 'fr'],
    ['en-US', 'en-GB'],
    ['PT-br', 'pt'],
    ['ar', 'ar'],
    ['nl', undefined],
    ['', undefined],
  ])('%j is spoken as %j', (tag, expected) => {
    expect(languageOf(tag)).toBe(expected)
  })

  test('the first wish that can be met counts', () => {
    expect(nearestLanguage(['nl-BE', 'fr-BE', 'de'])).toBe('fr')
    expect(nearestLanguage(['nl'])).toBe('en-GB')
  })

  test('Arabic is written from the right', () => {
    expect([directionOf('ar'), directionOf('pl')]).toEqual(['rtl', 'ltr'])
  })
})
