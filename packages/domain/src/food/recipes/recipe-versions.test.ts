import { describe, expect, test } from 'vitest'
import {
  endOfSide,
  firstVersion,
  type KeptVersion,
  mergedVersion,
  nextVersion,
  openForks,
  restoredVersion,
  versionLabel,
} from './recipe-versions.ts'
import type { RecipeContent } from './recipe.ts'

const content = (description: string): RecipeContent => ({
  description,
  lines: [],
  steps: [],
  containers: [],
})
const kept = (
  versionId: string,
  n: number,
  parentVersionId?: string,
  mergedVersionId?: string,
): KeptVersion => ({
  versionId,
  n,
  content: content(versionId),
  ...(parentVersionId !== undefined && { parentVersionId }),
  ...(mergedVersionId !== undefined && { mergedVersionId }),
})
const on = (
  currentVersionId: string,
  setAsideVersionIds: string[] = [],
): { currentVersionId: string; setAsideVersionIds: string[] } => ({ currentVersionId, setAsideVersionIds })

describe('versions', () => {
  test('[RC6] three saves give versions 1, 2, 3', () => {
    const first = firstVersion(content('one'))
    const second = nextVersion({ versionId: 'v1', n: first.n }, content('two'), 'more salt')
    const third = nextVersion({ versionId: 'v2', n: second.n }, content('three'))
    expect([first.n, second.n, third.n, second.parentVersionId, second.note]).toEqual([
      1,
      2,
      3,
      'v1',
      'more salt',
    ])
  })
  test('[RC6] a note is kept where there is one, and no empty one where there is none', () => {
    expect(firstVersion(content('one'), 'from the old book')).toStrictEqual({
      n: 1,
      content: content('one'),
      note: 'from the old book',
    })
    expect(firstVersion(content('one'))).toStrictEqual({ n: 1, content: content('one') })
    expect(nextVersion({ versionId: 'v1', n: 1 }, content('two'))).toStrictEqual({
      n: 2,
      parentVersionId: 'v1',
      content: content('two'),
    })
  })
  test('[RC7] newest 5, restore 2 gives version 6 with the very content of 2', () => {
    const old = kept('v2', 2, 'v1')
    expect(restoredVersion(kept('v5', 5, 'v4'), old)).toEqual({
      n: 6,
      parentVersionId: 'v5',
      content: old.content,
      restoredFrom: 2,
    })
  })
  test('[RC7] then restoring 5 gives version 7 with the content of 5', () => {
    const five = kept('v5', 5, 'v4')
    expect(restoredVersion(kept('v6', 6, 'v5'), five)).toMatchObject({
      n: 7,
      content: five.content,
      restoredFrom: 5,
    })
  })
  test('[RC8] newest 4 (parent 3), a save based on 3 is kept and forks at 3', () => {
    const save = nextVersion({ versionId: 'v3', n: 3 }, content('offline'))
    const versions = [kept('v3', 3, 'v2'), kept('v4', 4, 'v3'), { ...save, versionId: 'v4b' }]
    expect([save.n, openForks(versions, on('v4b'))]).toEqual([
      4,
      [{ parentVersionId: 'v3', versionIds: ['v4', 'v4b'] }],
    ])
  })
  test('[RC8] newest 4, a save based on 4 is version 5 and no fork', () =>
    expect(openForks([kept('v3', 3, 'v2'), kept('v4', 4, 'v3'), kept('v5', 5, 'v4')], on('v5'))).toEqual([]))
  test('[RC8] a merge ends the fork, also when a side went on', () => {
    const sides = [kept('v3', 3), kept('a4', 4, 'v3'), kept('b4', 4, 'v3'), kept('b5', 5, 'b4')]
    const merge = {
      ...mergedVersion({ versionId: 'a4', n: 4 }, { versionId: 'b5' }, content('both')),
      versionId: 'm5',
    }
    expect([openForks(sides, on('b5')).length, openForks([...sides, merge], on('m5'))]).toEqual([1, []])
  })
  test('[RC8] a fork stays until a side is set aside', () => {
    const sides = [kept('v3', 3), kept('a4', 4, 'v3'), kept('b4', 4, 'v3'), kept('b5', 5, 'b4')]
    expect(openForks(sides, on('a4', ['b5']))).toEqual([])
  })
  test('[RC8] versions that begin without a parent are no fork of each other', () =>
    expect(openForks([kept('v1', 1), kept('w1', 1)], on('v1'))).toEqual([]))
  test('[RC8] deciding one fork leaves an older one open', () => {
    const versions = [
      kept('v1', 1),
      kept('v2', 2, 'v1'),
      kept('w2', 2, 'v1'),
      kept('a3', 3, 'v2'),
      kept('b3', 3, 'v2'),
    ]
    expect(openForks(versions, on('a3', ['b3']))).toEqual([
      { parentVersionId: 'v1', versionIds: ['v2', 'w2'] },
    ])
  })
})

describe('a fork’s sides', () => {
  const one = kept('v1', 1)
  const left = kept('x', 2, 'v1')
  const right = kept('y', 2, 'v1')
  const further = kept('z', 3, 'y')
  const all = [further, one, right, left]

  test('[RC8] a side ends with the newest version that follows from its first', () => {
    expect(endOfSide(left, all).versionId).toBe('x')
    expect(endOfSide(right, all).versionId).toBe('z')
    expect(endOfSide(one, all).versionId).toBe('z')
  })

  test('[RC8] two children of one parent are told apart by a letter, on every device the same', () => {
    expect(all.map((each) => versionLabel(each, all))).toEqual(['3', '1', '2b', '2a'])
    expect(versionLabel(left, [right, left])).toBe('2a')
  })

  test('[RC8] versions of one number that follow from different parents need no letter', () => {
    const cousin = kept('c', 3, 'x')
    expect([further, cousin].map((each) => versionLabel(each, [...all, cousin]))).toEqual(['3', '3'])
  })
})
