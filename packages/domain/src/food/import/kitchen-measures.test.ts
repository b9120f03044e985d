import { describe, expect, test } from 'vitest'
import { withCups } from './assemble-draft.ts'
import { detectKitchenMeasures } from './detect-kitchen-measures.ts'
import type { KitchenMeasures } from './parsed-line.ts'
import { readPlainTextRecipe } from './read-plain-text-recipe.ts'
import { amountAndName, metric, us } from '../../../testing/parse.ts'
import { parseIngredientLine } from './parse-ingredient-line.ts'

const british: KitchenMeasures = { ...metric, isBritish: true }
const unsure: KitchenMeasures = { cups: 'metric', isEvident: false }
const detect = (lines: readonly string[], method = ''): KitchenMeasures =>
  detectKitchenMeasures(lines, [...lines, method].join('\n'))

describe('[UN4] whose measures a recipe speaks of', () => {
  test.each<[string, readonly string[], string, KitchenMeasures]>([
    ['a gas mark', ['225g/8oz onions', '1 pint stock'], 'Bake at 180C/Gas 4.', british],
    ['a gas mark beside ounces alone', ['8oz onions', '1 pint stock'], 'Gas mark 4', british],
    ['a pint of 600 ml', ['600ml/1 pint milk', '1 lb flour'], '', british],
    ['half a pint of 300 ml', ['300ml (½ pint) milk'], '', british],
    ['a measure called imperial', ['1 imperial pint milk'], '', british],
    ['ounces beside grams', ['225g/8oz onions', '1 pint stock'], '', unsure],
    ['ounces beside grams, and grams', ['225g/8oz onions', '100 g flour', '1 pint stock'], '', metric],
    ['ounces alone', ['8oz onions', '1 cup milk'], 'Cook on a gas grill for 5 minutes.', us],
    ['a pint of 473 ml', ['1 pint (473 ml) milk', '1 lb beef'], '', us],
    ['a cup of 240 ml', ['1 cup (240 ml) milk'], '', us],
  ])('%s', (_what, lines, method, wanted) => {
    expect(detect(lines, method)).toEqual(wanted)
  })

  test('a British recipe has imperial pints, until a person says that it is American', () => {
    const draft = readPlainTextRecipe('Soup\n\n225g/8oz onions\n1 pint stock\n\nBake at Gas 4.\n', {
      kind: 'text',
      name: 'soup',
    })
    const pint = (amount: unknown) => ({ kind: 'exact', qty: { amount: '1', unit: amount } })
    expect(draft.lines[1]).toMatchObject({ amount: pint('imppt'), understood: 'full' })
    const american = withCups(draft, 'us')
    expect(american.lines[1]).toMatchObject({ amount: pint('uspt') })
    expect(withCups(american, 'metric').lines).toEqual(draft.lines)
  })
})

describe('[UN3] fluid ounces and pints', () => {
  test.each([
    ['20 fl oz (UK) milk', metric, '20 impfloz | milk'],
    ['20 imperial fl oz milk', us, '20 impfloz | milk'],
    ['16 US fl oz milk', british, '16 usfloz | milk'],
    ['1 UK pint milk', metric, '1 imppt | milk'],
    ['150ml/5fl oz milk', british, '150 ml = 5 impfloz | milk'],
    ['150ml/5fl oz milk', us, '150 ml = 5 usfloz | milk'],
    ['150ml/5fl oz milk', metric, '150 ml | milk'],
    ['150 ml (5 fl oz) milk', metric, '150 ml | milk'],
    ['8 oz milk', british, '8 impfloz | milk'],
  ])('%s', (text, kitchen, wanted) => {
    expect(amountAndName(text, kitchen)).toBe(wanted)
  })

  test('are asked about where nothing tells whose', () => {
    const reasons = (text: string) => parseIngredientLine(text, metric).reasons
    expect(reasons('20 fl oz milk')).toEqual(['pint-size'])
    expect(reasons('16 US fl oz milk')).toEqual([])
    expect(parseIngredientLine('150ml/5fl oz milk', metric).note).toBe('5fl oz')
  })
})
