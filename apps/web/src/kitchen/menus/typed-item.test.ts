import { describe, expect, test } from 'vitest'
import { emptyOption, readItem, textOf } from './typed-item.ts'

const typed = { ...textOf('mains', undefined), name: ' Onion soup ', price: '12.5' }

describe('an item as it is typed', () => {
  test('is read with its price in minor units, and what is left empty is not said', () => {
    const read = readItem(typed, 'EUR')
    expect(read.ok && read.item).toMatchObject({
      name: 'Onion soup',
      price: { minor: 1250, currency: 'EUR' },
    })
    expect(read.ok && [read.item.recipeId, read.item.portion]).toEqual([undefined, undefined])
  })

  test.each([
    ['name', { name: ' ' }],
    ['price', { price: 'twelve' }],
    ['price', { price: '12.505' }],
    ['portion', { portion: '0' }],
    ['portion', { portion: 'half' }],
    ['options', { options: [emptyOption()] }],
  ] as const)('says that %s needs another look: %j', (field, change) => {
    expect(readItem({ ...typed, ...change }, 'EUR')).toEqual({ ok: false, problems: [field] })
  })

  test('an option may cost less', () => {
    const options = [{ ...emptyOption(), name: 'Small', change: '-2' }]
    const read = readItem({ ...typed, options }, 'EUR')
    expect(read.ok && read.item.options).toEqual([
      { name: 'Small', priceChange: { minor: -200, currency: 'EUR' }, allergens: {} },
    ])
  })

  test('what was read comes back into the form as it was', () => {
    const text = {
      ...typed,
      portion: '0.25',
      unit: 'l',
      recipeId: 'r1',
      beside: { milk: 'contains' } as const,
    }
    const read = readItem(text, 'EUR')
    if (!read.ok) throw new Error('not read')
    expect(readItem({ ...typed, ...text, price: '12.50' }, 'EUR')).toEqual(read)
    expect(read.item.portion).toEqual({ amount: '0.25', unit: 'l' })
    expect(read.item.allergensExtra).toEqual({ milk: 'contains' })
  })
})
