/** The number of each kind; kinds with none are left out. */
export interface CountByKind {
  of(kind: string): number
  add(kind: string): void
  take(kind: string): void
}

/** An empty count. */
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
