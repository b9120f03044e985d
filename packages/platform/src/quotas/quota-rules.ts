/** So much at once, and so much more with every hour that passes. */
export interface Rate {
  readonly atOnce: number
  readonly perHour: number
}

/** How much may be written; bytes are those of the stored documents' JSON. */
export interface WriteRates {
  readonly documents: Rate
  readonly bytes: Rate
}

export interface WriteLimits extends WriteRates {
  /** The most that may lie here; what is over it can still be deleted. */
  readonly heldBytes: number
}

/** Who may write how much. */
export interface QuotaRules {
  readonly account: WriteLimits
  /** An account without any way to sign in, which costs its maker nothing. */
  readonly guest: WriteLimits
  /** A document that many share with all that lies below it, such as a kitchen, whoever writes there. */
  readonly place: WriteLimits
  /** An IPv4 address, or the first 64 bits of an IPv6 one. The machine itself is not counted: it is a proxy. */
  readonly address: WriteRates
  /** Root collections of such places. */
  readonly places: readonly string[]
  /** The field of each document that names the account that made it. */
  readonly makerField: string
}

const MIB = 1024 * 1024

/**
 * A whole kitchen's book, 1,500 recipes with their ingredients and prices, is about 6,000 documents and 12 MiB; the
 * busiest kitchen measured writes 2,500 documents on a day.
 */
const DEFAULT_RULES: QuotaRules = {
  account: {
    documents: { atOnce: 10_000, perHour: 6000 },
    bytes: { atOnce: 48 * MIB, perHour: 24 * MIB },
    heldBytes: 256 * MIB,
  },
  guest: {
    documents: { atOnce: 2000, perHour: 600 },
    bytes: { atOnce: 8 * MIB, perHour: 4 * MIB },
    heldBytes: 16 * MIB,
  },
  place: {
    documents: { atOnce: 40_000, perHour: 20_000 },
    bytes: { atOnce: 192 * MIB, perHour: 96 * MIB },
    heldBytes: 4096 * MIB,
  },
  address: {
    documents: { atOnce: 60_000, perHour: 30_000 },
    bytes: { atOnce: 256 * MIB, perHour: 128 * MIB },
  },
  places: [],
  makerField: 'createdBy',
}

/** The rules of a product: ours where it says nothing else. */
export function quotaRules(own: Partial<QuotaRules> = {}): QuotaRules {
  return { ...DEFAULT_RULES, ...own }
}
