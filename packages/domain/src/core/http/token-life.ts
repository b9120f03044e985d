import { MINUTE_MS, SECOND_MS } from '../time/span.ts'

/** Rule ID4: a token is refreshed this long before it expires. */
export const REFRESH_BEFORE_MS = 5 * MINUTE_MS
/** Rule ID4: the wait after the first refresh that failed; it doubles from then on. */
export const FIRST_REFRESH_WAIT_MS = 30 * SECOND_MS
/** Rule ID4: no wait is longer. */
export const LONGEST_REFRESH_WAIT_MS = 16 * MINUTE_MS
/** Rule ID5: a token counts as expired this long before it is. */
export const EXPIRED_BEFORE_MS = 30 * SECOND_MS

/** How long until a token is refreshed, in milliseconds: 5 minutes before it expires, at once when less is left (rule ID4). */
export function refreshInMs(expiresAtMs: number, nowMs: number): number {
  return Math.max(0, expiresAtMs - nowMs - REFRESH_BEFORE_MS)
}

/**
 * The wait before refreshing again, in milliseconds: 30 s, 60, 120, 240, 480, then 960 (rule ID4).
 * @param failures - how many refreshes failed since the last success, at least 1
 */
export function refreshWaitMs(failures: number): number {
  return Math.min(FIRST_REFRESH_WAIT_MS * 2 ** (failures - 1), LONGEST_REFRESH_WAIT_MS)
}

/** Whether a token counts as expired: from exactly 30 s before its expiry on (rule ID5). */
export function isTokenExpired(expiresAtMs: number, nowMs: number): boolean {
  return nowMs >= expiresAtMs - EXPIRED_BEFORE_MS
}

/**
 * Whether an error of the identity provider ends the session; all others keep it (rule ID6).
 * @param code - with or without `auth/` before it
 */
export function endsSession(code: string): boolean {
  return code === 'user-token-expired' || code === 'auth/user-token-expired'
}
