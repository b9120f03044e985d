import { expect, test } from 'vitest'
import { keyFinder } from './find-keys.ts'

const find = keyFinder([
  'jobs.title',
  'jobs.over.filled',
  'jobs.over.closed',
  'jobs.over.filled.text',
  'common.save',
  'units.kg',
])

function keysIn(code: string): readonly string[] {
  return [...find('part.tsx', code).keys].sort()
}

test('a key is found in a call, a table, an attribute and a type that is asserted', () => {
  expect(keysIn(`t('jobs.title')`)).toEqual(['jobs.title'])
  expect(keysIn(`const words: Record<State, MessageKey> = { open: 'common.save' }`)).toEqual(['common.save'])
  expect(keysIn(`const part = <Field label="units.kg" />`)).toEqual(['units.kg'])
  expect(keysIn(`const key = 'jobs.title' as const`)).toEqual(['jobs.title'])
})

test('a template counts as every key that it may become, one segment for each value', () => {
  expect(keysIn('t(`jobs.over.${state}`)')).toEqual(['jobs.over.closed', 'jobs.over.filled'])
  expect(keysIn('const key: MessageKey = `units.${unit}`')).toEqual(['units.kg'])
})

test('what only looks like a key is none, and a comment says nothing', () => {
  expect(keysIn(`fetch('jobs.html'); // t('jobs.title')`)).toEqual([])
  expect(keysIn('const path = `${folder}.title`')).toEqual([])
})

test('a call that says what no message has is named', () => {
  expect(find('part.ts', `t('jobs.tilte')`).unknown).toEqual(['jobs.tilte'])
  expect(find('part.ts', 'say(i18n, `jobs.under.${state}`)').unknown).toEqual(['jobs.under.${…}'])
  expect(find('part.ts', 't(`${of}.title`)').unknown).toEqual(['${…}.title'])
  expect(find('part.ts', `t(key); t('jobs.title'); say(i18n, 'common.save')`).unknown).toEqual([])
})
