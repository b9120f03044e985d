import type { CatalogueIngredient } from './catalogue-entry.ts'
import { STORAGE_BY_CATEGORY, STORAGE_BY_ID, type TypicalStorage } from './typical-storage.table.ts'

/** Where a catalogue ingredient is usually kept and for how long: a default of the house, to be offered, no law. */
export function typicalStorage({
  id,
  category,
  isTcs,
}: Pick<CatalogueIngredient, 'id' | 'category' | 'isTcs'>): TypicalStorage {
  const usual = STORAGE_BY_CATEGORY[category]
  return STORAGE_BY_ID[id] ?? (isTcs === true ? usual.chilled : usual.other)
}
