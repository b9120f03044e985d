import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Exact, exactFromDecimal, exactFromInt } from '../../core/quantities/exact.ts'
import { decimalFromExact, roundToText } from '../../core/quantities/round.ts'
import { type Energy, energyOf } from './energy.ts'
import { labelAmount, labelEnergy, type LabelNutrient } from './label-amount.ts'
import { type NutrientPart, recipeNutrient } from './recipe-nutrient.ts'
import { referenceIntakePct } from './reference-intake.ts'
import { proteinFromNitrogen, saltFromSodium } from './salt-and-protein.ts'

const exact = (decimal: string): Exact => exactFromDecimal(decimal)
const energy = ({ kJ, kcal }: Energy) => `${decimalFromExact(kJ)} kJ / ${decimalFromExact(kcal)} kcal`

describe('energy', () => {
  test('[NU1] fat 10, carbohydrate 30, protein 8, fibre 3: 1040 kJ / 248 kcal', () =>
    expect(
      energy(
        energyOf({ fat: exact('10'), carbohydrate: exact('30'), protein: exact('8'), fibre: exact('3') }),
      ),
    ).toBe('1040 kJ / 248 kcal'))
  test.each([
    ['carbohydrate', '17 kJ / 4 kcal'],
    ['polyols', '10 kJ / 2.4 kcal'],
    ['protein', '17 kJ / 4 kcal'],
    ['fat', '37 kJ / 9 kcal'],
    ['salatrim', '25 kJ / 6 kcal'],
    ['alcohol', '29 kJ / 7 kcal'],
    ['organicAcid', '13 kJ / 3 kcal'],
    ['fibre', '8 kJ / 2 kcal'],
    ['erythritol', '0 kJ / 0 kcal'],
  ] as const)('[NU1] 1 g of %s is %s', (source, expected) =>
    expect(energy(energyOf({ [source]: exact('1') }))).toBe(expected),
  )
  test('[NU1] nothing has no energy', () => expect(energy(energyOf({}))).toBe('0 kJ / 0 kcal'))
})

describe('amounts on a label', () => {
  test('[NU2] 400 mg sodium: 1.0 g salt', () =>
    expect(labelAmount('salt', saltFromSodium(exact('0.4')))).toBe('1.0'))
  test('[NU2] 1.28 g nitrogen: 8.0 g protein', () =>
    expect(labelAmount('protein', proteinFromNitrogen(exact('1.28')))).toBe('8.0'))

  test.each([
    ['9.96', '10.0'],
    ['10.4', '10'],
    ['10', '10'],
    ['10.5', '11'],
    ['0.5', '<0.5'],
    ['0.51', '0.5'],
    ['0.000001', '<0.5'],
    ['0', '0'],
  ])('[NU3] %s g: %s', (grams, expected) => {
    const others: readonly LabelNutrient[] = ['fat', 'carbohydrate', 'sugars', 'protein', 'fibre']
    expect(new Set(others.map((nutrient) => labelAmount(nutrient, exact(grams))))).toEqual(
      new Set([expected]),
    )
  })
  test.each([
    ['saturates', '0.1', '<0.1'],
    ['saturates', '0.11', '0.1'],
    ['saturates', '9.96', '10.0'],
    ['saturates', '10.4', '10'],
    ['saturates', '0', '0'],
    ['salt', '0.996', '1.00'],
    ['salt', '1', '1.0'],
    ['salt', '1.25', '1.3'],
    ['salt', '0.0125', '<0.01'],
    ['salt', '0.0126', '0.01'],
    ['salt', '0', '0'],
  ] as const)('[NU4] %s %s g: %s', (nutrient, grams, expected) =>
    expect(labelAmount(nutrient, exact(grams))).toBe(expected),
  )
  test('[NU4] energy is whole', () => expect(labelEnergy(exact('1040.5'))).toBe('1041'))
  test('[NU3] less than nothing is refused', () =>
    expect(() => labelAmount('fat', exact('-0.1'))).toThrow(RangeError))

  test('[NU5] fat 21 g: 30 %', () => expect(referenceIntakePct('fat', exact('21'))).toBe(30))
  test('[NU5] salt 1.55 g: 26 %', () => expect(referenceIntakePct('salt', exact('1.55'))).toBe(26))
  test.each([
    ['kJ', '8400'],
    ['kcal', '2000'],
    ['fat', '70'],
    ['saturates', '20'],
    ['carbohydrate', '260'],
    ['sugars', '90'],
    ['protein', '50'],
    ['salt', '6'],
  ] as const)('[NU5] %s %s is all of a day', (nutrient, amount) =>
    expect(referenceIntakePct(nutrient, exact(amount))).toBe(100),
  )
})

describe('a nutrient of a recipe', () => {
  const part = (id: string, grams?: string, per100g?: string): NutrientPart => ({
    id,
    grams: grams === undefined ? undefined : exact(grams),
    per100g: per100g === undefined ? undefined : exact(per100g),
  })
  test('[NU6] 1000 g raw with 50 g fat, 800 g cooked: 6.25 g per 100 g, so 6.3', () => {
    const { per100g, isAtLeast } = recipeNutrient([part('mince', '1000', '5')], exact('800'))
    expect(per100g?.equals('6.25')).toBe(true)
    expect(per100g === undefined ? per100g : labelAmount('fat', per100g)).toBe('6.3')
    expect(isAtLeast).toBe(false)
  })
  test('[NU6] 750 g of 1000 g with known fat: at least, 75 % of weight known', () => {
    const found = recipeNutrient([part('mince', '750', '10'), part('spice', '250')], exact('1000'))
    expect(found).toMatchObject({ isAtLeast: true, missing: ['spice'] })
    expect([found.knownPct, found.per100g].map((value) => value && roundToText(value, 1))).toEqual([
      '75.0',
      '7.5',
    ])
  })
  test('[NU6] a part of 0 g hides nothing', () =>
    expect(recipeNutrient([part('mince', '10', '10'), part('spice', '0')], exact('10'))).toMatchObject({
      isAtLeast: false,
      missing: [],
    }))
  test('[NU6] a part without a weight is missing, and no share of the weight is known', () => {
    const found = recipeNutrient([part('mince', '10', '10'), part('salt', undefined, '0')], exact('10'))
    expect(found).toMatchObject({ isAtLeast: true, missing: ['salt'] })
    expect(found).not.toHaveProperty('knownPct')
  })
  test('[NU6] when nothing is known there is no value, not even 0', () =>
    expect(recipeNutrient([part('spice', '5')], exact('5'))).not.toHaveProperty('per100g'))
  test('[NU6] a finished food of no weight is refused', () =>
    expect(() => recipeNutrient([], exact('0'))).toThrow(RangeError))
  test('[NU6] cooking changes the concentration, never the amount', () => {
    const parts = fc.array(fc.tuple(fc.integer({ min: 1, max: 5000 }), fc.integer({ min: 0, max: 100 })), {
      minLength: 1,
      maxLength: 8,
    })
    fc.assert(
      fc.property(parts, fc.integer({ min: 1, max: 9000 }), (pairs, cooked) => {
        const found = recipeNutrient(
          pairs.map(([grams, share], index) => part(String(index), String(grams), String(share))),
          exactFromInt(cooked),
        )
        const hundredths = pairs.reduce((sum, [grams, share]) => sum + grams * share, 0)
        expect(found.per100g?.mul(cooked).equals(hundredths)).toBe(true)
      }),
    )
  })
})
