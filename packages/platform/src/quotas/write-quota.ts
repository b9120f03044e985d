import type { Caller } from '@brigade/contract/document.ts'
import type { Database } from '../database/database.ts'
import { migrate } from '../database/migrations.ts'
import type { Log } from '../documents/log.ts'
import { type Payer, payersOf } from './payer.ts'
import { HeldQuotaError, WriteQuotaError } from './quota-error.ts'
import type { QuotaRules, Rate } from './quota-rules.ts'
import {
  addSpent,
  loadBalances,
  measureHeld,
  quotaMigrations,
  type Spent,
  type StoredBalance,
} from './quota-store.ts'

/** What a commit takes of a quota. */
export interface WriteCost {
  readonly documents: number
  readonly bytes: number
}

/** A write that somebody wants to make. */
export interface WriteToCount {
  readonly caller: Caller
  readonly paths: readonly string[]
  readonly cost: WriteCost
  /** Whether it only gives room back. */
  readonly isFreeing: boolean
}

/** Counts what is written, for accounts, places and addresses, over all processes on the database. */
export interface WriteQuota {
  /**
   * Counts a write before it is made; the answer takes that back, for one that fails. Who is not over a limit yet may go
   * over it once, so that no single write is too large for ever.
   * @throws WriteQuotaError when somebody has to wait, HeldQuotaError when there is no room
   */
  take(write: WriteToCount): Promise<() => void>
  /** Counts a write that has been made. */
  charge(write: Omit<WriteToCount, 'isFreeing'>): void
  /** From when on the caller may write these documents, in ms since 1970; null for now. */
  retryAt(caller: Caller, paths: readonly string[]): Promise<number | null>
  /** Measures what everybody holds: every few hours, in one of the processes. */
  measure(): Promise<void>
  /** Keeps what was counted and not kept yet. */
  close(): Promise<void>
}

/** What is stored, with what was counted here since. */
interface Balance {
  documentsUntil: number
  bytesUntil: number
  heldBytes: number
  readAt: number
  /** Counted here and not sent to the database yet. */
  unsent: Spent
  /** Sent, and not answered yet. */
  isSending: boolean
}

interface QuotaParts {
  readonly database: Database
  readonly rules: QuotaRules
  readonly now: () => number
  readonly log: Log
}

const HOUR_MS = 3_600_000
/** What was counted goes to the database this soon: for all commits meanwhile one statement, and none waits for it. */
const KEEP_AFTER_MS = 1000
/** Whoever was not heard of for so long may have been counted by other processes. */
const FRESH_MS = 5000
const NEW: StoredBalance = { documentsUntil: 0, bytesUntil: 0, heldBytes: 0 }
const NOTHING: Spent = { documentsMs: 0, bytesMs: 0 }

/** Opens the counting of writes on a database. */
export async function openWriteQuota(parts: QuotaParts): Promise<WriteQuota> {
  await migrate(parts.database, quotaMigrations)
  return new Counter(parts)
}

class Counter implements WriteQuota {
  readonly #parts: QuotaParts
  readonly #balances = new Map<string, Balance>()
  #timer: NodeJS.Timeout | undefined
  #keeping: Promise<void> = Promise.resolve()

  constructor(parts: QuotaParts) {
    this.#parts = parts
  }

  async take({ caller, paths, cost, isFreeing }: WriteToCount): Promise<() => void> {
    const payers = payersOf(this.#parts.rules, caller, paths)
    await this.#refresh(payers)
    const now = this.#parts.now()
    for (const payer of payers) {
      const retryAt = retryAtOf(payer, this.#balance(payer.key))
      if (retryAt > now) throw new WriteQuotaError(payer, retryAt, now)
      if (!isFreeing && this.#balance(payer.key).heldBytes > payer.heldBytes) throw new HeldQuotaError(payer)
    }
    this.#spend(payers, cost)
    return () => this.#spend(payers, { documents: -cost.documents, bytes: -cost.bytes })
  }

  charge({ caller, paths, cost }: Omit<WriteToCount, 'isFreeing'>): void {
    this.#spend(payersOf(this.#parts.rules, caller, paths), cost)
  }

  async retryAt(caller: Caller, paths: readonly string[]): Promise<number | null> {
    const payers = payersOf(this.#parts.rules, caller, paths)
    await this.#refresh(payers)
    const retryAt = Math.max(0, ...payers.map((payer) => retryAtOf(payer, this.#balance(payer.key))))
    return retryAt > this.#parts.now() ? retryAt : null
  }

  measure(): Promise<void> {
    const { database, rules, now } = this.#parts
    return measureHeld(database, rules, now())
  }

  async close(): Promise<void> {
    await this.#keeping
    await this.#keep()
  }

  #balance(key: string): Balance {
    const known = this.#balances.get(key)
    if (known !== undefined) return known
    const balance = { ...NEW, readAt: -Infinity, unsent: NOTHING, isSending: false }
    this.#balances.set(key, balance)
    return balance
  }

  /** Reads those of whom nothing, or nothing new, is known. */
  async #refresh(payers: readonly Payer[]): Promise<void> {
    const oldest = this.#parts.now() - FRESH_MS
    const keys = payers.map(({ key }) => key).filter((key) => this.#balance(key).readAt < oldest)
    if (keys.length === 0) return
    // Whoever only asks is let go again, too.
    this.#keepSoon()
    const stored = await loadBalances(this.#parts.database, keys)
    for (const key of keys) {
      const balance = this.#balance(key)
      // What is on its way may be in the answer or not; its own answer comes in a moment.
      if (balance.isSending) continue
      this.#learn(balance, stored.get(key) ?? NEW)
    }
  }

  #learn(balance: Balance, stored: StoredBalance): void {
    const now = this.#parts.now()
    const { unsent } = balance
    balance.documentsUntil = withUnsent(stored.documentsUntil, unsent.documentsMs, balance.documentsUntil)
    balance.bytesUntil = withUnsent(stored.bytesUntil, unsent.bytesMs, balance.bytesUntil)
    balance.heldBytes = stored.heldBytes
    balance.readAt = now
  }

  #spend(payers: readonly Payer[], cost: WriteCost): void {
    const now = this.#parts.now()
    for (const { key, rates } of payers) {
      const balance = this.#balance(key)
      const documentsMs = (cost.documents / rates.documents.perHour) * HOUR_MS
      const bytesMs = (cost.bytes / rates.bytes.perHour) * HOUR_MS
      balance.documentsUntil = Math.max(balance.documentsUntil, now) + documentsMs
      balance.bytesUntil = Math.max(balance.bytesUntil, now) + bytesMs
      balance.unsent = plus(balance.unsent, { documentsMs, bytesMs })
    }
    this.#keepSoon()
  }

  #keepSoon(): void {
    this.#timer ??= setTimeout(() => {
      this.#keeping = this.#keeping.then(() => this.#keep())
    }, KEEP_AFTER_MS).unref()
  }

  /** Sends what was counted; what does not arrive is sent with the next. It never throws. */
  async #keep(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const { database, now, log } = this.#parts
    this.#forget()
    const sending = new Map(
      [...this.#balances].flatMap(([key, balance]) => {
        const { unsent } = balance
        if (isNothing(unsent)) return []
        balance.unsent = NOTHING
        balance.isSending = true
        return [[key, unsent] as const]
      }),
    )
    if (sending.size === 0) return
    try {
      const stored = await addSpent(database, sending, now())
      for (const [key, balance] of stored) this.#learn(this.#balance(key), balance)
    } catch (error) {
      for (const [key, spent] of sending) this.#balance(key).unsent = plus(this.#balance(key).unsent, spent)
      log.warn({ err: error }, 'What was written could not be counted in the database; it is tried again')
    } finally {
      for (const key of sending.keys()) this.#balance(key).isSending = false
    }
  }

  /** Lets go of those who are in the database as they are here, so that nobody can fill the memory. */
  #forget(): void {
    const oldest = this.#parts.now() - FRESH_MS
    for (const [key, { readAt, unsent, isSending }] of this.#balances) {
      if (readAt < oldest && isNothing(unsent) && !isSending) this.#balances.delete(key)
    }
  }
}

/** Where nobody is counted: servers for tests. */
export const uncountedWrites: WriteQuota = {
  take: async () => () => undefined,
  charge: () => undefined,
  retryAt: async () => null,
  measure: async () => undefined,
  close: async () => undefined,
}

/** From when on somebody may write one document, or one byte, more. */
function retryAtOf({ rates: { documents, bytes } }: Payer, { documentsUntil, bytesUntil }: Balance): number {
  const roomMs = ({ atOnce, perHour }: Rate) => ((atOnce - 1) / perHour) * HOUR_MS
  return Math.max(documentsUntil - roomMs(documents), bytesUntil - roomMs(bytes))
}

/** A stored end with what was spent here since; no earlier than what is known here. */
function withUnsent(stored: number, unsentMs: number, known: number): number {
  return unsentMs === 0 ? stored : Math.max(known, stored + unsentMs)
}

function isNothing({ documentsMs, bytesMs }: Spent): boolean {
  return documentsMs === 0 && bytesMs === 0
}

function plus(a: Spent, b: Spent): Spent {
  return { documentsMs: a.documentsMs + b.documentsMs, bytesMs: a.bytesMs + b.bytesMs }
}
