import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CostedPriceLine, CostedStockLine, CostSources } from './cost-sources.ts'
import { kitchenCosts } from './recipe-cost.ts'
import type { RecipeNode } from './recipe-graph.ts'
import type { RecipeLine } from './recipe-line.ts'

function line(kind: RecipeLine['kind'], refId: string): RecipeLine {
  const amount = { kind: 'exact', qty: { amount: '1', unit: 'kg' } } as const
  return { lineKey: refId, text: '', kind, refId, name: refId, amount }
}

function recipe(...lines: readonly RecipeLine[]): RecipeNode {
  return { name: 'Recipe', current: { yield: { amount: '1', unit: 'kg' }, lines: [...lines] } }
}

function price(lineId: string, minor: number): CostedPriceLine {
  const pack = { count: 1, size: { amount: '1', unit: 'kg' } } as const
  const priceAt = { seconds: 0, nanoseconds: 0 }
  const money = { minor, currency: 'EUR' } as const
  return { lineId, pack, price: money, priceAt, rank: 1, isAvailable: true, supplierName: 'Market' }
}

const food = (recipeId?: string): CostedStockLine => ({
  name: 'Food',
  conversions: [],
  ...(recipeId !== undefined && { recipeId }),
})

const books: CostSources = {
  recipes: new Map([
    ['stock', recipe(line('ingredient', 'bones'))],
    ['sauce', recipe(line('recipe', 'stock'), line('ingredient', 'wine'))],
    ['salad', recipe(line('ingredient', 'leaves'))],
    ['daube', recipe(line('ingredient', 'kept-sauce'))],
  ]),
  stockLines: new Map([
    ['bones', food()],
    ['wine', food()],
    ['leaves', food()],
    ['kept-sauce', food('sauce')],
  ]),
  priceLines: new Map([
    ['p-bones', price('bones', 100)],
    ['p-wine', price('wine', 700)],
    ['p-leaves', price('leaves', 900)],
  ]),
  currency: 'EUR',
}

function withPrice(lineId: string, minor: number): CostSources {
  return { ...books, priceLines: new Map(books.priceLines).set(`p-${lineId}`, price(lineId, minor)) }
}

function withRecipe(id: string, node: RecipeNode): CostSources {
  return { ...books, recipes: new Map(books.recipes).set(id, node) }
}

/** Opens books over the first state, costs everything, and goes on to the second. */
function after(later: CostSources, before: CostSources = books) {
  const first = kitchenCosts(before)
  const earlier = new Map([...before.recipes.keys()].map((id) => [id, first.of(id)]))
  const next = first.after(later)
  return {
    of: (id: string) => next.of(id),
    kept: [...later.recipes.keys()].filter((id) => next.of(id) === earlier.get(id)),
  }
}

describe('books after a change', () => {
  test('[CO6] a new price shows in every recipe above it; what it does not reach keeps its cost', () => {
    const next = after(withPrice('bones', 250))
    expect(['stock', 'sauce', 'daube', 'salad'].map((id) => next.of(id)?.batch.from.valueOf())).toEqual([
      250, 950, 950, 900,
    ])
    expect(next.kept).toEqual(['salad'])
  })

  test('[CO6] a price that goes makes the cost above it "at least"; one that comes completes it', () => {
    const none: CostSources = { ...books, priceLines: new Map([...books.priceLines].slice(1)) }
    expect([after(none).of('daube')?.isAtLeast, after(books, none).of('daube')?.isAtLeast]).toEqual([
      true,
      false,
    ])
  })

  test('[CO6] the same price on another price line is another source', () => {
    const moved = new Map(books.priceLines)
    moved.delete('p-wine')
    const next = after({ ...books, priceLines: moved.set('p-cellar', price('wine', 700)) })
    expect(next.kept).toEqual(['stock', 'salad'])
    expect(next.of('sauce')?.lines[1]).toMatchObject({ source: { priceLineId: 'p-cellar' } })
  })

  test('[RC3] a changed recipe, a new one and one that is gone reach what uses them', () => {
    const leaner = withRecipe('stock', recipe(line('ingredient', 'bones'), line('ingredient', 'leaves')))
    expect(after(leaner).of('daube')?.batch.from.valueOf()).toBe(1700)
    const without = { ...books, recipes: new Map([...books.recipes].slice(1)) }
    expect(after(without).of('sauce')?.isAtLeast).toBe(true)
    expect(after(books, without).of('sauce')?.isAtLeast).toBe(false)
  })

  test('[UN5] a new fact about a food reaches the recipes it is in', () => {
    const pieces = new Map(books.priceLines).set('p-leaves', {
      ...price('leaves', 900),
      pack: { count: 1, size: { amount: '1', unit: 'piece' } },
    })
    const before = { ...books, priceLines: pieces }
    const [from, to] = [{ amount: '1', unit: 'piece' } as const, { amount: '500', unit: 'g' } as const]
    const weighed = { ...food(), conversions: [{ from, to, note: '', source: 'weighed' }] }
    const next = after({ ...before, stockLines: new Map(books.stockLines).set('leaves', weighed) }, before)
    expect(next.of('salad')?.batch.from.valueOf()).toBe(1800)
    expect(next.kept).toEqual(['stock', 'sauce', 'daube'])
  })

  test('[MO1] nothing is taken over into books of another currency', () => {
    expect(after({ ...books, currency: 'GBP' }).of('salad')?.isAtLeast).toBe(true)
  })

  test('[RC5] a loop that comes or goes is seen, also one through a prepared stock line', () => {
    const looped = withRecipe('stock', recipe(line('recipe', 'sauce')))
    expect(after(looped).of('sauce')?.isAtLeast).toBe(true)
    expect(after(books, looped).of('sauce')?.batch.from.valueOf()).toBe(800)
    const prepared = withRecipe('stock', recipe(line('ingredient', 'kept-sauce')))
    expect(after(prepared).of('sauce')?.isAtLeast).toBe(true)
    expect(after({ ...prepared }, prepared).of('sauce')?.isAtLeast).toBe(true)
    expect(after(books, prepared).of('sauce')?.batch.from.valueOf()).toBe(800)
  })

  test('[CO6] whatever prices change, the books after it say what new books would', () => {
    const change = fc.record({
      id: fc.constantFrom('bones', 'wine', 'leaves'),
      minor: fc.integer({ min: 1, max: 5000 }),
    })
    fc.assert(
      fc.property(fc.array(change, { maxLength: 6 }), (changes) => {
        let state = books
        let kept = kitchenCosts(state)
        for (const { id, minor } of changes) {
          state = { ...state, priceLines: new Map(state.priceLines).set(`p-${id}`, price(id, minor)) }
          kept = kept.after(state)
          expect(kept.of('daube')).toEqual(kitchenCosts(state).of('daube'))
        }
      }),
    )
  })
})
