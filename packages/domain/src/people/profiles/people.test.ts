import { describe, expect, test } from 'vitest'
import { BrigadeCode, brigadeCode, brigadeCodeFromTyped } from '../handles/brigade-code.ts'
import { Handle, handleFrom } from '../handles/handle.ts'
import { phoneFromTyped } from '../../core/text/phone.ts'
import { occupationalCategory } from '../../access/positions/occupation.ts'
import { organizationData, professionalData } from './structured-data.ts'

describe('phone numbers', () => {
  test('[DS3] spaces, dots, hyphens and brackets go; the plus and 2 to 15 digits stay', () => {
    expect(phoneFromTyped('+33 1 23 45 67 89')).toBe('+33123456789')
    expect(phoneFromTyped('+44 (20) 7946-0958')).toBe('+442079460958')
    expect(phoneFromTyped('+49.30.901820')).toBe('+4930901820')
  })

  test('[DS3] a first 0, too many digits, letters or no plus are refused', () => {
    expect(phoneFromTyped('+0123456')).toBeUndefined()
    expect(phoneFromTyped('+1234567890123456')).toBeUndefined()
    expect(phoneFromTyped('+123456789012345')).toBe('+123456789012345')
    expect(phoneFromTyped('+1')).toBeUndefined()
    expect(phoneFromTyped('0123456789')).toBeUndefined()
    expect(phoneFromTyped('+33 call me')).toBeUndefined()
  })
})

describe('handles and codes', () => {
  test('handles are plain words joined by single dashes, and never a page of the site', () => {
    for (const handle of ['anna', 'chef-anna', 'a1-b2']) expect(Handle.safeParse(handle).success).toBe(true)
    for (const handle of [
      'an',
      '-anna',
      'anna-',
      'an--na',
      'Anna',
      'änna',
      'chefs',
      'recipes',
      'x'.repeat(31),
    ]) {
      expect(Handle.safeParse(handle).success).toBe(false)
    }
  })

  test('a handle can be made from most names', () => {
    expect(handleFrom('Zoë  O’Neill')).toBe('zoe-o-neill')
    expect(handleFrom('  José María Ñ. ')).toBe('jose-maria-n')
    expect(handleFrom('李')).toBeUndefined()
    expect(handleFrom('Chef')).toBeUndefined()
  })

  test('brigade codes leave out what is misread', () => {
    expect(brigadeCode(new Uint8Array([0, 1, 18, 19, 31, 255]))).toBe('01J-KZZ')
    expect(() => brigadeCode(new Uint8Array(5))).toThrow(RangeError)
    for (const code of ['ABC-IAA', 'ABC-LAA', 'ABC-OAA', 'ABC-UAA', 'ABCDEF']) {
      expect(BrigadeCode.safeParse(code).success).toBe(false)
    }
    const bytes = Uint8Array.from({ length: 6 }, (_, index) => index * 40)
    expect(BrigadeCode.safeParse(brigadeCode(bytes)).success).toBe(true)
  })

  test('a brigade code is read as people type it', () => {
    const typed = ['7K2-9QX', '7k2-9qx', '7K29QX', '7k29qx', ' 7k2 9qx ']
    expect(new Set(typed.map(brigadeCodeFromTyped))).toEqual(new Set(['7K2-9QX']))
    const others = ['', '7K2', '7K29QXX', '-7K29QX', '7K-29QX', '7K2_9QX', '7K29QO']
    expect(new Set(others.map(brigadeCodeFromTyped))).toEqual(new Set([undefined]))
  })
})

test('structured data leaves out what is not said', () => {
  expect(
    professionalData(
      { displayName: 'Sam', title: 'Saucier', shortBio: '', roles: ['sous chef'] },
      'https://example.org/s',
    ),
  ).toEqual({
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    mainEntity: {
      '@type': 'Person',
      name: 'Sam',
      jobTitle: 'Saucier',
      hasOccupation: [{ '@type': 'Occupation', name: 'sous chef', ...occupationalCategory('sous chef') }],
      url: 'https://example.org/s',
    },
  })
  expect(
    organizationData({ companyName: 'Chez Ines', shortBio: '' }, 'https://example.org/i'),
  ).not.toHaveProperty('address')
})
