import * as z from 'zod'
import { SignedDecimal } from './decimal.ts'
import { type Exact, exactFromDecimal, exactFromInt } from './exact.ts'
import { roundToText } from './round.ts'

export const TemperatureUnit = z.enum(['C', 'F'])
export type TemperatureUnit = z.infer<typeof TemperatureUnit>

/** A temperature as it was entered (product, section 1). */
export const Temperature = z.strictObject({ value: SignedDecimal, unit: TemperatureUnit })
export type Temperature = Readonly<z.infer<typeof Temperature>>

const FREEZING_F = exactFromInt(32)
const FAHRENHEIT_PER_CELSIUS = exactFromInt(9).div(5)

/** The exact value in the other scale: °C = (°F − 32) × 5/9, °F = °C × 9/5 + 32 (rule UN7). */
export function convertTemperature({ value, unit }: Temperature, to: TemperatureUnit): Exact {
  const exact = exactFromDecimal(value)
  if (unit === to) return exact
  return to === 'C'
    ? exact.sub(FREEZING_F).div(FAHRENHEIT_PER_CELSIUS)
    : exact.mul(FAHRENHEIT_PER_CELSIUS).add(FREEZING_F)
}

/** A temperature to one decimal for display: 165 °F is "73.9" °C (rule UN7). */
export function temperatureText(temperature: Temperature, unit: TemperatureUnit): string {
  return roundToText(convertTemperature(temperature, unit), 1)
}
