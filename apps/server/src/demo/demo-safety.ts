import type { Pantry } from '@brigade/builders/build-pantry.ts'
import { buildSafety } from '@brigade/builders/build-safety.ts'
import type { BuiltDocument } from '@brigade/builders/built-document.ts'
import type { Timestamp } from '@brigade/domain/core/time/timestamp.ts'

const degrees = (value: string) => ({
  temperature: { type: 'temperature' as const, value: { value, unit: 'C' as const } },
})

/** The demo kitchen's checks: those of today that are past are recorded, the next ones wait for a newcomer. */
export function demoSafety(
  pantry: Pantry,
  { team, at }: { readonly team: readonly string[]; readonly at: Timestamp },
): readonly BuiltDocument[] {
  return buildSafety(
    pantry,
    {
      jurisdiction: 'EU',
      kitchen: { zone: 'Europe/Lisbon', dayStartsAt: '04:00' },
      names: {
        fridge: 'Walk-in fridge',
        freezer: 'Freezer',
        hotHold: 'Hot holding at the pass',
        cleaning: 'Closing clean',
        cooling: 'Cooling',
      },
      found: { fridge: degrees('3.5'), freezer: degrees('-19'), hotHold: degrees('66') },
      by: team,
    },
    at,
  )
}
