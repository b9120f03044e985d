import { type AppConfig, type AppKey, apps } from './app-config.table.ts'

const STORED_UNDER = 'lastApp'

/** Remembers on this device which app was opened last; `/dash` goes there. */
export function rememberApp(key: AppKey): void {
  localStorage.setItem(STORED_UNDER, key)
}

/** The app opened last on this device, or undefined. */
export function lastApp(): AppConfig | undefined {
  const key = localStorage.getItem(STORED_UNDER)
  return apps.find((app) => app.key === key)
}
