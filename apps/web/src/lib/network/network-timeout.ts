/** Rule ER6: how long a call may stay silent, in milliseconds. */
const DESKTOP_TIMEOUT_MS = 30_000
const MOBILE_TIMEOUT_MS = 60_000

/** Ends a call that stays silent: after 30 s, on a device that is held in the hand after 60 s (rule ER6). */
export function networkTimeout(): AbortSignal {
  const isMobile = matchMedia('(pointer: coarse)').matches
  return AbortSignal.timeout(isMobile ? MOBILE_TIMEOUT_MS : DESKTOP_TIMEOUT_MS)
}
