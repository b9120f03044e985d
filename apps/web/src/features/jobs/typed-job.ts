import type { JobForm } from './job-form.ts'

const KEY = 'job-form'

/** Keeps a new job as it is typed, on this device, until it can be a draft on the server. */
export function keepTypedJob(form: JobForm): void {
  localStorage.setItem(KEY, JSON.stringify(form))
}

/** What was typed before, laid over the empty form; fields of another shape are left out. */
export function typedJob(empty: JobForm): JobForm {
  try {
    const kept = new Map(Object.entries(Object(JSON.parse(localStorage.getItem(KEY) ?? '{}'))))
    const fits = Object.entries(empty).map(([name, value]) => {
      const said = kept.get(name)
      return [name, typeof said === 'string' && typeof value === 'string' ? said : value]
    })
    return { ...empty, ...Object.fromEntries(fits) }
  } catch {
    return empty
  }
}

/** The draft is on the server now. */
export function forgetTypedJob(): void {
  localStorage.removeItem(KEY)
}
