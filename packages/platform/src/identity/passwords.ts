import { hash, verify } from '@node-rs/argon2'
import { openWorkQueue } from '../limits/work-queue.ts'
import { IdentityError } from './identity-error.ts'

/** Cost of one hash; memory in KiB. */
export interface PasswordCost {
  readonly memoryCost: number
  readonly timeCost: number
  readonly parallelism: number
}

/** OWASP Password Storage Cheat Sheet, argon2id: 19 MiB, 2 passes, 1 lane. */
const DEFAULT_PASSWORD_COST: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

const PARALLEL_HASHES = 2
const LONGEST_QUEUE = 200

/** Hashes and checks passwords, a few at a time. */
export interface Passwords {
  /** @returns an argon2id hash in PHC form, with its own salt and cost */
  hash(password: string): Promise<string>
  /** Answers false for a missing hash after the same work as for a present one. */
  matches(passwordHash: string | null, password: string): Promise<boolean>
  /** Whether a hash was made at another cost than today's. */
  isOutdated(passwordHash: string): boolean
}

/**
 * Opens the password hasher.
 * @param cost - work per hash
 */
export async function openPasswords(cost: PasswordCost = DEFAULT_PASSWORD_COST): Promise<Passwords> {
  const inTurn = openWorkQueue({
    parallel: PARALLEL_HASHES,
    full: {
      waiting: LONGEST_QUEUE,
      error: () =>
        new IdentityError(
          'TOO_MANY_ATTEMPTS_TRY_LATER',
          'Many people are signing in. Try again in a minute.',
        ),
    },
  })
  const decoy = await hash('no account has this password', cost)
  const costMark = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`

  return {
    hash: (password) => inTurn(() => hash(typed(password), cost)),
    matches: (passwordHash, password) =>
      inTurn(async () => {
        const isSame = await verify(passwordHash ?? decoy, typed(password))
        return isSame && passwordHash !== null
      }),
    isOutdated: (passwordHash) => !passwordHash.startsWith(costMark),
  }
}

/** The same letters typed on two keyboards may be composed differently. */
function typed(password: string): string {
  return password.normalize('NFC')
}
