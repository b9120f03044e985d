/** Where a batch came from: another batch, or a line of a delivery (product, E24). */
export type BatchSource =
  | { readonly kind: 'batch'; readonly batchId: string }
  | { readonly kind: 'delivery'; readonly deliveryLineId: string; readonly supplierId: string }

/** Where a batch went, apart from other batches. */
export interface BatchUse {
  readonly batchId: string
  readonly kind: 'menu' | 'ticket' | 'transfer'
  readonly id: string
}

/** Everything a trace is made from. */
export interface TraceRecords {
  readonly batches: readonly { readonly id: string; readonly from: readonly BatchSource[] }[]
  readonly uses: readonly BatchUse[]
}

/** The way of a batch through the kitchen, both ways and to the end; nearest first. */
export interface BatchTrace {
  /** Batches that it was made from, at any depth. */
  readonly madeFrom: readonly string[]
  /** Deliveries that it or one of those came with: who supplied it (one step back). */
  readonly deliveries: readonly Extract<BatchSource, { kind: 'delivery' }>[]
  /** Batches that it went into, at any depth. */
  readonly wentInto: readonly string[]
  /** Menus, tickets and transfers that it or one of those went to (one step on). */
  readonly uses: readonly BatchUse[]
}

/**
 * Follows a batch one step back and one step on, through any depth of sub-batches (rule ST10; Regulation (EC) 178/2002
 * article 18). A batch that nobody has recorded has an empty trace.
 */
export function traceBatch(batchId: string, { batches, uses }: TraceRecords): BatchTrace {
  const sources = new Map(batches.map(({ id, from }) => [id, from]))
  const products = new Map<string, string[]>()
  for (const { id, from } of batches) {
    for (const usedId of batchIds(from)) products.set(usedId, [...(products.get(usedId) ?? []), id])
  }
  const madeFrom = reach(batchId, (id) => batchIds(sources.get(id) ?? []))
  const wentInto = reach(batchId, (id) => products.get(id) ?? [])
  const carriers = [batchId, ...wentInto]
  return {
    madeFrom,
    deliveries: [batchId, ...madeFrom].flatMap((id) =>
      (sources.get(id) ?? []).flatMap((source) => (source.kind === 'delivery' ? [source] : [])),
    ),
    wentInto,
    uses: carriers.flatMap((id) => uses.filter((use) => use.batchId === id)),
  }
}

function batchIds(sources: readonly BatchSource[]): readonly string[] {
  return sources.flatMap((source) => (source.kind === 'batch' ? [source.batchId] : []))
}

/** Everything that can be reached from a batch, itself apart, nearest first; a circle ends where it closes. */
function reach(start: string, next: (id: string) => readonly string[]): readonly string[] {
  const seen = new Set([start])
  for (const id of seen) for (const found of next(id)) seen.add(found)
  return [...seen].slice(1)
}
