import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Decimal } from '../../core/quantities/decimal.ts'
import { RecipeLine } from '../recipes/recipe-line.ts'
import { parseIngredientLine } from './parse-ingredient-line.ts'
import type { ParsedLine } from './parsed-line.ts'
import { metric, us } from '../../../testing/parse.ts'

describe('names, preparations and notes', () => {
  const parts = (text: string): Partial<ParsedLine> => {
    const { name, preparation, note, isOptional } = parseIngredientLine(text, metric)
    return {
      name,
      ...(preparation !== undefined && { preparation }),
      ...(note !== undefined && { note }),
      isOptional,
    }
  }

  test.each<[string, Partial<ParsedLine>]>([
    ['3 onions (medium size)', { name: 'onions', note: 'medium size', isOptional: false }],
    [
      '226 g cold butter, cut into slices',
      { name: 'butter', preparation: 'cold, cut into slices', isOptional: false },
    ],
    ['1 cup finely chopped carrots', { name: 'carrots', preparation: 'finely chopped', isOptional: false }],
    [
      '2 carrots peeled and finely chopped',
      { name: 'carrots', preparation: 'peeled and finely chopped', isOptional: false },
    ],
    [
      '1 chopped finely diced onion',
      { name: 'onion', preparation: 'chopped finely diced', isOptional: false },
    ],
    ['1 large onion sliced', { name: 'onion', preparation: 'sliced', note: 'large', isOptional: false }],
    ['butter, room temperature', { name: 'butter', preparation: 'room temperature', isOptional: false }],
    ['2 cloves garlic, minced', { name: 'garlic cloves', preparation: 'minced', isOptional: false }],
    ['8 cloves', { name: 'cloves', isOptional: false }],
    ['1 egg (optional)', { name: 'egg', isOptional: true }],
    ['(Optional) 1 egg', { name: 'egg', isOptional: true }],
    ['1 egg, optional', { name: 'egg', isOptional: true }],
    ['Mint (optional, it is strong)', { name: 'Mint', note: 'it is strong', isOptional: true }],
    ['Juice of 1/2 lemon', { name: 'lemon', preparation: 'Juice', isOptional: false }],
    ['1 litre whole milk', { name: 'whole milk', isOptional: false }],
    ['1/4 teaspoon dried thyme', { name: 'dried thyme', isOptional: false }],
    ['olive oil for greasing', { name: 'olive oil', note: 'for greasing', isOptional: false }],
    ['1 kg [rice](/rice)', { name: 'rice', isOptional: false }],
    ['2 __blood__ sausages (*morcillas*)', { name: 'blood sausages', note: 'morcillas', isOptional: false }],
    [
      '100 g cheese. Appenzeller works best.',
      { name: 'cheese', note: 'Appenzeller works best', isOptional: false },
    ],
    ['~150g bacon', { name: 'bacon', note: 'about', isOptional: false }],
    ['Sauce: 2 tbsp soy sauce', { name: 'soy sauce', note: 'Sauce', isOptional: false }],
    ['Salt - 1 1/2 teaspoons', { name: 'Salt', isOptional: false }],
    [
      'tea bags, I took 6 of them for 1 litre',
      { name: 'tea bags', note: 'I took 6 of them for 1 litre', isOptional: false },
    ],
  ])('%s', (text, wanted) => {
    expect(parts(text)).toEqual(wanted)
  })

  test('a choice and several ingredients are said, and keep their words', () => {
    expect(parseIngredientLine('2 tbsp butter or oil', metric)).toMatchObject({
      name: 'butter or oil',
      understood: 'part',
      reasons: ['alternative'],
    })
    expect(parseIngredientLine('200g wheat flour or 100g oat flour', metric)).toMatchObject({
      name: 'wheat flour',
      note: 'or 100g oat flour',
      understood: 'part',
    })
    expect(parseIngredientLine('salt and pepper', metric).reasons).toContain('several-ingredients')
  })

  test('a line without a name is not understood, and keeps its words', () => {
    expect(parseIngredientLine('100 g', metric)).toMatchObject({
      text: '100 g',
      name: '100 g',
      understood: 'none',
    })
    expect(parseIngredientLine('...', metric).understood).toBe('none')
  })
})

/** How many lines made by chance are read. */
const LINES = process.env['NIGHTLY'] === 'on' ? 20_000 : 500

describe('any line at all', () => {
  const anyLine = fc.oneof(
    fc.string({ minLength: 1, maxLength: 120 }),
    fc.string({
      unit: fc.constantFrom(...'0123456789 /-.,½¼()gcuptbs~x+*[]:|'.split('')),
      minLength: 1,
      maxLength: 60,
    }),
  )

  test('is read without failing, keeps its text, and fits a recipe', () => {
    fc.assert(
      fc.property(anyLine, (text) => {
        fc.pre(text.trim() !== '')
        const { understood: _understood, reasons: _reasons, ...line } = parseIngredientLine(text, metric)
        expect(line.text).toBe(text)
        expect(
          RecipeLine.safeParse({ ...line, lineKey: 'line-1', kind: 'ingredient' }).error?.issues ?? [],
        ).toEqual([])
      }),
      { numRuns: LINES },
    )
  })

  test('[UN9] gives only canonical decimals', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 1e12, noNaN: true }),
        fc.constantFrom('g', 'cups', ''),
        (value, unit) => {
          const { amount } = parseIngredientLine(`${value} ${unit} onions`, us)
          const decimal = amount.kind === 'exact' ? amount.qty.amount : '1'
          expect(Decimal.safeParse(decimal).success).toBe(true)
        },
      ),
    )
  })

  test.each(['constructor', 'constructor of salt', '2 constructor', '__proto__', 'toString salt'])(
    '%s is only words',
    (text) => {
      expect(parseIngredientLine(text, metric).text).toBe(text)
    },
  )

  test('longer than a line may be is kept and not taken apart', () => {
    const long = '1 (2 ('.repeat(20_000)
    expect(parseIngredientLine(long, metric)).toMatchObject({
      text: long,
      understood: 'none',
      reasons: ['too-long'],
    })
  })

  test('of the allowed length is read in time that does not run away', () => {
    const started = performance.now()
    for (const piece of [
      '1 (2 (',
      'chopped, ',
      'a ',
      '1 ',
      '- ',
      '[',
      'or 2 ',
      '. A ',
      '1-1/',
      'of ',
      'large ',
    ]) {
      const text = piece.repeat(2000).slice(0, 2000)
      expect(parseIngredientLine(text, metric).text).toBe(text)
    }
    expect(performance.now() - started).toBeLessThan(2000)
  })
})
