import { Secret, TOTP } from 'otpauth'

/** RFC 6238 as authenticator apps expect it; the SDK hands these on to the app. */
export const TOTP_FORM = { algorithm: 'SHA1', digits: 6, period: 30 } as const

/** RFC 4226 recommends 160 bits. */
const SECRET_BYTES = 20

/** Clocks may be apart by one step in either direction. */
const WINDOW = 1

/** A new secret in base32, as people type it into an app. */
export function newTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32
}

/**
 * The time step whose password this is.
 * @param lastStep - a password of this step or an earlier one has been used and does not count again
 * @returns undefined when it is no password of now
 */
export function stepOfPassword(
  secret: string,
  password: string,
  { now, lastStep }: { readonly now: number; readonly lastStep: number },
): number | undefined {
  if (!/^\d{6}$/.test(password)) return undefined
  const totp = new TOTP({ ...TOTP_FORM, secret: Secret.fromBase32(secret) })
  const delta = totp.validate({ token: password, timestamp: now, window: WINDOW })
  if (delta === null) return undefined
  const step = totp.counter({ timestamp: now }) + delta
  return step > lastStep ? step : undefined
}
