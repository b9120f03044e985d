import { decimalFromTyped } from '@brigade/domain/core/quantities/decimal-from-typed.ts'
import { latinDigits } from '@brigade/domain/core/quantities/typed-digits.ts'
import { Temperature } from '@brigade/domain/core/quantities/temperature.ts'
import {
  type SafetyField,
  SafetyValue,
  type SafetyValues,
} from '@brigade/domain/kitchen/safety/safety-field.ts'
import * as z from 'zod'
import { maxLengthOf } from '../drafts/field-limits.ts'

/** No kitchen measures beyond these: what is typed outside is a slip of the finger (journey 33). */
const COLDEST = -100
const HOTTEST = 400

/** How much may be typed for the fields of a check, by their kind. */
export const TypedValue = z.object({
  /** Three digits, a decimal and their signs, with room to spare. */
  temperature: z.string().max(8),
  text: z.string().max(maxLengthOf(SafetyValue, 'value') ?? 0),
})

/** What was typed as a temperature; null for nothing, `wrong` for what is none. */
export function temperatureOf(text: string, unit: Temperature['unit']): Temperature | null | 'wrong' {
  const trimmed = latinDigits(text).replace('−', '-')
  if (trimmed === '' || trimmed === '-') return null
  const isNegative = trimmed.startsWith('-')
  const typed = decimalFromTyped(isNegative ? trimmed.slice(1) : trimmed)
  if (!typed.ok) return 'wrong'
  const value = isNegative && typed.decimal !== '0' ? `-${typed.decimal}` : typed.decimal
  if (Number(value) < COLDEST || Number(value) > HOTTEST) return 'wrong'
  return Temperature.safeParse({ value, unit }).data ?? 'wrong'
}

/** The unit in which a field's limit is printed; degrees Celsius without one. */
export function unitOf(field: SafetyField): Temperature['unit'] {
  return field.type === 'temperature' ? ((field.atMost ?? field.atLeast)?.unit ?? 'C') : 'C'
}

function valueOf(field: SafetyField, text: string): SafetyValue | null | 'wrong' {
  if (field.type === 'temperature') {
    const temperature = temperatureOf(text, unitOf(field))
    return temperature === null || temperature === 'wrong'
      ? temperature
      : { type: 'temperature', value: temperature }
  }
  if (text.trim() === '') return null
  switch (field.type) {
    case 'yes or no':
      return { type: 'yes or no', value: text === 'yes' }
    case 'number': {
      const typed = decimalFromTyped(text)
      return typed.ok ? { type: 'number', value: typed.decimal } : 'wrong'
    }
    case 'choice':
      return { type: 'choice', value: text }
    case 'text':
      return { type: 'text', value: text.trim() }
    case 'photo':
      return null
  }
}

/** What was typed for the fields of a check, by their keys: the values, and the fields whose text is none. */
export function typedValues(
  fields: readonly SafetyField[],
  typed: Readonly<Record<string, string>>,
): { readonly values: SafetyValues; readonly wrong: readonly string[] } {
  const read = fields.map((field) => ({ key: field.key, value: valueOf(field, typed[field.key] ?? '') }))
  return {
    values: Object.fromEntries(
      read.flatMap(({ key, value }) => (value === null || value === 'wrong' ? [] : [[key, value]])),
    ),
    wrong: read.filter(({ value }) => value === 'wrong').map(({ key }) => key),
  }
}
