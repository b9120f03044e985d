import * as z from 'zod'

/** Whether the name is a time zone of the IANA data base known to this machine. */
export function isZone(name: string): boolean {
  try {
    return name !== '' && new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** An IANA time zone, such as `Europe/Paris`. */
export const Zone = z.string().max(64).refine(isZone, { error: 'zone' })
