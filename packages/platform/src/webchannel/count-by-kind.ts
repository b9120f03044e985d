/** How many there are of each kind; what there is none of takes no room. */
export interface CountByKind {
  of(kind: string): number
  add(kind: string): void
  take(kind: string): void
}

/** A tally at zero for every kind. */
export function createCountByKind(): CountByKind {
  const counts = new Map<string, number>()
  const of = (kind: string) => counts.get(kind) ?? 0
  return {
    of,
    add: (kind) => void counts.set(kind, of(kind) + 1),
    take(kind) {
      if (of(kind) > 1) counts.set(kind, of(kind) - 1)
      else counts.delete(kind)
    },
  }
}
