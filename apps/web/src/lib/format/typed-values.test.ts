import { expect, test } from 'vitest'
import { temperatureOf, typedValues } from './typed-values.ts'

test('a temperature is read as it is typed, and what no kitchen measures is refused', () => {
  expect(temperatureOf('4,5', 'C')).toEqual({ value: '4.5', unit: 'C' })
  expect(temperatureOf('−18', 'C')).toEqual({ value: '-18', unit: 'C' })
  expect(temperatureOf('-0', 'F')).toEqual({ value: '0', unit: 'F' })
  expect(temperatureOf(' ', 'C')).toBeNull()
  expect(temperatureOf('abc', 'C')).toBe('wrong')
  expect(temperatureOf('-300', 'C')).toBe('wrong')
})

test('values stand by their fields; a field without an answer stays open', () => {
  const field = { label: 'x', isRequired: true } as const
  const fields = [
    { ...field, key: 'warmth', type: 'temperature' },
    { ...field, key: 'isClean', type: 'yes or no', expected: true },
    { ...field, key: 'chlorine', type: 'number', unit: 'ppm' },
  ] as const
  expect(typedValues(fields, { warmth: '4', isClean: 'no', chlorine: 'much' })).toEqual({
    values: {
      warmth: { type: 'temperature', value: { value: '4', unit: 'C' } },
      isClean: { type: 'yes or no', value: false },
    },
    wrong: ['chlorine'],
  })
})
