import { expect, test } from 'vitest'
import { supplierNamed } from './supplier-named.ts'

const booths = { content: { name: 'Booths Meat', state: 'local' } } as const
const ended = { content: { name: 'Marché Central', state: 'ended' } } as const

test('a supplier is found by its name, whatever its capitals and accents', () =>
  expect([supplierNamed('  booths  MEAT', [ended, booths]), supplierNamed('Booths', [booths])]).toEqual([
    booths,
    undefined,
  ]))
test('one that the kitchen has broken off with is not meant', () =>
  expect(supplierNamed('Marche central', [ended, booths])).toBeUndefined())
