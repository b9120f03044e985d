import { expect, test } from 'vitest'
import { areaFromTyped, NEW_AREA, typedAreas, unreadIn } from './typed-areas.ts'

test('an area is read as it is typed, rounded to about a kilometre', () => {
  const area = areaFromTyped({ label: ' Lisbon ', near: '38.72333, -9.13944', km: '25' })
  expect(area).toEqual({ label: 'Lisbon', centre: { latitude: 38.72, longitude: -9.14 }, radiusKm: 25 })
  const areas = area === undefined ? [] : [area]
  expect(typedAreas(areas)).toEqual([{ label: 'Lisbon', near: '38.72, -9.14', km: '25' }])
})

test('an area without a name is called by its coordinates', () => {
  expect(areaFromTyped({ ...NEW_AREA, near: '48.86, 2.35' })?.label).toBe('48.86, 2.35')
})

test.each([
  [{ label: 'Lisbon', near: 'Lisbon', km: '25' }, ['near']],
  [{ label: '', near: '48.86, 2.35', km: '0' }, ['km']],
  [{ label: '', near: '48.86, 2.35', km: '101' }, ['km']],
  [{ label: '', near: '', km: 'far' }, ['near', 'km']],
])('%j cannot be read', (typed, fields) => {
  expect(unreadIn(typed)).toEqual(fields)
  expect(areaFromTyped(typed)).toBeUndefined()
})
