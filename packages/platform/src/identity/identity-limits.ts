import { openSlidingWindow } from '../limits/sliding-window.ts'
import type { Limit, SlidingWindow } from '../limits/sliding-window.ts'
import { IdentityError } from './identity-error.ts'

/** How often what may be tried. Sign-ins and code checks count only when they fail. */
export interface IdentityLimits {
  readonly signInPerAccount: Limit
  readonly signInPerAddress: Limit
  readonly signUpPerAddress: Limit
  readonly codePerAccount: Limit
  readonly codePerAddress: Limit
  readonly codeCheckPerAddress: Limit
}

const MINUTE_MS = 60_000

/** A person may mistype eight times; a kitchen's devices share one address. */
const DEFAULT_IDENTITY_LIMITS: IdentityLimits = {
  signInPerAccount: { tries: 8, perMs: 5 * MINUTE_MS },
  signInPerAddress: { tries: 200, perMs: 5 * MINUTE_MS },
  signUpPerAddress: { tries: 1_000, perMs: 10 * MINUTE_MS },
  codePerAccount: { tries: 10, perMs: 10 * MINUTE_MS },
  codePerAddress: { tries: 200, perMs: 10 * MINUTE_MS },
  codeCheckPerAddress: { tries: 200, perMs: 10 * MINUTE_MS },
}

export type IdentityAttempts = Readonly<Record<keyof IdentityLimits, SlidingWindow>>

/** Opens one window for each limit. */
export function openAttempts(limits: Partial<IdentityLimits>, now: () => number): IdentityAttempts {
  const all = { ...DEFAULT_IDENTITY_LIMITS, ...limits }
  return {
    signInPerAccount: openSlidingWindow(all.signInPerAccount, now),
    signInPerAddress: openSlidingWindow(all.signInPerAddress, now),
    signUpPerAddress: openSlidingWindow(all.signUpPerAddress, now),
    codePerAccount: openSlidingWindow(all.codePerAccount, now),
    codePerAddress: openSlidingWindow(all.codePerAddress, now),
    codeCheckPerAddress: openSlidingWindow(all.codeCheckPerAddress, now),
  }
}

/** @throws TOO_MANY_ATTEMPTS_TRY_LATER, with the time of the next try */
export function takeTry(window: SlidingWindow, key: string): void {
  const retryAt = window.take(key)
  if (retryAt !== null) {
    throw new IdentityError(
      'TOO_MANY_ATTEMPTS_TRY_LATER',
      `Too many tries. Try again after ${new Date(retryAt).toISOString()}.`,
    )
  }
}
