import { err, ok, type Result } from '@brigade/contract/result.ts'
import { DAY_MS } from '../../core/time/span.ts'
import { msFromTimestamp, type Timestamp, timestampFromMs } from '../../core/time/timestamp.ts'
import type { AccessRole } from '../../access/roles/access.ts'

/** What a link without an account is for (product, E53). */
export const ACCESS_LINK_KINDS = [
  'inspector',
  'calendar',
  'recipe share',
  'order confirmation',
  'till key',
  'sensor key',
] as const
export type AccessLinkKind = (typeof ACCESS_LINK_KINDS)[number]

/** The access role from which a kind of link is made and revoked (product, E53). */
export function accessToLink(kind: AccessLinkKind): AccessRole {
  return kind === 'recipe share' ? 'lead' : 'manager'
}

/** Product E53: an inspector's link stands 1 to 14 days. */
export const LONGEST_INSPECTOR_DAYS = 14

/**
 * When a link made now ends, at that moment it is over: an inspector's always, after 1 to 14 days; others when days are
 * said, else when somebody revokes them.
 */
export function accessLinkEnd(
  kind: AccessLinkKind,
  days: number | undefined,
  now: Timestamp,
): Result<Timestamp | undefined, 'span'> {
  if (kind !== 'inspector' && days === undefined) return ok(undefined)
  const isWhole = days !== undefined && Number.isInteger(days) && days >= 1
  if (!isWhole || (kind === 'inspector' && days > LONGEST_INSPECTOR_DAYS)) return err('span')
  return ok(timestampFromMs(msFromTimestamp(now) + days * DAY_MS))
}

/** Whether a link opens anything now: neither revoked nor over. */
export function isLinkLive(
  link: { readonly expiresAt?: Timestamp | undefined; readonly revokedAt?: Timestamp | undefined },
  now: Timestamp,
): boolean {
  if (link.revokedAt !== undefined) return false
  return link.expiresAt === undefined || msFromTimestamp(now) < msFromTimestamp(link.expiresAt)
}
