import { unitCodes } from '@brigade/domain/core/quantities/unit-codes.ts'
import { packFromTyped } from '@brigade/domain/food/import/pack-from-typed.ts'
import { describe, expect, test } from 'vitest'
import { packText, type PriceForm, readPriceForm } from './price-form.ts'

const typed: PriceForm = {
  supplierName: 'Greenbarrow',
  name: 'Agria 5 kg',
  code: 'GB-12',
  pack: '2 x 5 kg',
  price: '14,50',
  vatPct: '5,5',
}
const known = { currency: 'EUR', ingredientName: 'Potato' } as const

describe('a price as it is typed', () => {
  test('[MO1] keeps pack and price as entered, comma or point', () => {
    expect(readPriceForm(typed, known)).toEqual({
      ok: true,
      facts: {
        supplierName: 'Greenbarrow',
        name: 'Agria 5 kg',
        code: 'GB-12',
        pack: { count: 2, size: { amount: '5', unit: 'kg' } },
        price: { minor: 1450, currency: 'EUR' },
        vatPct: '5.5',
      },
    })
  })

  test('takes the ingredient for the product when the supplier has no words of their own', () => {
    const read = readPriceForm({ ...typed, name: '  ', code: '', vatPct: '' }, known)
    expect(read.ok && read.facts).not.toHaveProperty('code')
    expect(read.ok && read.facts.name).toBe('Potato')
  })

  test('names every field that is wrong at once', () => {
    const wrong = {
      supplierName: '',
      name: 'x'.repeat(121),
      code: '',
      pack: '5',
      price: 'dear',
      vatPct: '101',
    }
    expect(readPriceForm(wrong, known)).toEqual({
      ok: false,
      problems: {
        supplierName: 'ingredients.problem.supplier',
        name: 'ingredients.problem.tooLong',
        pack: 'ingredients.problem.packUnit',
        price: 'ingredients.problem.price',
        vatPct: 'ingredients.problem.vat',
      },
    })
  })

  test.each([
    ['9.505', 'EUR', 'ingredients.problem.priceDigits'],
    ['1200.50', 'JPY', 'ingredients.problem.priceDigits'],
    ['1,500', 'EUR', 'ingredients.problem.ambiguous'],
    ['-5', 'EUR', 'ingredients.problem.price'],
    ['1e9', 'EUR', 'ingredients.problem.price'],
  ] as const)('[MO3] refuses %s %s and never rounds', (price, currency, problem) => {
    expect(readPriceForm({ ...typed, price }, { ...known, currency })).toEqual({
      ok: false,
      problems: { price: problem },
    })
  })

  test('every unit of a stored pack can be typed again', () => {
    for (const unit of unitCodes) {
      const pack = { count: 6, size: { amount: '0.75', unit } }
      expect([unit, packFromTyped(packText(pack))]).toEqual([unit, { ok: true, pack }])
    }
  })
})
