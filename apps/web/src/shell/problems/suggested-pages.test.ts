import { expect, test } from 'vitest'
import { suggestedPages } from './suggested-pages.ts'

test.each([
  ['/jobs/chef-de-partie', { words: 'chef de partie', list: '/jobs' }],
  ['/kitchen/tern', { words: 'tern', list: '/kitchens' }],
  ['/recipes/lentil-soup', { words: 'lentil soup', list: '/recipes' }],
  ['/nothing/here', { words: 'nothing here', list: undefined }],
  ['/jobs', { words: '', list: '/jobs' }],
  ['/', { words: '', list: undefined }],
])('[ER1] %s leads to a search for its own words and to the list it begins like', (path, expected) => {
  expect(suggestedPages(path)).toEqual(expected)
})

test.each(['/o/Ptlxdk7W9CAAZ-pY', '/invite/gAes5IpxusmvTPQs'])(
  '[ER1] no search is offered for the secret in %s',
  (path) => {
    expect(suggestedPages(path).words).toBe('')
  },
)
