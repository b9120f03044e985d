import { type AppConfig, apps } from './app-config.table.ts'

const STORED_UNDER = 'lastApp'

/** Remembers on this device which app was opened last, by the collection of its cards; `/dash` goes there. */
export function rememberApp(collection: string): void {
  const current = apps.find((app) => app.collection === collection)
  if (current !== undefined) localStorage.setItem(STORED_UNDER, current.key)
}

/** The app opened last on this device, or undefined. */
export function lastApp(): AppConfig | undefined {
  const key = localStorage.getItem(STORED_UNDER)
  return apps.find((app) => app.key === key)
}
