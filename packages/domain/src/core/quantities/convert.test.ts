import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { convert, type ConversionFact, unitFactor } from './convert.ts'
import { exactFromDecimal } from './exact.ts'
import type { Quantity } from './quantity.ts'
import { decimalFromExact } from './round.ts'
import { dimensionOf, unitCodes } from './unit-codes.ts'
import type { Unit } from './unit.ts'
import { namedMeasures } from './units.table.ts'

const qty = (amount: string, unit: Unit): Quantity => ({ amount, unit })
const fact = (from: Quantity, to: Quantity): ConversionFact => ({ from, to })

/** The converted amount as a decimal, or the refusal. */
function converted(quantity: Quantity, to: Unit, facts: readonly ConversionFact[] = []): string | undefined {
  const amount = convert(quantity, to, facts)
  return amount === 'not-convertible' ? amount : decimalFromExact(amount)
}

/** For sizes with more than six fraction digits. */
function isExactly(quantity: Quantity, to: Unit, expected: string): boolean {
  const amount = convert(quantity, to)
  return amount !== 'not-convertible' && amount.equals(exactFromDecimal(expected))
}

describe('units of one kind', () => {
  test('[UN1] 2 lb are 907.18474 g', () => expect(converted(qty('2', 'lb'), 'g')).toBe('907.18474'))
  test('[UN1] 16 oz are 1 lb', () => expect(converted(qty('16', 'oz'), 'lb')).toBe('1'))
  test('[UN1] a tonne is a million grams', () => expect(converted(namedMeasures.tonne, 'g')).toBe('1000000'))
  test('[UN1] 1000 mg are 1 g', () => expect(converted(qty('1000', 'mg'), 'g')).toBe('1'))

  test('[UN2] 1 US cup is 236.5882365 ml', () =>
    expect(isExactly(qty('1', 'uscup'), 'ml', '236.5882365')).toBe(true))
  test('[UN2] 1 US tsp is 4.92892159375 ml', () =>
    expect(isExactly(qty('1', 'ustsp'), 'ml', '4.92892159375')).toBe(true))
  test.each([
    ['usqt', '4'],
    ['uspt', '8'],
    ['uscup', '16'],
    ['usfloz', '128'],
    ['ustbsp', '256'],
    ['ustsp', '768'],
  ] as const)('[UN2] a US gallon in %s is %s', (unit, amount) =>
    expect(converted(qty('1', 'usgal'), unit)).toBe(amount),
  )

  test('[UN3] 1 imperial pint is 568.26125 ml', () =>
    expect(converted(qty('1', 'imppt'), 'ml')).toBe('568.26125'))
  test('[UN3] 1 imperial fluid ounce is 28.4130625 ml', () =>
    expect(isExactly(qty('1', 'impfloz'), 'ml', '28.4130625')).toBe(true))
  test.each([
    ['impqt', '4'],
    ['imppt', '8'],
    ['impfloz', '160'],
  ] as const)('[UN3] an imperial gallon in %s is %s', (unit, amount) =>
    expect(converted(qty('1', 'impgal'), unit)).toBe(amount),
  )
  test('[UN3] a US pint is not an imperial pint', () =>
    expect(converted(qty('1', 'uspt'), 'imppt')).not.toBe('1'))

  test('[UN4] 1 metric cup is 50 metric tsp', () => expect(converted(qty('1', 'cup'), 'tsp')).toBe('50'))
  test('[UN4] 1 cup is 250 ml, not 236.5882365', () => expect(converted(qty('1', 'cup'), 'ml')).toBe('250'))
  test('[UN4] 3 Australian tablespoons are 60 ml', () => {
    const spoon = namedMeasures['Australian tablespoon']
    expect(exactFromDecimal(spoon.amount).mul(3).equals(60)).toBe(true)
    expect(spoon.unit).toBe('ml')
  })
})

describe('facts of a food', () => {
  const flour = [fact(qty('1', 'uscup'), qty('125', 'g'))]

  test('[UN5] 1 US cup of flour is 125 g by its fact', () =>
    expect(converted(qty('1', 'uscup'), 'g', flour)).toBe('125'))
  test('[UN5] 1 US cup of flour without a fact is not convertible', () =>
    expect(converted(qty('1', 'uscup'), 'g')).toBe('not-convertible'))
  test('[UN5] millilitres never become grams by themselves', () =>
    expect(converted(qty('1', 'ml'), 'g')).toBe('not-convertible'))
  test('[UN5] pieces need a weight for each', () => {
    expect(converted(qty('2', 'piece'), 'g')).toBe('not-convertible')
    expect(converted(qty('2', 'piece'), 'kg', [fact(qty('1', 'piece'), qty('50', 'g'))])).toBe('0.1')
  })
  test('[UN5] a piece and a bunch are not each other', () =>
    expect(converted(qty('1', 'piece'), 'bunch')).toBe('not-convertible'))
  test('[UN5] of two densities the one that names the unit counts', () => {
    const salt = [fact(qty('1', 'cup'), qty('290', 'g')), fact(qty('1', 'tsp'), qty('6', 'g'))]
    expect(converted(qty('2', 'tsp'), 'g', salt)).toBe('12')
    expect(converted(qty('2', 'cup'), 'g', salt)).toBe('580')
  })

  const bottle = [fact(qty('1', 'bottle'), qty('34', 'tbsp'))]
  test('[UN6] 1 tbsp to a bottle of 34 and back is 1 tbsp', () =>
    expect(unitFactor('tbsp', 'bottle', bottle)).toSatisfy(
      (there) => typeof there !== 'string' && there.mul(unitFactor('bottle', 'tbsp', bottle)).equals(1),
    ))
  test('[UN6] 1 ml to a bottle of 750 ml and back is 1 ml', () => {
    const facts = [fact(qty('1', 'bottle'), qty('750', 'ml'))]
    expect(unitFactor('ml', 'bottle', facts)).toSatisfy(
      (there) => typeof there !== 'string' && there.mul(unitFactor('bottle', 'ml', facts)).equals(1),
    )
  })
  test('[UN6] there and back is the very same for any units and any facts', () => {
    const unit = fc.constantFrom(...unitCodes)
    const amount = fc
      .integer({ min: 1, max: 99_999 })
      .map((parts) => decimalFromExact(exactFromDecimal(String(parts)).div(100)))
    const quantity = fc.tuple(amount, unit).map(([value, code]) => qty(value ?? '1', code))
    const facts = fc.array(
      fc.tuple(quantity, quantity).map(([from, to]) => fact(from, to)),
      { maxLength: 6 },
    )
    fc.assert(
      fc.property(unit, unit, facts, (from, to, known) => {
        const [there, back] = [unitFactor(from, to, known), unitFactor(to, from, known)]
        expect(
          typeof there === 'string' ? back === there : typeof back !== 'string' && there.mul(back).equals(1),
        ).toBe(true)
      }),
      { numRuns: 400 },
    )
  })
  test('[UN6] units of one kind convert without facts, both ways', () => {
    const measured = unitCodes.filter((code) => dimensionOf(code) === 'volume')
    expect(measured.every((code) => unitFactor(code, 'ml') !== 'not-convertible')).toBe(true)
  })

  test('[UN5] a fact that names both units counts before one that names one, wherever it stands', () => {
    const facts = [
      fact(qty('1', 'l'), qty('500', 'g')),
      fact(qty('1', 'cup'), qty('100', 'g')),
      fact(qty('1', 'cup'), qty('130', 'mg')),
    ]
    expect(converted(qty('1', 'cup'), 'g', facts)).toBe('100')
    expect(converted(qty('130', 'mg'), 'cup', facts)).toBe('1')
    expect(converted(qty('130', 'mg'), 'cup', facts.toReversed())).toBe('1')
  })
  test('[UN5] nothing of a unit on either side of a fact says nothing', () => {
    expect(converted(qty('1', 'cup'), 'g', [fact(qty('0', 'cup'), qty('100', 'g'))])).toBe('not-convertible')
    expect(converted(qty('1', 'cup'), 'g', [fact(qty('1', 'cup'), qty('0', 'g'))])).toBe('not-convertible')
  })

  const wine = [fact(qty('1', 'case'), qty('6', 'bottle')), fact(qty('1', 'bottle'), qty('750', 'ml'))]
  test('[UN12] 2 cases of 6 bottles of 750 ml are 9 l', () =>
    expect(converted(qty('2', 'case'), 'l', wine)).toBe('9'))
  test('[UN12] 3 l are 4 bottles of 750 ml', () => expect(converted(qty('3', 'l'), 'bottle', wine)).toBe('4'))
  test('[UN12] a chain with a missing step is not convertible', () =>
    expect(converted(qty('1', 'pallet'), 'l', wine)).toBe('not-convertible'))
  test('[UN12] a chain goes on through a density', () =>
    expect(converted(qty('1', 'case'), 'kg', [...wine, fact(qty('1', 'l'), qty('0.9', 'kg'))])).toBe('4.05'))
})
