import { describe, expect, test } from 'vitest'
import { matchesWrite, isSigned, missingParts } from './match-write.ts'
import type { JournalPart } from './write-journal.ts'

const TEN = { seconds: 36_000, nanoseconds: 0 }
const LATER = { seconds: 36_300, nanoseconds: 0 }
const path = 'kitchens/k/recipes/r'
const byCook = { updatedAt: TEN, updatedBy: 'cook' }
const byManager = { updatedAt: LATER, updatedBy: 'manager' }

const change = (content: JournalPart['content'], rest: Partial<JournalPart> = {}): JournalPart => ({
  kind: 'change',
  path,
  content: { ...content, ...byCook },
  ...rest,
})
const create = (content: JournalPart['content'], rest: Partial<JournalPart> = {}): JournalPart => ({
  kind: 'create',
  path,
  content: { ...content, ...byCook, createdAt: TEN, createdBy: 'cook', schema: 1 },
  ...rest,
})
const remove: JournalPart = { kind: 'delete', path, content: {} }
const byOther = { ...byManager, createdAt: LATER, createdBy: 'manager', schema: 1 }

describe('whether a write has arrived', () => {
  test('somebody’s later change is no sign of it', () => {
    expect(matchesWrite(change({ name: 'Stock' }), { name: 'Broth', ...byManager })).toBe(false)
  })
  test('its signature is, and the same words are', () => {
    expect(matchesWrite(change({ name: 'Stock' }), { name: 'Stock', ...byCook })).toBe(true)
    expect(matchesWrite(change({ name: 'Stock' }), { name: 'Stock', ...byManager })).toBe(true)
    expect(matchesWrite(change({ note: undefined }), { name: 'Stock', ...byManager })).toBe(true)
  })
  test('the same time in somebody else’s name is not', () => {
    expect(matchesWrite(change({ name: 'Stock' }), { name: 'Broth', ...byManager, updatedAt: TEN })).toBe(
      false,
    )
  })
  test('an entry of a map is looked for at its path', () => {
    const part = change({ 'lines.a': { packs: 2 } })
    expect(matchesWrite(part, { lines: { a: { packs: 2 }, b: { packs: 1 } }, ...byManager })).toBe(true)
    expect(matchesWrite(part, { lines: { b: { packs: 2 } }, ...byManager })).toBe(false)
  })
  test('what was added to a list is, and without it nothing is', () => {
    const part = change({ state: 'done' }, { appended: { history: [{ at: TEN, by: 'cook' }] } })
    const history = [
      { at: TEN, by: 'cook' },
      { at: LATER, by: 'manager' },
    ]
    expect(matchesWrite(part, { state: 'todo', history, ...byManager })).toBe(true)
    expect(matchesWrite(part, { state: 'done', history: history.slice(1), ...byManager })).toBe(false)
  })
  test('a new document that others have changed since is known by who made it', () => {
    const stored = { ...byOther, name: 'Broth', createdAt: TEN, createdBy: 'cook' }
    expect(matchesWrite(create({ name: 'Stock' }), stored)).toBe(true)
    expect(matchesWrite(create({ name: 'Stock' }), { ...stored, createdBy: 'manager' })).toBe(false)
  })
  test('what the same person overwrote or deleted later need not be there', () => {
    expect(matchesWrite(create({ name: 'Stock' }), null, [remove])).toBe(true)
    expect(matchesWrite(create({ name: 'Stock' }), null)).toBe(false)
    expect(matchesWrite(create({ name: 'Stock' }), null, [{ ...remove, path: 'kitchens/k/recipes/s' }])).toBe(
      false,
    )
    expect(matchesWrite(remove, { name: 'Stock', ...byCook }, [create({ name: 'Stock' })])).toBe(true)
    const own = { name: 'Glace', note: 'new', updatedAt: LATER, updatedBy: 'cook' }
    expect(matchesWrite(change({ name: 'Stock' }), own, [change({ name: 'Glace' })])).toBe(true)
    expect(matchesWrite(change({ name: 'Stock', note: 'old' }), own, [change({ name: 'Glace' })])).toBe(false)
  })
  test('a deleted document is gone', () => {
    expect(matchesWrite(remove, null)).toBe(true)
    expect(matchesWrite(remove, { name: 'Stock' })).toBe(false)
  })
  test('only the signature says that this very write was taken', () => {
    expect(isSigned(change({ name: 'Stock' }), { name: 'Stock', ...byManager })).toBe(false)
    expect(isSigned(change({ name: 'Stock' }), { name: 'Broth', ...byCook })).toBe(true)
    expect(isSigned(create({ name: 'Stock' }), { name: 'Broth', ...byOther })).toBe(false)
    expect(isSigned(remove, null)).toBe(false)
  })
})

describe('what is left to send of a refused write', () => {
  const other = { ...create({ name: 'Soup' }), path: 'kitchens/k/recipes/soup' }
  const leftOf = (parts: readonly JournalPart[], stored: Parameters<typeof missingParts>[1]) =>
    missingParts(parts, stored, [])

  test('a document that somebody else made with other content is all of it', () => {
    const part = create({ lines: { a: { packs: 2 } } })
    expect(leftOf([part], new Map([[path, { lines: { b: { packs: 1 } }, ...byOther }]]))).toEqual([part])
  })
  test('of one with the same content nothing', () => {
    const part = create({ name: 'Stock' })
    expect(
      leftOf(
        [part, other],
        new Map([
          [path, { name: 'Stock', ...byOther }],
          [other.path, null],
        ]),
      ),
    ).toEqual([other])
  })
  test('where the first stands, nothing either', () => {
    const part = create({ name: 'Stock' }, { joined: [] })
    expect(leftOf([part], new Map([[path, { name: 'Broth', ...byOther }]]))).toEqual([])
    expect(leftOf([part], new Map([[path, null]]))).toEqual([part])
  })
  test('entries join a document that is there', () => {
    const part = create({ lines: { a: { packs: 2 } } }, { joined: ['lines'] })
    expect(leftOf([part], new Map([[path, { lines: { b: { packs: 1 } }, ...byOther }]]))).toEqual([
      change({ 'lines.a': { packs: 2 } }),
    ])
  })
  test('a change that says what is there already goes along with the rest of its write', () => {
    const same = change({ name: 'Stock' })
    const stored = new Map([
      [path, { name: 'Stock', ...byManager }],
      [other.path, null],
    ])
    expect(leftOf([same, other], stored)).toEqual([same, other])
    expect(leftOf([same], stored)).toEqual([])
  })
  test('nobody knows whether one that may not be read is there', () => {
    expect(leftOf([remove, other], new Map([[other.path, null]]))).toEqual([remove, other])
  })
})
