import { openSlidingWindow } from '../limits/sliding-window.ts'
import type { Limit } from '../limits/sliding-window.ts'
import { FilesError } from './files-error.ts'
import type { VerifyFileToken } from './wire/file-request.ts'

/** A large upload is some ten calls, and a gallery shows its hundred pictures by links, which need no account. */
const CALLS: Limit = { tries: 3000, perMs: 60_000 }

/**
 * The same check of tokens, which counts the calls of each account: more than the limit is refused with 429, on which
 * the SDK waits and sends again. Who is not signed in has no account to count by.
 */
export function limitCallers(
  verify: VerifyFileToken,
  now: () => number,
  limit: Limit = CALLS,
): VerifyFileToken {
  const calls = openSlidingWindow(limit, now)
  return async (idToken) => {
    const caller = await verify(idToken)
    const retryAt = caller.uid === null ? null : calls.take(caller.uid)
    if (retryAt === null) return caller
    throw new FilesError(
      429,
      `An account may make ${limit.tries} calls about files in ${limit.perMs / 1000} seconds; try again at ${new Date(retryAt).toISOString()}.`,
    )
  }
}
