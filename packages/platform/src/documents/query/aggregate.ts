import { invalidArgument } from '../documents-error.ts'
import type { Aggregation, StoredDocument, Value } from '../types.ts'
import { canonicalValue } from '../values/canonical-value.ts'
import { numberIn } from '../values/value-kind.ts'
import { fieldReader } from './field-of-document.ts'

/**
 * Counts, sums and averages over the result of a query. A document that lacks a field of any of the aggregations
 * takes part in none of them; what is not a number is left out of sums and averages.
 */
export function aggregate(
  documents: readonly StoredDocument[],
  aggregations: readonly Aggregation[],
): Readonly<Record<string, Value>> {
  const readers = aggregations.flatMap(({ field }) => (field === undefined ? [] : [fieldReader(field)]))
  const counted = documents.filter((document) => readers.every((read) => read(document) !== undefined))
  return Object.fromEntries(aggregations.map((one) => [one.alias, aggregateOne(counted, one)]))
}

function aggregateOne(documents: readonly StoredDocument[], { kind, field, upTo }: Aggregation): Value {
  if (kind === 'count') return { integerValue: String(Math.min(documents.length, upTo ?? documents.length)) }
  if (field === undefined) throw invalidArgument(`The aggregation ${kind} needs a field.`)
  const read = fieldReader(field)
  const values = documents
    .flatMap((document) => read(document) ?? [])
    .filter((one) => numberIn(one) !== undefined)
  const total = sum(values)
  if (kind === 'sum') return total
  if (values.length === 0) return { nullValue: null }
  return canonicalValue({ doubleValue: Number(numberIn(total) ?? 0) / values.length })
}

/** Integers add up to an integer as long as 64 bits hold it; after that, and with any double, to a double. */
function sum(values: readonly Value[]): Value {
  let integers = 0n
  const doubles: number[] = []
  for (const value of values) {
    if ('integerValue' in value) integers += BigInt(value.integerValue)
    else doubles.push(Number(numberIn(value)))
  }
  if (doubles.length === 0 && BigInt.asIntN(64, integers) === integers)
    return { integerValue: String(integers) }
  return canonicalValue({ doubleValue: sumOfDoubles([...doubles, Number(integers)]) })
}

/** Small enough that no number of documents brings numbers of this size out of range. */
const SCALE = 2 ** -64

/** Numbers whose sum fits may leave the range of doubles on the way there; then they are summed up smaller. */
function sumOfDoubles(doubles: readonly number[]): number {
  const total = doubles.reduce((before, one) => before + one, 0)
  if (Number.isFinite(total) || !doubles.every(Number.isFinite)) return total
  return doubles.reduce((before, one) => before + one * SCALE, 0) / SCALE
}
