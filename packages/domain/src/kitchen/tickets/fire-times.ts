import { msFromTimestamp } from '../../core/time/timestamp.ts'
import type { Ticket } from './ticket.ts'

const MS_PER_MINUTE = 60_000

/**
 * When each line fires, in milliseconds since 1970, by line id (rule TK2): lines that start together end together, so
 * each fires at the start + (the longest preparation time among them − its own). Lines start at their sending, those
 * of a course that was fired by hand or by its timer at that firing. A line of a held course has no time yet and makes
 * nobody wait.
 */
export function fireTimes({
  courses,
  lines,
}: Pick<Ticket, 'courses' | 'lines'>): ReadonlyMap<string, number> {
  const starts = lines.flatMap((line) => {
    const course = courses.find(({ n }) => n === line.course)
    if (course?.state === 'held') return []
    return [{ line, startMs: msFromTimestamp(course?.firedAt ?? line.times.sent) }]
  })
  const longest = new Map<number, number>()
  for (const { line, startMs } of starts) {
    longest.set(startMs, Math.max(longest.get(startMs) ?? 0, line.prepMin))
  }
  return new Map(
    starts.map(({ line, startMs }) => {
      const waitMin = (longest.get(startMs) ?? line.prepMin) - line.prepMin
      return [line.id, startMs + waitMin * MS_PER_MINUTE]
    }),
  )
}
