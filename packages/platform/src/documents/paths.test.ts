import { describe, expect, test } from 'vitest'
import { parentOf } from '@brigade/contract/path.ts'
import { formatFieldPath, parseFieldPath } from './field-path.ts'
import { pathOfStored, storedPath } from './storage/stored-path.ts'
import { checkDocumentPath, relativePath } from './paths.ts'

describe('paths', () => {
  test.each([
    'kitchens',
    'a/b/c',
    '',
    'a//b/c',
    'a/.',
    'a/..',
    'a/__id__',
    'a/\0',
    `a/${'x'.repeat(1501)}`,
    'a/\ud800',
  ])('[DP1] %j is not the path of a document', (path) => {
    expect(() => checkDocumentPath(path)).toThrow(expect.objectContaining({ status: 'INVALID_ARGUMENT' }))
  })

  test('[DP2] ids may hold anything else, up to 1500 bytes', () => {
    for (const id of ['a b', '...', '__x', 'é', 'a.b', 'é'.repeat(750)]) {
      expect(() => checkDocumentPath(`kitchens/${id}`)).not.toThrow()
    }
  })

  test('[DP6] an integer of 64 bits is an id, spelled in its one way and only of documents', () => {
    for (const id of ['__id7__', '__id-2__', '__id9223372036854775807__', '__id-9223372036854775808__']) {
      expect(() => checkDocumentPath(`a/${id}`)).not.toThrow()
      expect(pathOfStored(storedPath(`a/${id}/b/c`), null)).toBe(`a/${id}/b/c`)
    }
    for (const id of ['__id07__', '__id-0__', '__id9223372036854775808__', '\u00018000000000000007']) {
      expect(() => checkDocumentPath(`a/${id}`)).toThrow(/id/)
    }
    expect(() => checkDocumentPath('__id7__/a')).toThrow(/reserved/)
  })

  test('[DP3] a path tells what is above it', () => {
    expect(parentOf('kitchens/k1/recipes/r1')).toBe('kitchens/k1')
    expect(parentOf('kitchens/k1')).toBe('')
    expect(relativePath('projects/p/databases/(default)/documents/a/b')).toBe('a/b')
  })
})

describe('field paths', () => {
  test.each<[string, readonly string[]]>([
    ['name', ['name']],
    ['address.city', ['address', 'city']],
    ['stations.front-line', ['stations', 'front-line']],
    ['`a.b`.c', ['a.b', 'c']],
    ['`tick\\`and\\\\slash`', ['tick`and\\slash']],
  ])('[DP4] %s is read', (path, segments) => {
    expect(parseFieldPath(path)).toEqual(segments)
    expect(parseFieldPath(formatFieldPath(segments))).toEqual(segments)
  })

  test.each(['', '.', 'a.', '.a', 'a..b', '`a', 'a`b`', '`a`b'])('[DP5] %j is refused', (path) => {
    expect(() => parseFieldPath(path)).toThrow(/not a field path/)
  })
})
