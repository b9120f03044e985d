import { ESCO_OCCUPATIONS, OCCUPATIONS, type OccupationGroup } from './occupations.table.ts'
import type { Position } from './position.ts'

/** The occupation a position counts as (ISCO-08); undefined for "other", which could be any. */
export function occupationOf(position: Position): OccupationGroup | undefined {
  return position === 'other' ? undefined : OCCUPATIONS[position]
}

/** The occupation as CategoryCodes of schema.org, to be spread: of ISCO-08, and of ESCO where it is known. */
export function occupationalCategory(position: Position): Readonly<Record<string, unknown>> {
  const group = occupationOf(position)
  if (group === undefined) return {}
  const esco = ESCO_OCCUPATIONS[position]
  return {
    occupationalCategory: [
      { '@type': 'CategoryCode', inCodeSet: 'ISCO-08', codeValue: group.code, name: group.name },
      ...(esco === undefined
        ? []
        : [{ '@type': 'CategoryCode', inCodeSet: 'ESCO', codeValue: esco.uri, name: esco.name }]),
    ],
  }
}
