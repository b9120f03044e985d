/** Rule VC2: after a reload for a new build none follows for this long. */
export const RELOAD_GUARD_MS = 10_000

/** What is known at the moment of a navigation. */
export interface VersionFacts {
  readonly running: string
  readonly latest: string | null
  /** A form is dirty, a write is queued, or Tickets or a running safety check is on screen. */
  readonly isBusy: boolean
  /** When this tab last reloaded for a new build, in milliseconds since 1970. */
  readonly lastReloadAt: number | null
  readonly now: number
}

/** How a navigation goes: in place, in place with "New version ready", or as a full load (rules VC1, VC2). */
export function decideNavigation(facts: VersionFacts): 'in-place' | 'notice' | 'reload' {
  if (facts.latest === null || facts.latest === facts.running) return 'in-place'
  if (facts.isBusy) return 'notice'
  const isGuarded = facts.lastReloadAt !== null && facts.now - facts.lastReloadAt < RELOAD_GUARD_MS
  return isGuarded ? 'in-place' : 'reload'
}
