import { type Exact, exactFromDecimal } from '../../core/quantities/exact.ts'

const SALT_PER_SODIUM = exactFromDecimal('2.5')
const PROTEIN_PER_NITROGEN = exactFromDecimal('6.25')

/** Salt = sodium × 2.5, in the unit of the sodium (rule NU2; Regulation (EU) 1169/2011 annex I). */
export function saltFromSodium(sodium: Exact): Exact {
  return sodium.mul(SALT_PER_SODIUM)
}

/** Protein = Kjeldahl nitrogen × 6.25, in the unit of the nitrogen (rule NU2; Regulation (EU) 1169/2011 annex I). */
export function proteinFromNitrogen(nitrogen: Exact): Exact {
  return nitrogen.mul(PROTEIN_PER_NITROGEN)
}
