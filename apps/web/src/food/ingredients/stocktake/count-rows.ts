import type { StockLine } from '@brigade/domain/food/ingredients/stock-line.ts'
import type { StorageArea } from '@brigade/domain/kitchen/kitchens/storage-area.ts'
import type { StoredDocument } from '../../../lib/reading/loadable.ts'

/** One place of a count with what lies there, in the order one walks. */
export interface CountPlace {
  /** Null for what lies in no area. */
  readonly areaId: string | null
  readonly name: string | undefined
  readonly lines: readonly StoredDocument<StockLine>[]
}

/**
 * What is counted where: each area in walking order with its lines by name, then what lies in none of them. A line that lies in
 * two areas is counted in both.
 * @param wanted - ids of the areas that are counted; all without any
 */
export function placesOf(
  lines: readonly StoredDocument<StockLine>[],
  areas: readonly StoredDocument<StorageArea>[],
  wanted: readonly string[],
): readonly CountPlace[] {
  const kept = lines
    .filter(({ content }) => content.deletedAt === undefined)
    .toSorted((one, other) => one.content.name.localeCompare(other.content.name))
  const known = new Set(areas.map(({ id }) => id))
  const isWanted = (id: string) => wanted.length === 0 || wanted.includes(id)
  const places = areas
    .filter(({ id }) => isWanted(id))
    .map(({ id, content }) => ({
      areaId: id,
      name: content.name,
      lines: kept.filter((line) => line.content.areaIds.includes(id)),
    }))
  const elsewhere = kept.filter(({ content }) => !content.areaIds.some((id) => known.has(id)))
  const rest = wanted.length === 0 ? [{ areaId: null, name: undefined, lines: elsewhere }] : []
  return [...places, ...rest].filter((place) => place.lines.length > 0)
}
