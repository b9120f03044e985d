import { describe, expect, test } from 'vitest'
import { endOfSide, type KeptVersion, versionLabel } from './recipe-versions.ts'

const content = { lines: [], steps: [], containers: [] }
const version = (versionId: string, n: number, parentVersionId?: string): KeptVersion => ({
  versionId,
  n,
  content,
  ...(parentVersionId !== undefined && { parentVersionId }),
})

describe('a fork’s sides', () => {
  const one = version('v1', 1)
  const left = version('x', 2, 'v1')
  const right = version('y', 2, 'v1')
  const further = version('z', 3, 'y')
  const all = [one, right, left, further]

  test('[RC8] a side ends with the newest version that follows from its first', () => {
    expect(endOfSide(left, all).versionId).toBe('x')
    expect(endOfSide(right, all).versionId).toBe('z')
    expect(endOfSide(one, all).versionId).toBe('z')
  })

  test('[RC8] two children of one parent are told apart by a letter, on every device the same', () => {
    expect(all.map((each) => versionLabel(each, all))).toEqual(['1', '2b', '2a', '3'])
    expect(versionLabel(left, [right, left])).toBe('2a')
  })
})
