import { expect, test } from 'vitest'
import type { Fields, Value } from '../types.ts'
import { valueAt, withValuesAt } from './fields.ts'

const one: Value = { integerValue: '1' }
const two: Value = { integerValue: '2' }
const mapOf = (fields: Fields): Value => ({ mapValue: { fields } })

test('values are put, replaced and taken away one after the other, and nothing given is touched', () => {
  const shared = mapOf({ a: one })
  const before: Fields = { kept: mapOf({ deep: shared }), gone: one, text: { stringValue: 'x' } }
  const copy = structuredClone(before)
  const after = withValuesAt(before, (put, now) => {
    put(['kept', 'deep', 'b'], two)
    put(['kept', 'deep', 'a'], valueAt(now, ['kept', 'deep', 'b']))
    put(['gone'], undefined)
    put(['none', 'at', 'all'], undefined)
    put(['text', 'inside'], one)
    put(['given'], shared)
    put(['given', 'b'], one)
  })

  expect(after).toEqual({
    kept: mapOf({ deep: mapOf({ a: two, b: two }) }),
    text: mapOf({ inside: one }),
    given: mapOf({ a: one, b: one }),
  })
  expect(before).toEqual(copy)
  expect(shared).toEqual(mapOf({ a: one }))
})

test('a field called __proto__ is a field', () => {
  const after = withValuesAt({}, (put) => put(['__proto__', 'x'], one))
  expect(Object.keys(after)).toEqual(['__proto__'])
  expect(valueAt(after, ['x'])).toBeUndefined()
})
