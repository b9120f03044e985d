import { invalidArgument } from '../documents-error.ts'
import type { FieldOperator, Filter, StoredDocument, Value } from '../types.ts'
import { compareValues, equalValues } from '../values/compare-values.ts'
import { elementsOf, isNaNValue, isNull, kindOf } from '../values/value-kind.ts'
import { fieldReader } from './field-of-document.ts'

/** Whether a document passes. */
export type Test = (document: StoredDocument) => boolean

type FieldFilter = Extract<Filter, { kind: 'field' }>
type UnaryFilter = Extract<Filter, { kind: 'unary' }>

/** Compiles a filter with canonical values into a test. A field that is missing passes no filter at all. */
export function compileFilter(filter: Filter): Test {
  if (filter.kind === 'field') return compileField(filter)
  if (filter.kind === 'unary') return compileUnary(filter)
  const tests = filter.filters.map(compileFilter)
  return filter.kind === 'and'
    ? (document) => tests.every((test) => test(document))
    : (document) => tests.some((test) => test(document))
}

function compileField({ field, operator, value }: FieldFilter): Test {
  const read = fieldReader(field)
  const accepts = comparison(operator, value)
  return (document) => {
    const found = read(document)
    return found !== undefined && accepts(found)
  }
}

function compileUnary({ field, operator }: UnaryFilter): Test {
  const read = fieldReader(field)
  return (document) => {
    const found = read(document)
    if (found === undefined) return false
    if (operator === 'IS_NULL') return isNull(found)
    if (operator === 'IS_NAN') return isNaNValue(found)
    return !isNull(found) && (operator === 'IS_NOT_NULL' || !isNaNValue(found))
  }
}

/** Ranges only hold between values of one kind; "not" filters never accept null. */
function comparison(operator: FieldOperator, value: Value): (found: Value) => boolean {
  const sameKind = (found: Value) => kindOf(found) === kindOf(value)
  // NaN sorts before all numbers, and is less than none.
  const isBelow = (found: Value) => sameKind(found) && (!isNaNValue(found) || isNaNValue(value))
  const isAmong = (candidates: readonly Value[], found: Value) =>
    candidates.some((one) => equalValues(one, found))
  switch (operator) {
    case 'EQUAL':
      return (found) => equalValues(found, value)
    case 'NOT_EQUAL':
      return (found) => !isNull(found) && !equalValues(found, value)
    case 'LESS_THAN':
      return (found) => isBelow(found) && compareValues(found, value) < 0
    case 'LESS_THAN_OR_EQUAL':
      return (found) => isBelow(found) && compareValues(found, value) <= 0
    case 'GREATER_THAN':
      return (found) => sameKind(found) && compareValues(found, value) > 0
    case 'GREATER_THAN_OR_EQUAL':
      return (found) => sameKind(found) && compareValues(found, value) >= 0
    case 'ARRAY_CONTAINS':
      return (found) => isAmong(elementsOf(found), value)
    case 'ARRAY_CONTAINS_ANY':
      return (found) => elementsOf(found).some((element) => isAmong(elementsOf(value), element))
    case 'IN':
      return (found) => isAmong(elementsOf(value), found)
    case 'NOT_IN':
      return (found) =>
        !isNull(found) && !elementsOf(value).some(isNull) && !isAmong(elementsOf(value), found)
    default:
      throw invalidArgument(`"${String(operator)}" is not an operator.`)
  }
}
