import { foldName } from '../../core/text/fold-name.ts'
import { normalizedEmail } from '../../core/text/email.ts'
import { phoneFromTyped } from '../../core/text/phone.ts'
import { distanceMetres } from '../../core/geo/distance.ts'
import type { GeoPoint } from '../../core/geo/geo-point.ts'

/** What is known of somebody who could be there twice, as they chose to share it. */
export interface KnownPerson {
  readonly uid: string
  readonly displayName: string
  readonly email?: string | undefined
  readonly phone?: string | undefined
  readonly near?: GeoPoint | undefined
}

/** Why two people may be one. E-mail and phone are one person's; a name is shared by many. */
export type DuplicateReason = 'email' | 'phone' | 'name and place' | 'name'

/** Two who may be one person, the likelier reasons first. Nothing is merged by itself. */
export interface PossibleDuplicate {
  readonly uids: readonly [string, string]
  readonly reasons: readonly DuplicateReason[]
  readonly isLikely: boolean
}

/** How far apart two cards may be to count as the same place: what rounding to two decimals hides, and a move in town. */
const SAME_PLACE_METRES = 10_000

function nameKey(displayName: string): string {
  return foldName(displayName).split(' ').toSorted().join(' ')
}

function reasonsOf(one: KnownPerson, other: KnownPerson): readonly DuplicateReason[] {
  const reasons: DuplicateReason[] = []
  const [email, phone] = [one.email, one.phone]
  if (
    email !== undefined &&
    other.email !== undefined &&
    normalizedEmail(email) === normalizedEmail(other.email)
  )
    reasons.push('email')
  if (phone !== undefined && other.phone !== undefined && samePhone(phone, other.phone)) reasons.push('phone')
  if (nameKey(one.displayName) === nameKey(other.displayName)) {
    const isNear =
      one.near !== undefined &&
      other.near !== undefined &&
      distanceMetres(one.near, other.near) <= SAME_PLACE_METRES
    reasons.push(isNear ? 'name and place' : 'name')
  }
  return reasons
}

function samePhone(one: string, other: string): boolean {
  const phone = phoneFromTyped(one)
  return phone !== undefined && phone === phoneFromTyped(other)
}

/** What two people who may be one would share: only people with a key in common are compared. */
function keysOf({ displayName, email, phone }: KnownPerson): readonly string[] {
  const typed = phone === undefined ? undefined : phoneFromTyped(phone)
  return [
    `name ${nameKey(displayName)}`,
    ...(email === undefined ? [] : [`email ${normalizedEmail(email)}`]),
    ...(typed === undefined ? [] : [`phone ${typed}`]),
  ]
}

/** The people who share a key, by that key. */
function groupsOf(people: readonly KnownPerson[]): Iterable<readonly KnownPerson[]> {
  const groups = new Map<string, KnownPerson[]>()
  for (const person of people) {
    for (const key of keysOf(person)) groups.set(key, [...(groups.get(key) ?? []), person])
  }
  return groups.values()
}

function pairOf(one: KnownPerson, other: KnownPerson): PossibleDuplicate {
  const reasons = reasonsOf(one, other)
  return {
    uids: one.uid < other.uid ? [one.uid, other.uid] : [other.uid, one.uid],
    reasons,
    isLikely: reasons.some((reason) => reason !== 'name'),
  }
}

/**
 * Pairs of people in a pipeline or pool who may be one person with two accounts: the same e-mail or phone, or the same
 * name in any order of its words and without accents. A name alone is possible, not likely. The recruiter decides.
 */
export function possibleDuplicates(people: readonly KnownPerson[]): readonly PossibleDuplicate[] {
  const pairs = new Map<string, PossibleDuplicate>()
  for (const group of groupsOf(people)) {
    for (const [index, person] of group.entries()) {
      for (const other of group.slice(index + 1)) {
        if (person.uid === other.uid) continue
        const pair = pairOf(person, other)
        pairs.set(pair.uids.join(' '), pair)
      }
    }
  }
  return [...pairs.values()].toSorted((one, other) => Number(other.isLikely) - Number(one.isLikely))
}
