import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyValue, scalarValue, someFields } from '../../../testing/documents/values.ts'
import { orderKey } from '../storage/order-key.ts'
import type { Value } from '../types.ts'
import { canonicalFields, canonicalValue } from './canonical-value.ts'
import { compareText, compareValues, equalValues } from './compare-values.ts'
import { fieldsOfPlain, plainData } from './plain-data.ts'

/** Every value is smaller than the next. */
const LADDER: readonly Value[] = [
  { nullValue: null },
  { booleanValue: false },
  { booleanValue: true },
  { doubleValue: 'NaN' },
  { doubleValue: '-Infinity' },
  { integerValue: '-9223372036854775808' },
  { doubleValue: -1.5 },
  { integerValue: '0' },
  { doubleValue: 5e-324 },
  { integerValue: '9007199254740992' },
  { integerValue: '9007199254740993' },
  { doubleValue: 9007199254740994 },
  { integerValue: '9223372036854775807' },
  { doubleValue: 9223372036854775808 },
  { doubleValue: 'Infinity' },
  { timestampValue: '1969-12-31T23:59:59.999999Z' },
  { timestampValue: '1970-01-01T00:00:00.000001Z' },
  { stringValue: '' },
  { stringValue: 'a' },
  { stringValue: 'a\0' },
  { stringValue: 'a\u0001' },
  { stringValue: 'é' },
  { stringValue: '\uffff' },
  { stringValue: '😀' },
  { bytesValue: '' },
  { bytesValue: 'AA==' },
  { bytesValue: '/w==' },
  { referenceValue: 'projects/p/databases/d/documents/a/b' },
  { referenceValue: 'projects/p/databases/d/documents/a/b/c/d' },
  { referenceValue: 'projects/p/databases/d/documents/a/b-c' },
  { geoPointValue: { latitude: -1, longitude: 5 } },
  { geoPointValue: { latitude: 0, longitude: -5 } },
  { arrayValue: {} },
  { arrayValue: { values: [{ integerValue: '1' }] } },
  { arrayValue: { values: [{ integerValue: '1' }, { nullValue: null }] } },
  { arrayValue: { values: [{ stringValue: 'a' }] } },
  {
    mapValue: {
      fields: {
        __type__: { stringValue: '__vector__' },
        value: { arrayValue: { values: [{ doubleValue: 9 }] } },
      },
    },
  },
  { mapValue: {} },
  { mapValue: { fields: { a: { integerValue: '1' } } } },
  { mapValue: { fields: { a: { integerValue: '1' }, b: { nullValue: null } } } },
  { mapValue: { fields: { b: { nullValue: null } } } },
]

describe('order of values', () => {
  test('[DV1] kinds and edges stand in the order of the protocol', () => {
    for (const [at, left] of LADDER.entries()) {
      for (const [other, right] of LADDER.entries()) {
        expect({ left, right, order: Math.sign(compareValues(left, right)) }).toEqual({
          left,
          right,
          order: Math.sign(at - other),
        })
      }
    }
  })

  test('[DV2] an integer and a double of one size are equal, and so are the two zeros', () => {
    expect(equalValues({ integerValue: '1' }, { doubleValue: 1 })).toBe(true)
    expect(equalValues({ doubleValue: '-0' }, { integerValue: '0' })).toBe(true)
    expect(equalValues({ doubleValue: 'NaN' }, { doubleValue: 'NaN' })).toBe(true)
  })

  test('[DV3] the order is total', () => {
    fc.assert(
      fc.property(anyValue, anyValue, anyValue, (a, b, c) => {
        expect(Math.sign(compareValues(a, b))).toBe(-Math.sign(compareValues(b, a)) + 0)
        const [low, middle, high] = [a, b, c].sort(compareValues)
        const isSorted = (l?: Value, r?: Value) =>
          l !== undefined && r !== undefined && compareValues(l, r) <= 0
        expect([isSorted(low, middle), isSorted(middle, high), isSorted(low, high)]).toEqual([
          true,
          true,
          true,
        ])
      }),
      { numRuns: 2000 },
    )
  })

  test('[DV4] keys stand in the order of their values, and only keys that say so are shared', () => {
    fc.assert(
      fc.property(fc.oneof(scalarValue, anyValue), fc.oneof(scalarValue, anyValue), (a, b) => {
        const [left, right] = [orderKey(a), orderKey(b)]
        const byKey = Math.sign(compareText(left.text, right.text))
        const byValue = Math.sign(compareValues(a, b))
        const isRight = left.isExact || right.isExact ? byKey === byValue : byKey * byValue >= 0
        expect({ a, b, isRight }).toEqual({ a, b, isRight: true })
      }),
      { numRuns: 5000 },
    )
  })
})

describe('stored form', () => {
  test('[DV5] times are cut to microseconds, in UTC', () => {
    expect(canonicalValue({ timestampValue: '2026-11-20T21:32:38.6910019+01:00' })).toEqual({
      timestampValue: '2026-11-20T20:32:38.691001Z',
    })
    expect(canonicalValue({ timestampValue: { seconds: '1', nanos: 999 } })).toEqual({
      timestampValue: '1970-01-01T00:00:01.000000Z',
    })
  })

  test.each<[string, Value]>([
    ['an integer beyond 64 bits', { integerValue: '9223372036854775808' }],
    ['no integer', { integerValue: 1.5 }],
    ['a list in a list', { arrayValue: { values: [{ arrayValue: {} }] } }],
    [
      'a reserved field',
      { mapValue: { fields: { __proto: { nullValue: null }, __x__: { nullValue: null } } } },
    ],
    ['a field without a name', { mapValue: { fields: { '': { nullValue: null } } } }],
    ['no time', { timestampValue: 'yesterday' }],
    ['the year 10000', { timestampValue: { seconds: 253402300800 } }],
  ])('[DV6] %s is refused', (_, value) => {
    expect(() => canonicalValue(value)).toThrow(expect.objectContaining({ status: 'INVALID_ARGUMENT' }))
  })

  test('[DS8] latitude 90.0 is accepted; 90.1, longitude 180.1 and 1,000,000,000 nanoseconds are refused', () => {
    expect(canonicalValue({ geoPointValue: { latitude: 90 } })).toEqual({
      geoPointValue: { latitude: 90, longitude: 0 },
    })
    expect(() => canonicalValue({ geoPointValue: { latitude: 90.1 } })).toThrow(/latitude/)
    expect(() => canonicalValue({ geoPointValue: { longitude: -180.1 } })).toThrow(/longitude/)
    expect(() => canonicalValue({ timestampValue: { seconds: 0, nanos: 1_000_000_000 } })).toThrow(
      /nanoseconds/,
    )
    expect(() => fieldsOfPlain({ at: { seconds: 0, nanoseconds: 1_000_000_000 } })).toThrow(/nanoseconds/)
  })

  test('[DV7] plain data and back is the same content', () => {
    fc.assert(
      fc.property(someFields, (fields) => {
        const back = canonicalFields(fieldsOfPlain(plainData(fields)))
        const withoutNames = (one: typeof fields): Value => ({ mapValue: { fields: one } })
        const strip = (json: string) => json.replaceAll('projects/brigade/databases/(default)/documents/', '')
        const restored: Value = JSON.parse(strip(JSON.stringify(withoutNames(back))))
        expect(compareValues(restored, withoutNames(fields))).toBe(0)
      }),
      { numRuns: 1000 },
    )
  })

  test('[DV8] integers that a double cannot hold stay exact', () => {
    expect(plainData({ n: { integerValue: '9007199254740993' } })).toEqual({ n: 9007199254740993n })
    expect(fieldsOfPlain({ n: 9007199254740993n, z: -0 })).toEqual({
      n: { integerValue: '9007199254740993' },
      z: { doubleValue: '-0' },
    })
  })
})
