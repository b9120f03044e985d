import { describe, expect, test } from 'vitest'
import { createNames, readDocumentName } from './names.ts'
import { readQuery } from './read-query.ts'
import { readValue } from './read-value.ts'
import { readWrites } from './read-write.ts'
import { readResumeToken, showResumeToken } from './resume-tokens.ts'
import { readTime } from './times.ts'

const names = createNames({ project: 'brigade', database: '(default)' })

describe('reading the wire', () => {
  test.each([
    [{ integerValue: 5 }, { integerValue: '5' }],
    [{ doubleValue: JSON.parse('1e400') }, { doubleValue: 'Infinity' }],
    [{ doubleValue: '-1.5e3' }, { doubleValue: -1500 }],
    [{ doubleValue: '0' }, { doubleValue: 0 }],
    [{ geoPointValue: { latitude: '1.5' } }, { geoPointValue: { latitude: 1.5, longitude: 0 } }],
    [{ arrayValue: {} }, { arrayValue: { values: [] } }],
    [{ mapValue: {} }, { mapValue: { fields: {} } }],
    [{ nullValue: 'NULL_VALUE' }, { nullValue: null }],
    [{ timestampValue: { seconds: '1', nanos: 2_000 } }, { timestampValue: '1970-01-01T00:00:01.000002Z' }],
  ])('takes %j', (json, value) => {
    expect(readValue(json, 'v')).toEqual(value)
  })

  test.each([
    [{}, 'v must be a value with exactly one of'],
    [{ integerValue: '1', stringValue: 'x' }, 'v must be a value with exactly one of'],
    [{ toString: 1 }, 'v must be a value with exactly one of'],
    [{ integerValue: '1.5' }, 'v.integerValue must be a whole number'],
    [{ integerValue: '9223372036854775808' }, 'v.integerValue must fit into 64 bits'],
    [{ doubleValue: 'many' }, 'v.doubleValue must be a number'],
    [{ doubleValue: '' }, 'v.doubleValue must be a number'],
    [{ doubleValue: '0x10' }, 'v.doubleValue must be a number'],
    [{ stringValue: '\ud800' }, 'v.stringValue must be well-formed Unicode'],
    [{ bytesValue: 'a b' }, 'v.bytesValue must be base64'],
    [{ referenceValue: 'a/b' }, 'v.referenceValue must be the full name of a document'],
    [
      { arrayValue: { values: [{ booleanValue: 1 }] } },
      'v.arrayValue.values[0].booleanValue must be true or false',
    ],
  ])('refuses %j and names the place', (json, message) => {
    expect(() => readValue(json, 'v')).toThrow(message)
  })

  test('refuses names outside of its database, or not of a document', () => {
    expect(readDocumentName(names, `${names.root}/a/b`, 'name')).toBe('a/b')
    expect(() => readDocumentName(names, `${names.root}/a`, 'name')).toThrow('is not a document')
    expect(() => readDocumentName(names, `${names.root}//b`, 'name')).toThrow('empty')
    expect(() => readDocumentName(names, 'projects/x/databases/y/documents/a/b', 'name')).toThrow(
      'does not exist here',
    )
    expect(() => readDocumentName(names, 7, 'name')).toThrow('name must be a text')
  })

  test('names the place of a mistake in a query or a write', () => {
    const filter = { fieldFilter: { field: { fieldPath: 'a' }, op: 'LIKE', value: { nullValue: null } } }
    const where = { compositeFilter: { op: 'AND', filters: [filter] } }
    expect(() => readQuery({ from: [{ collectionId: 'c' }], where }, 'query', '')).toThrow(
      'query.where.compositeFilter.filters[0].fieldFilter.op must be one of LESS_THAN',
    )
    expect(() => readWrites(names, [{ update: { name: `${names.root}/a/b` }, delete: 'x' }])).toThrow(
      'writes[0] must have exactly one of update, delete, verify, transform',
    )
  })

  test('takes numbers that are texts, and null for what is left out', () => {
    const from = [{ collectionId: 'c' }]
    const asked = { from, limit: '5', offset: null, where: null, startAt: null, findNearest: null }
    expect(readQuery(asked, 'query', '')).toEqual(readQuery({ from, limit: 5 }, 'query', ''))
    expect(() => readQuery({ from, limit: '5.5' }, 'query', '')).toThrow('query.limit must be a whole number')
    const name = `${names.root}/a/b`
    const write = { update: null, delete: name, currentDocument: { exists: true, updateTime: null } }
    expect(readWrites(names, [write])).toEqual([
      { kind: 'delete', path: 'a/b', precondition: { exists: true } },
    ])
  })

  test('takes transforms that are a write of their own', () => {
    const increment = { fieldPath: 'n', increment: { integerValue: '1' } }
    const document = `${names.root}/a/b`
    const alone = { transform: { document, fieldTransforms: [increment] }, currentDocument: { exists: true } }
    expect(readWrites(names, [alone])).toEqual([
      {
        kind: 'set',
        path: 'a/b',
        fields: {},
        mask: [],
        transforms: [{ field: 'n', kind: 'increment', operand: { integerValue: '1' } }],
        precondition: { exists: true },
      },
    ])
    expect(() => readWrites(names, [{ transform: { document, fieldTransforms: [{}] } }])).toThrow(
      'writes[0].transform.fieldTransforms[0].fieldPath',
    )
  })

  test('takes the choices of the protocol by their numbers, too', () => {
    const query = (op: unknown, unary: unknown, direction: unknown) => ({
      from: [{ collectionId: 'c' }],
      where: {
        compositeFilter: {
          op: 1,
          filters: [
            { fieldFilter: { field: { fieldPath: 'a' }, op, value: { integerValue: '1' } } },
            { unaryFilter: { field: { fieldPath: 'b' }, op: unary } },
          ],
        },
      },
      orderBy: [{ field: { fieldPath: 'a' }, direction }],
    })
    expect(readQuery(query(5, 3, 2), 'query', '')).toEqual(
      readQuery(query('EQUAL', 'IS_NULL', 'DESCENDING'), 'query', ''),
    )
    expect(() => readQuery(query(5, 1, 2), 'query', '')).toThrow('unaryFilter.op must be one of')
  })

  test('keeps microseconds of times', () => {
    expect(readTime('2026-11-20T20:32:38.691234567Z', 't')).toBe(1_795_206_758_691_234n)
    expect(readTime('2026-11-20T21:32:38.5+01:00', 't')).toBe(1_795_206_758_500_000n)
  })

  test('takes back the resume tokens it gives, and no others', () => {
    expect(readResumeToken(showResumeToken(1_795_206_758_691_234n), 'token')).toBe(1_795_206_758_691_234n)
    expect(() => readResumeToken('nonsense', 'token')).toThrow('token must be a resume token')
  })
})
