import { expect, test } from 'vitest'
import type { DocumentData } from '@brigade/contract/document.ts'
import { DAY_MS } from '../../core/time/span.ts'
import { timestampFromMs } from '../../core/time/timestamp.ts'
import { isBinOver, pathsNamed } from './empty-bin.ts'

const binnedMs = Date.UTC(2026, 4, 3, 12)
const deletedAt = timestampFromMs(binnedMs)
const days = (count: number) => timestampFromMs(binnedMs + count * DAY_MS)

test('what is in the bin goes after 30 days, not before; what is not there stays', () => {
  expect(isBinOver({ deletedAt }, deletedAt, timestampFromMs(binnedMs + 30 * DAY_MS - 1))).toBe(false)
  expect(isBinOver({ deletedAt }, deletedAt, days(30))).toBe(true)
  // A device's clock may be months behind, and what was put there offline may arrive weeks later.
  expect(isBinOver({ deletedAt }, days(31), days(60))).toBe(false)
  expect(isBinOver({ deletedAt: 'yesterday' }, deletedAt, days(4000))).toBe(false)
  expect(isBinOver({}, deletedAt, days(4000))).toBe(false)
})

test('a menu that guests have read keeps its place, also in the bin', () =>
  expect(isBinOver({ deletedAt, publicId: 'menu' }, deletedAt, days(4000))).toBe(false))

test('recipes, their versions and options name lines of their own kitchen and recipes', () => {
  const line = (kind: string, refId?: string) => ({ kind, refId })
  const lines = [line('ingredient', 'salt'), line('recipe', 'stock'), line('ingredient')]
  const found = new Map<string, DocumentData>([
    ['recipes/soup', { current: { lines } }],
    ['recipes/soup/versions/1', { content: { lines: [line('ingredient', 'pepper')] } }],
    ['kitchens/tern/menus/m/items/i', { options: [{ recipeId: 'chips' }, {}] }],
  ])
  const salt = 'kitchens/tern/ingredients/salt'
  const pepper = 'kitchens/tern/ingredients/pepper'
  const named = pathsNamed('tern', found)
  for (const path of [salt, pepper, 'recipes/stock', 'recipes/chips']) expect(named).toContain(path)
  expect(pathsNamed('wren', found)).not.toContain(salt)
})
