import { exchangeUnits } from './exchange-units.table.ts'

/** A unit that has a code in the exchange of data. */
export type ExchangeUnit = keyof typeof exchangeUnits
export type ExchangeCode = (typeof exchangeUnits)[ExchangeUnit]

const isExchangeUnit = (name: string): name is ExchangeUnit => Object.hasOwn(exchangeUnits, name)

const unitsByCode: ReadonlyMap<string, ExchangeUnit> = new Map(
  Object.keys(exchangeUnits)
    .filter(isExchangeUnit)
    .map((unit) => [exchangeUnits[unit], unit]),
)

/** The code a unit is exchanged with, such as "KGM"; undefined for a unit that has none, such as a bunch (rule UN8). */
export function exchangeCode(unit: string): ExchangeCode | undefined {
  return isExchangeUnit(unit) ? exchangeUnits[unit] : undefined
}

/** The unit a code stands for; undefined when the code is not known (rule UN8). */
export function unitOfExchangeCode(code: string): ExchangeUnit | undefined {
  return unitsByCode.get(code)
}

/** Lines of an exchange whose unit is known, and those that are refused for theirs. */
export interface ReadExchange<Line> {
  readonly lines: readonly { readonly line: Line; readonly unit: ExchangeUnit }[]
  readonly refused: readonly Line[]
}

/** Reads the units of lines: one with an unknown code is refused, the rest is kept (rule UN8). */
export function readExchangeUnits<Line extends { readonly unitCode: string }>(
  lines: readonly Line[],
): ReadExchange<Line> {
  const read = lines.map((line) => ({ line, unit: unitOfExchangeCode(line.unitCode) }))
  return {
    lines: read.flatMap(({ line, unit }) => (unit === undefined ? [] : [{ line, unit }])),
    refused: read.flatMap(({ line, unit }) => (unit === undefined ? [line] : [])),
  }
}
