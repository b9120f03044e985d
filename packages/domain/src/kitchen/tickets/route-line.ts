/** What sends an item to its stations: the item itself, its section, its menu, and the kitchen's stations in their order. */
interface Routing {
  readonly itemStationIds: readonly string[]
  readonly sectionStationIds: readonly string[]
  readonly menuStationIds?: readonly string[]
  readonly stations: readonly { readonly id: string; readonly isExpediter: boolean }[]
}

/** Where a kitchen that has set up no stations cooks everything. */
export const WHOLE_LINE = 'line'

/**
 * The stations an item is cooked at, never none (product 5.2, Stations): its own, else its section's, else its menu's, else the expediter,
 * who sees that it is nobody's; in a kitchen without stations one line cooks everything.
 */
export function stationsFor({
  itemStationIds,
  sectionStationIds,
  menuStationIds = [],
  stations,
}: Routing): readonly [string, ...string[]] {
  const known = (ids: readonly string[]) => ids.filter((id) => stations.some((station) => station.id === id))
  const candidates = [
    known(itemStationIds),
    known(sectionStationIds),
    known(menuStationIds),
    stations.filter(({ isExpediter }) => isExpediter).map(({ id }) => id),
    stations.map(({ id }) => id),
  ]
  const [first = WHOLE_LINE, ...others] = candidates.find((ids) => ids.length > 0) ?? []
  return [first, ...others]
}
