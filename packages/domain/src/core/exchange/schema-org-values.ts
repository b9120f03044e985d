import { unitOfExchangeCode } from '../quantities/exchange-unit.ts'
import { cleanHtmlText } from '../text/clean-html-text.ts'

/** A parsed JSON object of which nothing is known. */
export type JsonObject = Readonly<Record<string, unknown>>

/** Whether a value is an object with names, neither list nor null. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A value as a list: absent is empty, one is a list of one. */
export function listOf(value: unknown): readonly unknown[] {
  if (value === undefined || value === null || value === '') return []
  return Array.isArray(value) ? value : [value]
}

/** The clean text of a string or number, of a list's entries line by line, or of an object's `@value`, `text`, `name` or quantity; empty for anything else. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return cleanHtmlText(value)
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  if (Array.isArray(value)) return textsOf(value).join('\n')
  if (!isJsonObject(value)) return ''
  return textOf(value['@value'] ?? value['text'] ?? value['name']) || quantityTextOf(value)
}

/** The words of a QuantitativeValue or PropertyValue: "200 g", "4-6 servings"; empty without a value. */
export function quantityTextOf(value: unknown): string {
  if (!isJsonObject(value)) return textOf(value)
  const [low, high] = [textOf(value['minValue']), textOf(value['maxValue'])]
  const range = low === '' || high === '' ? low || high : `${low}-${high}`
  const amount = textOf(value['value']) || range
  const code = textOf(value['unitCode'])
  const unit = textOf(value['unitText']) || (unitOfExchangeCode(code) ?? code)
  return amount === '' ? '' : `${amount} ${unit}`.trim()
}

/** The clean texts of a list, empty ones left out. */
export function textsOf(value: unknown): readonly string[] {
  return listOf(value)
    .map(textOf)
    .filter((text) => text !== '')
}

/** Whether an object is of a schema.org type, whichever way the type is written. */
export function isOfType(value: JsonObject, type: string): boolean {
  return listOf(value['@type'] ?? value['type']).some(
    (name) =>
      typeof name === 'string' &&
      name.replace(/^(?:https?:\/\/(?:www\.)?schema\.org\/|schema:)/i, '') === type,
  )
}
