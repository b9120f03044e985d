import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { exactFromDecimal as exact } from '../../core/quantities/exact.ts'
import type { Quantity } from '../../core/quantities/quantity.ts'
import type { Unit } from '../../core/quantities/unit.ts'
import { type CostSources } from './cost-sources.ts'
import { kitchenCosts, recipeCost } from './recipe-cost.ts'
import type { RecipeNode } from './recipe-graph.ts'
import {
  qty,
  needs,
  uses,
  recipe,
  price,
  kitchen,
  shown,
  batch,
  whyUnknown,
  butter,
} from '../../../testing/costed-kitchen.ts'

describe('sub-recipes', () => {
  test('[RC3] 0.5 sauce with 1000 g cheese needs 500 g; 4 pasta need 2000 g', () => {
    const recipes = {
      sauce: recipe([needs('cheese', qty('1000', 'g'))]),
      pasta: recipe([uses('sauce', qty('0.5', 'piece'))]),
      menu: recipe([uses('pasta', qty('4', 'piece'))]),
    }
    const sources = kitchen({ recipes, prices: [price('cheese', 1000, qty('1', 'kg'))] })
    expect([batch('pasta', sources), batch('menu', sources)]).toEqual(['5.00', '20.00'])
  })

  const stock = recipe([needs('butter', qty('1', 'kg'))], { yield: qty('2', 'l'), portions: 8 })
  const ofStock = (quantity: Quantity, yields: Partial<RecipeNode['current']> = {}): CostSources =>
    kitchen({
      recipes: {
        stock: { ...stock, current: { ...stock.current, ...yields } },
        dish: recipe([uses('stock', quantity)]),
      },
      prices: [butter],
    })

  test('[RC4] 400 ml of a yield of 2 l is a factor of 0.2', () => {
    const [line] = recipeCost('dish', ofStock(qty('400', 'ml')))?.lines ?? []
    expect(
      line?.kind === 'known' &&
        line.source.kind === 'recipe' &&
        line.source.batches.from.equals(exact('0.2')),
    ).toBe(true)
  })
  test('[RC4] 400 g of a yield of 2 l without density is not convertible', () =>
    expect(whyUnknown(ofStock(qty('400', 'g')))).toEqual([{ reason: 'not-convertible', from: 'g', to: 'l' }]))
  test('[RC4] a yield that was weighed as well lets it be used by weight', () =>
    expect(batch('dish', ofStock(qty('1', 'kg'), { measuredYield: qty('4', 'kg') }))).toBe('2.00'))
  test('[RC4] portions of a sub-recipe are its batch by its portions', () =>
    expect(batch('dish', ofStock(qty('2', 'portion')))).toBe('2.00'))
  test('[RC4] a sub-recipe that does not say what it gives is no-yield', () =>
    expect(whyUnknown(ofStock(qty('1', 'l'), { yield: undefined, portions: undefined }))).toEqual([
      { reason: 'no-yield' },
    ]))
  test('[CO6] a sub-recipe that is gone is said, never 0', () =>
    expect(whyUnknown(kitchen({ recipes: { dish: recipe([uses('gone', qty('1', 'piece'))]) } }))).toEqual([
      { reason: 'recipe-missing' },
    ]))
  test('[RC4] a recipe that says only its portions can be used by portions', () =>
    expect(batch('dish', ofStock(qty('4', 'portion'), { yield: undefined }))).toBe('4.00'))

  test('[CO6] butter from 8.00 to 10.00: dough uses 0.2 kg, pie uses 1 dough, pie costs 0.40 more', () => {
    const recipes = {
      dough: recipe([needs('butter', qty('0.2', 'kg'))]),
      pie: recipe([uses('dough', qty('1', 'piece'))]),
    }
    const before = batch('pie', kitchen({ recipes, prices: [butter] }))
    const after = batch('pie', kitchen({ recipes, prices: [price('butter', 1000, qty('1', 'kg'))] }))
    expect([before, after]).toEqual(['1.60', '2.00'])
  })

  test('[CO6] what is missing below makes every recipe above at least', () => {
    const recipes = {
      dough: recipe([needs('salt', qty('1', 'g'))]),
      pie: recipe([uses('dough', qty('1', 'piece'))]),
      box: recipe([uses('pie', qty('6', 'piece'))]),
    }
    expect(recipeCost('box', kitchen({ recipes, stockLines: { salt: {} } }))).toMatchObject({
      isAtLeast: true,
      lines: [{ source: { isAtLeast: true } }],
    })
  })

  test('[RC3] a stock line prepared here costs what its recipe costs', () => {
    const recipes = { stock, dish: recipe([needs('tub of stock', qty('1', 'l'))]) }
    expect(
      batch(
        'dish',
        kitchen({ recipes, stockLines: { 'tub of stock': { recipeId: 'stock' } }, prices: [butter] }),
      ),
    ).toBe('4.00')
  })

  test('[RC3] factors multiply down twelve levels', () => {
    const recipes: Record<string, RecipeNode> = { r0: recipe([needs('butter', qty('1', 'kg'))]) }
    for (let level = 1; level <= 12; level += 1)
      recipes[`r${level}`] = recipe([uses(`r${level - 1}`, qty('2', 'piece'))])
    expect(batch('r12', kitchen({ recipes, prices: [butter] }))).toBe('32768.00')
  })

  test('[RC5] a cycle is named and never costed, whatever recipe one starts from', () => {
    const named = (name: string, next: string): RecipeNode => ({
      ...recipe([uses(next, qty('1', 'piece')), needs('butter', qty('1', 'kg'))]),
      name,
    })
    const sources = kitchen({
      recipes: { a: named('A', 'b'), b: named('B', 'c'), c: named('C', 'a'), top: named('Top', 'a') },
      prices: [butter],
    })
    const books = kitchenCosts(sources)
    expect(['a', 'b', 'c', 'top'].map((id) => shown(books.of(id)?.batch.from))).toEqual([
      '8.00',
      '8.00',
      '8.00',
      '16.00',
    ])
    expect(books.of('c')?.lines[0]).toEqual({
      kind: 'unknown',
      lineKey: 'a',
      why: { reason: 'cycle', path: ['A', 'B', 'C', 'A'] },
    })
  })

  test('[RC5] a prepared stock line inside its own recipe is a cycle too', () => {
    const sources = kitchen({
      recipes: { dish: recipe([needs('self', qty('1', 'piece'))]) },
      stockLines: { self: { recipeId: 'dish' } },
    })
    expect(whyUnknown(sources)).toEqual([{ reason: 'cycle', path: ['recipe', 'recipe'] }])
  })

  test('[RC3] a recipe used whole costs what it costs, in whatever unit it is asked for', () => {
    const unit = fc.constantFrom<Unit>('ml', 'cl', 'dl', 'l')
    const inLitres = { ml: 1000, cl: 100, dl: 10, l: 1 }
    fc.assert(
      fc.property(
        fc.constantFrom('ml', 'cl', 'dl', 'l'),
        unit,
        fc.integer({ min: 1, max: 40 }),
        (asked, given, litres) => {
          const sized = (code: keyof typeof inLitres): Quantity => qty(String(litres * inLitres[code]), code)
          const base = recipe([needs('butter', qty('777', 'g'), { yieldPct: '83' })], {
            yield: sized(given === 'ml' ? 'ml' : 'l'),
          })
          const sources = kitchen({
            recipes: { base, dish: recipe([uses('base', sized(asked))]) },
            prices: [butter],
          })
          const books = kitchenCosts(sources)
          expect(books.of('dish')?.batch.from.equals(books.of('base')?.batch.from ?? exact('0'))).toBe(true)
        },
      ),
    )
  })
})
