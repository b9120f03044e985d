import { compareTimestamps } from '../../core/time/compare-timestamps.ts'
import type { Timestamp } from '../../core/time/timestamp.ts'
import { menuLifecycle } from './menu-lifecycle.ts'
import type { Menu } from './menu.ts'

/** Whether a menu is published by itself now: its time has come, that moment included, and nothing stands against it. */
export function isPublicationDue(
  { planned, state, deletedAt }: Pick<Menu, 'planned' | 'state' | 'deletedAt'>,
  now: Timestamp,
): boolean {
  if (planned === undefined || planned.refused !== undefined || deletedAt !== undefined) return false
  return menuLifecycle.isAllowed(state, 'publish') && compareTimestamps(planned.at, now) <= 0
}
