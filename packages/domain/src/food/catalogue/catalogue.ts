import * as z from 'zod'
import { newCommonFields } from '../../core/documents/common-fields.ts'
import type { Timestamp } from '../../core/time/timestamp.ts'
import { type Ingredient, ingredientFields } from '../ingredients/ingredient.ts'
import { bakery } from './bakery.table.ts'
import type { CatalogueIngredient } from './catalogue-entry.ts'
import { dairyAndEggs } from './dairy-and-eggs.table.ts'
import { drinks } from './drinks.table.ts'
import { dryStore } from './dry-store.table.ts'
import { fishAndSeafood } from './fish-and-seafood.table.ts'
import { frozen } from './frozen.table.ts'
import { grainsAndPulses } from './grains-and-pulses.table.ts'
import { greengrocery } from './greengrocery.table.ts'
import { meat } from './meat.table.ts'
import { NAMES_ABROAD } from './names-abroad.table.ts'
import { readyMade } from './ready-made.table.ts'
import { sweetAndBaking } from './sweet-and-baking.table.ts'
import { TYPICAL_YIELD_NOTE, TYPICAL_YIELDS } from './typical-yields.table.ts'

const namesAbroad: ReadonlyMap<string, CatalogueIngredient['synonyms']> = new Map(
  NAMES_ABROAD.map(([id, pt, pl, ar]) => [
    id,
    [...namesIn('pt', pt), ...namesIn('pl', pl), ...namesIn('ar', ar)],
  ]),
)

/** What the tables beside the catalogue say of an entry, added to it. */
function completed(entry: CatalogueIngredient): CatalogueIngredient {
  const yields = TYPICAL_YIELDS.filter(([id]) => id === entry.id)
  return {
    ...entry,
    synonyms: [...entry.synonyms, ...(namesAbroad.get(entry.id) ?? [])],
    yields: yields.map(([, preparation, pct]) => ({ preparation, pct, note: TYPICAL_YIELD_NOTE })),
  }
}

function namesIn(lang: string, list: string): CatalogueIngredient['synonyms'] {
  return list.split(',').map((text) => ({ text: text.trim(), lang }))
}

/** Every ingredient the shared catalogue starts with. */
export const CATALOGUE: readonly CatalogueIngredient[] = [
  ...greengrocery,
  ...bakery,
  ...dairyAndEggs,
  ...meat,
  ...fishAndSeafood,
  ...grainsAndPulses,
  ...dryStore,
  ...frozen,
  ...drinks,
  ...sweetAndBaking,
  ...readyMade,
].map(completed)

/** Who the shipped entries are signed by; no person can have this id. */
export const CATALOGUE_AUTHOR = 'brigade'

const Facts = z.object(ingredientFields)

/** The document `ingredients/{id}` of a shipped entry, written at `at`. */
export function seededIngredient(entry: CatalogueIngredient, at: Timestamp): Ingredient {
  return { ...newCommonFields(CATALOGUE_AUTHOR, at), ...Facts.parse(entry) }
}
