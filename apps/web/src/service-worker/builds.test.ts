import { expect, test } from 'vitest'
import { keeperOf, oldCaches } from './builds.ts'

const cachesOf = (build: string) => Object.values(keeperOf(build))

test('pages go with the files that they are made of; what the build before has kept stays, and what is not ours', () => {
  const [first, second] = [cachesOf('1'), cachesOf('2')]

  expect(oldCaches(['brigade-pages', ...first, ...second, 'other', ...cachesOf('3')], '3')).toEqual([
    'brigade-pages',
    ...first,
  ])
  expect(oldCaches([...first, ...second], '2')).toEqual([])
})

test('a build on which no page was opened counts too', () => {
  const [assets = ''] = cachesOf('2')

  expect(oldCaches([...cachesOf('1'), assets, ...cachesOf('3')], '3')).toEqual(cachesOf('1'))
})
