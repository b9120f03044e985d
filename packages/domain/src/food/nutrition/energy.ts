import { type Exact, EXACT_ZERO, exactFromDecimal } from '../../core/quantities/exact.ts'

/** Energy of one gram, in kJ and kcal [Regulation (EU) 1169/2011 annex XIV]. */
const ENERGY_PER_GRAM = {
  /** Without polyols, which count apart. */
  carbohydrate: { kJ: '17', kcal: '4' },
  /** Without erythritol, which counts apart. */
  polyols: { kJ: '10', kcal: '2.4' },
  erythritol: { kJ: '0', kcal: '0' },
  protein: { kJ: '17', kcal: '4' },
  fat: { kJ: '37', kcal: '9' },
  salatrim: { kJ: '25', kcal: '6' },
  alcohol: { kJ: '29', kcal: '7' },
  organicAcid: { kJ: '13', kcal: '3' },
  fibre: { kJ: '8', kcal: '2' },
} as const

/** What energy is counted from. */
export type EnergySource = keyof typeof ENERGY_PER_GRAM

const isSource = (name: string): name is EnergySource => Object.hasOwn(ENERGY_PER_GRAM, name)

/** All sources of energy, in the order of the law. */
export const ENERGY_SOURCES: readonly EnergySource[] = Object.keys(ENERGY_PER_GRAM).filter(isSource)

export interface Energy {
  readonly kJ: Exact
  readonly kcal: Exact
}

/**
 * Energy of the given grams, exact (rule NU1); kJ and kcal are each made from grams, never one from the other. A source
 * that is not given counts as 0 g, so give all that is known to be there.
 */
export function energyOf(grams: Readonly<Partial<Record<EnergySource, Exact>>>): Energy {
  const sum = (unit: 'kJ' | 'kcal') =>
    ENERGY_SOURCES.reduce(
      (total, source) =>
        total.add((grams[source] ?? EXACT_ZERO).mul(exactFromDecimal(ENERGY_PER_GRAM[source][unit]))),
      EXACT_ZERO,
    )
  return { kJ: sum('kJ'), kcal: sum('kcal') }
}
