import type { AppConfig } from './app-config.table.ts'

function plural(app: AppConfig): string {
  return app.prefix.endsWith('s') ? `/${app.prefix}` : `/${app.prefix}s`
}

/** Where an app's own profile is at home. */
export function dashboardOf(app: AppConfig): string {
  return `${plural(app)}/dashboard`
}

/** Where an app's profile is made. */
export function createPathOf(app: AppConfig): string {
  return `${plural(app)}/create`
}
