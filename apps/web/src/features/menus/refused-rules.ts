import type { WriteOutcome } from '../../data/write.ts'

/** Why a write was refused before it was made, field by field; null when it was made. */
export function refusedRules(outcome: WriteOutcome): string | null {
  if (outcome.state === 'kept') return null
  return outcome.state === 'refused'
    ? outcome.problems.map(({ field, rule }) => `${field}: ${rule}`).join(', ')
    : ''
}
