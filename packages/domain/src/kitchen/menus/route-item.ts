/**
 * The stations of an item or a section after one of them is gone: another takes its place, or none does. Nowhere left is
 * empty, which hands the item to its section, and the section to the pass.
 * @param to - the station that takes over; empty for none
 */
export function withoutStation(stationIds: readonly string[], gone: string, to: string): string[] {
  const left = stationIds.flatMap((id) => (id === gone ? (to === '' ? [] : [to]) : [id]))
  return [...new Set(left)]
}
