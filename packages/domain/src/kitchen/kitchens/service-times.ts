import { rotaDayOfDate } from '../../core/time/rota-week.ts'

const MINUTES_PER_HOUR = 60
const MINUTES_PER_DAY = 24 * MINUTES_PER_HOUR
/** Longer than any service is: two times that were put in the wrong order. */
const LONGEST_SERVICE_MIN = 16 * MINUTES_PER_HOUR

interface ServiceTimes {
  readonly from: string
  readonly to: string
}

function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * MINUTES_PER_HOUR + minutes
}

/** Minutes from beginning to end; one that ends at an earlier time goes on past midnight. 0 when both are the same. */
export function serviceMinutes({ from, to }: ServiceTimes): number {
  return (minuteOf(to) - minuteOf(from) + MINUTES_PER_DAY) % MINUTES_PER_DAY
}

/** Whether a service goes on past midnight. */
export function isPastMidnight({ from, to }: ServiceTimes): boolean {
  return minuteOf(to) <= minuteOf(from)
}

/** Whether the times are those of a service: it lasts, and not longer than 16 hours. */
export function isServiceLength(times: ServiceTimes): boolean {
  const minutes = serviceMinutes(times)
  return minutes > 0 && minutes <= LONGEST_SERVICE_MIN
}

/** The services of a service day, by when they begin. */
export function servicesOn<Service extends ServiceTimes & { readonly days: readonly number[] }>(
  services: readonly Service[],
  serviceDay: string,
): readonly Service[] {
  const { weekday } = rotaDayOfDate(serviceDay)
  return services
    .filter(({ days }) => days.length === 0 || days.includes(weekday))
    .toSorted((one, other) => minuteOf(one.from) - minuteOf(other.from))
}
