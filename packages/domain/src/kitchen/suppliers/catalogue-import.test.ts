import { describe, expect, test } from 'vitest'
import { type CatalogueRow, guessColumns, planCatalogueImport } from './catalogue-import.ts'

const carrots = {
  lineId: 'c1',
  line: {
    name: 'Carrots',
    code: 'V-10',
    category: 'greengrocery',
    pack: { count: 1, size: { amount: '10', unit: 'kg' } },
  },
  price: { minor: 890, currency: 'EUR' },
} as const

const plan = (...rows: readonly CatalogueRow[]) =>
  planCatalogueImport(rows, {
    known: [carrots],
    currency: 'EUR',
    categoryOf: (word) => (word === 'vegetables' ? 'greengrocery' : undefined),
    usualCategory: 'dry store',
  })

const again = { name: 'Carrots', code: 'v-10', pack: '10 kg', price: '8.90' }

describe('the dry run of a catalogue', () => {
  test('knows a product by its code, and says what would become of it', () => {
    expect(plan(again)).toEqual([{ kind: 'same', lineId: 'c1' }])
    expect(plan({ ...again, price: '9,10' })).toMatchObject([{ kind: 'changed', lineId: 'c1' }])
    expect(plan({ ...again, price: '' })).toEqual([{ kind: 'same', lineId: 'c1' }])
    expect(plan({ name: 'Leeks', pack: '5 kg', category: 'Vegetables' })).toMatchObject([
      { kind: 'made', product: { category: 'greengrocery', price: undefined } },
    ])
  })

  test('[AL7] another pack of a known product is announced, not imported', () => {
    expect(plan({ ...again, pack: '9 kg' })).toEqual([{ kind: 'refused', problems: ['pack-changed'] }])
  })

  test('names everything that is wrong with a row, and the second of two', () => {
    expect(plan({ name: 'x', pack: 'a box', category: 'rubble', price: 'cheap' })).toEqual([
      { kind: 'refused', problems: ['name', 'category', 'pack', 'price'] },
    ])
    const leeks = { name: 'Leeks', pack: '5 kg' }
    expect(plan(leeks, { ...leeks, name: 'LEEKS' })[1]).toEqual({ kind: 'refused', problems: ['twice'] })
  })

  test('takes a number that a spreadsheet keeps as text, and no formula', () => {
    expect(plan({ ...again, code: '="V-10"' })).toEqual([{ kind: 'same', lineId: 'c1' }])
    expect(plan({ ...again, name: '=HYPERLINK("http://example.com";"Carrots")' })).toEqual([
      { kind: 'refused', problems: ['formula'] },
    ])
  })

  test('guesses columns from their headings, whatever their case and accents', () => {
    const words = { name: ['Nom'], code: ['Référence'], category: [], pack: ['Colis'], price: ['Prix'] }
    expect(guessColumns(['reference', 'NOM', 'Prix', 'Rest'], (field) => words[field])).toEqual({
      name: 'NOM',
      code: 'reference',
      price: 'Prix',
    })
  })
})
