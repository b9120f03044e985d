import { rotaDayOfDate } from '../../core/time/rota-week.ts'
import type { Menu } from './menu.ts'

/** Whether a menu is for a service day: its weekdays, and from its first to its last day; what is not said is no limit. */
export function isMenuOn(
  { days, from, to }: Pick<Menu, 'days' | 'from' | 'to'>,
  serviceDay: string,
): boolean {
  const isOnWeekday = days.length === 0 || days.includes(rotaDayOfDate(serviceDay).weekday)
  return isOnWeekday && (from === undefined || from <= serviceDay) && (to === undefined || serviceDay <= to)
}

/** Whether the last day of a menu is not before its first. */
export function areMenuDatesInOrder({ from, to }: Pick<Menu, 'from' | 'to'>): boolean {
  return from === undefined || to === undefined || from <= to
}

/** What becomes of the services of a menu when one of them is gone: undefined where it was the only one. */
export function withoutService(serviceIds: readonly string[], gone: string): readonly string[] | undefined {
  const left = serviceIds.filter((id) => id !== gone)
  return left.length === 0 && serviceIds.length > 0 ? undefined : left
}
