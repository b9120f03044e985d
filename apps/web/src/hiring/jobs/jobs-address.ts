import type { JobQuestion } from '@brigade/domain/hiring/jobs/browse-jobs.ts'
import { paths } from '../../lib/routing/paths.ts'

/** Whether anything was asked beside the order and the distance, which means nothing without a place. */
export function hasQuestion({ q, position, type, place, pay }: JobQuestion): boolean {
  return [q, position, type, place, pay].some((text) => text !== '')
}

/** Address of the job list for a question; what was left empty is left out. */
export function jobsAddress(asked: Partial<JobQuestion>, page = 1): string {
  const fields = Object.entries(asked).filter(([, value]) => value !== '')
  const search = new URLSearchParams(page > 1 ? [...fields, ['page', String(page)]] : fields)
  const text = search.toString()
  return text === '' ? paths.jobs : `${paths.jobs}?${text}`
}
