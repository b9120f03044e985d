import type { Session } from '../session/session-store.ts'

/**
 * Writes of the person who is here, oldest first. Others who use this device have theirs when they are here again: the SDK
 * sends nobody's in another's name, and what they typed is nobody else's to read.
 */
export function ownWrites<Write extends { readonly uid: string; readonly at: number }>(
  writes: readonly Write[],
  session: Session,
): readonly Write[] {
  return writes
    .filter(({ uid }) => session.state === 'signedIn' && uid === session.uid)
    .sort((one, other) => one.at - other.at)
}

interface Noted {
  readonly status?: string
  readonly visit?: string
}

/** Writes that a visit was to hear of; what was held back waits for a person. */
export function writesOf<Write extends Noted>(writes: readonly Write[], visit: string): readonly Write[] {
  return writes.filter((write) => write.status === undefined && (write.visit ?? '') === visit)
}

/** The other visits whose writes nobody has heard of; those of a tab that lives tell by themselves how they went. */
export function otherVisits(writes: readonly Noted[], thisVisit: string): readonly string[] {
  const visits = writes.flatMap(({ status, visit = '' }) => (status === undefined ? [visit] : []))
  return [...new Set(visits)].filter((visit) => visit !== thisVisit)
}
