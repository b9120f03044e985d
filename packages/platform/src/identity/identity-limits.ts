import type { Database } from '../database/database.ts'
import type { Limit } from '../limits/sliding-window.ts'
import { IdentityError } from './identity-error.ts'
import { restoreAttempt, consumeAttempt } from './try-store.ts'

/** Limits of tries. Sign-ins and code checks count only when they fail. */
export interface IdentityLimits {
  readonly codeCheckPerAddress: Limit
  readonly codePerAccount: Limit
  readonly codePerAddress: Limit
  readonly secondFactorPerAccount: Limit
  readonly signInPerAccount: Limit
  readonly signInPerAddress: Limit
  readonly signUpPerAddress: Limit
}

const MINUTE_MS = 60_000

/** A person may mistype eight times; a kitchen's devices share one address. */
const DEFAULT_IDENTITY_LIMITS: IdentityLimits = {
  codeCheckPerAddress: { tries: 200, perMs: 10 * MINUTE_MS },
  codePerAccount: { tries: 10, perMs: 10 * MINUTE_MS },
  codePerAddress: { tries: 200, perMs: 10 * MINUTE_MS },
  secondFactorPerAccount: { tries: 8, perMs: 10 * MINUTE_MS },
  signInPerAccount: { tries: 8, perMs: 5 * MINUTE_MS },
  signInPerAddress: { tries: 200, perMs: 5 * MINUTE_MS },
  signUpPerAddress: { tries: 1_000, perMs: 10 * MINUTE_MS },
}

/** The keys under which tries are counted, by limit. */
export type Tries = Partial<Readonly<Record<keyof IdentityLimits, string>>>

/** Counts tries for all processes that share the database. */
export interface IdentityAttempts {
  /** @throws TOO_MANY_ATTEMPTS_TRY_LATER, with the time of the next try */
  take(tries: Tries): Promise<void>
  /** Takes the latest tries back, for limits that count only failures. */
  giveBack(tries: Tries): Promise<void>
}

/** Opens the counters of a database. A limit of `Infinity` tries is not counted. */
export function openAttempts(
  database: Database,
  { limits, now }: { readonly limits: Partial<IdentityLimits>; readonly now: () => number },
): IdentityAttempts {
  const all = { ...DEFAULT_IDENTITY_LIMITS, ...limits }
  return {
    async take(tries) {
      const waits = await database.transact(async (tx) => {
        const times: number[] = []
        for (const [name, key] of inOrder(tries)) {
          if (all[name].tries === Infinity) continue
          const retryAt = await consumeAttempt(tx, { name, key, limit: all[name], now: now() })
          if (retryAt !== null) times.push(retryAt)
        }
        return times
      })
      if (waits.length > 0) refuseUntil(Math.max(...waits))
    },
    async giveBack(tries) {
      await database.transact(async (tx) => {
        for (const [name, key] of inOrder(tries)) await restoreAttempt(tx, { name, key })
      })
    },
  }
}

/** Sorted, so that two requests never wait for each other. */
function inOrder(tries: Tries): readonly (readonly [keyof IdentityLimits, string])[] {
  return limitNames
    .map((name) => [name, tries[name]] as const)
    .filter((pair): pair is readonly [keyof IdentityLimits, string] => pair[1] !== undefined)
}

const limitNames: readonly (keyof IdentityLimits)[] = [
  'codeCheckPerAddress',
  'codePerAccount',
  'codePerAddress',
  'secondFactorPerAccount',
  'signInPerAccount',
  'signInPerAddress',
  'signUpPerAddress',
]

function refuseUntil(retryAt: number): never {
  throw new IdentityError(
    'TOO_MANY_ATTEMPTS_TRY_LATER',
    `Too many tries. Try again after ${new Date(retryAt).toISOString()}.`,
  )
}
