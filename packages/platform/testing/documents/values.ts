import * as fc from 'fast-check'
import { canonicalFields, canonicalValue } from '../../src/documents/values/canonical-value.ts'
import type { Fields, Value } from '../../src/documents/types.ts'

/** Values at the edges of their kinds, so that random ones meet each other often. */
const integer = fc.oneof(
  fc.constantFrom('0', '1', '-1', '9007199254740993', '9223372036854775807', '-9223372036854775808'),
  fc.integer({ min: -3, max: 3 }).map(String),
  fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map(String),
)
const double = fc.oneof(
  fc.constantFrom<number | 'NaN' | 'Infinity' | '-Infinity' | '-0'>(
    'NaN',
    'Infinity',
    '-Infinity',
    '-0',
    0,
    1,
    1.5,
  ),
  fc.constantFrom(9007199254740992, 9007199254740994, 9223372036854775808, 5e-324),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
)
const text = fc.oneof(
  fc.constantFrom(
    '',
    'a',
    'a\0',
    'a\u0001',
    'a\0b',
    'ab',
    'é',
    '\uffff',
    '😀',
    '\ue000',
    'x'.repeat(200),
    'x'.repeat(201),
  ),
  fc.string({ unit: 'binary', maxLength: 4 }),
)

export const scalarValue: fc.Arbitrary<Value> = fc
  .oneof(
    fc.constant<Value>({ nullValue: null }),
    fc.boolean().map((booleanValue): Value => ({ booleanValue })),
    integer.map((integerValue): Value => ({ integerValue })),
    double.map((doubleValue): Value => ({ doubleValue })),
    fc
      .integer({ min: -5, max: 5 })
      .map((seconds): Value => ({ timestampValue: { seconds, nanos: Math.abs(seconds) * 1000 } })),
    text.map((stringValue): Value => ({ stringValue })),
    fc
      .uint8Array({ maxLength: 3 })
      .map((bytes): Value => ({ bytesValue: Buffer.from(bytes).toString('base64') })),
    fc.constantFrom<Value>(
      { referenceValue: 'a/b' },
      { referenceValue: 'a/b-c/d/e' },
      { referenceValue: 'a/b/d/e' },
    ),
    fc
      .record({ latitude: fc.constantFrom(-1, 0, 90), longitude: fc.constantFrom(-180, 0) })
      .map((geoPointValue): Value => ({
        geoPointValue,
      })),
  )
  .map(canonicalValue)

export const anyValue: fc.Arbitrary<Value> = fc.oneof(
  { weight: 4, arbitrary: scalarValue },
  fc.array(scalarValue, { maxLength: 3 }).map((values): Value => ({ arrayValue: { values } })),
  fc
    .dictionary(fc.constantFrom('a', 'b', 'é'), scalarValue)
    .map((fields): Value => ({ mapValue: { fields } })),
)

export const someFields: fc.Arbitrary<Fields> = fc
  .dictionary(fc.constantFrom('a', 'b', 'c', 'we`ird.na\\me'), anyValue)
  .map(canonicalFields)
