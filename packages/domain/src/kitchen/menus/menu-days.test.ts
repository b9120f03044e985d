import { expect, test } from 'vitest'
import { areMenuDatesInOrder, isMenuOn, withoutService } from './menu-days.ts'
import { withoutStation } from './route-item.ts'

test('a menu is for its weekdays, from its first to its last day', () => {
  const weekend = { days: [6, 7], from: '2026-11-01', to: '2026-11-28' }
  expect(
    ['2026-10-31', '2026-11-01', '2026-11-27', '2026-11-28', '2026-11-29'].map((day) =>
      isMenuOn(weekend, day),
    ),
  ).toEqual([false, true, false, true, false])
  expect(isMenuOn({ days: [] }, '2026-11-26')).toBe(true)
})

test('a menu that ends before it begins is out of order', () => {
  expect(areMenuDatesInOrder({ from: '2026-11-02', to: '2026-11-01' })).toBe(false)
  expect(areMenuDatesInOrder({ from: '2026-11-02', to: '2026-11-02' })).toBe(true)
  expect(areMenuDatesInOrder({ to: '2026-11-02' })).toBe(true)
})

test('a menu for one service alone does not become one for all when that service goes', () => {
  expect(withoutService(['lunch'], 'lunch')).toBeUndefined()
  expect(withoutService(['lunch', 'dinner'], 'lunch')).toEqual(['dinner'])
  expect(withoutService([], 'lunch')).toEqual([])
})

test('a dish of a station that goes is sent to another one once, or to none', () => {
  expect(withoutStation(['grill', 'sauce'], 'grill', 'sauce')).toEqual(['sauce'])
  expect(withoutStation(['grill', 'sauce'], 'grill', '')).toEqual(['sauce'])
  expect(withoutStation(['grill'], 'grill', 'larder')).toEqual(['larder'])
  expect(withoutStation(['grill'], 'grill', '')).toEqual([])
})
