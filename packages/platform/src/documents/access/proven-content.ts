import type { DocumentData } from '@brigade/contract/document.ts'
import { invalidArgument } from '../documents-error.ts'
import { NAME_FIELD, parseFieldPath } from '../field-path.ts'
import { MAX_DISJUNCTIONS } from '../limits.ts'
import type { Filter, Value } from '../types.ts'
import { withValuesAt } from '../values/fields.ts'
import { plainData } from '../values/plain-data.ts'
import { elementsOf } from '../values/value-kind.ts'

type Proof = readonly { readonly field: string; readonly value: Value }[]

/**
 * What a filter proves of every document that passes: one content for each alternative, such that every document
 * has at least the fields of one of them. Only equalities prove; an element proves a list with that one element.
 */
export function provenContents(filter: Filter | undefined): readonly DocumentData[] {
  const proofs = filter === undefined ? [] : alternatives(filter)
  // A filter that no document can pass proves nothing either: the question must be asked.
  return (proofs.length === 0 ? [[]] : proofs).map((proof) => {
    const fields = withValuesAt({}, (put) => {
      for (const { field, value } of proof) if (field !== NAME_FIELD) put(parseFieldPath(field), value)
    })
    return plainData(fields)
  })
}

function alternatives(filter: Filter): readonly Proof[] {
  if ('filters' in filter) {
    if (filter.kind === 'or') return checked(filter.filters.flatMap(alternatives))
    let proofs: readonly Proof[] = [[]]
    for (const inner of filter.filters) {
      const more = alternatives(inner)
      proofs = checked(proofs.flatMap((proof) => more.map((other) => [...proof, ...other])))
    }
    return proofs
  }
  const { field } = filter
  if (filter.kind === 'unary')
    return [filter.operator === 'IS_NULL' ? [{ field, value: { nullValue: null } }] : []]
  const listOf = (value: Value): Value => ({ arrayValue: { values: [value] } })
  switch (filter.operator) {
    case 'EQUAL':
      return [[{ field, value: filter.value }]]
    case 'IN':
      return checked(elementsOf(filter.value).map((value) => [{ field, value }]))
    case 'ARRAY_CONTAINS':
      return [[{ field, value: listOf(filter.value) }]]
    case 'ARRAY_CONTAINS_ANY':
      return checked(elementsOf(filter.value).map((value) => [{ field, value: listOf(value) }]))
    default:
      return [[]]
  }
}

function checked(proofs: readonly Proof[]): readonly Proof[] {
  if (proofs.length > MAX_DISJUNCTIONS)
    throw invalidArgument(`A query may have at most ${MAX_DISJUNCTIONS} alternatives.`)
  return proofs
}
