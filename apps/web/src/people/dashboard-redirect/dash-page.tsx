import { readOnce } from '../../lib/reading/read-once.ts'
import { actingUser } from '../../lib/session/session.ts'
import { profileApp } from '../../shell/apps/app-config.table.ts'
import { dashboardOf } from '../../shell/apps/app-paths.ts'
import { lastApp } from '../../shell/apps/last-app.ts'
import { paths } from '../../lib/routing/paths.ts'
import { RedirectTo } from '../../shell/routing/redirect-to.tsx'

/** The dashboard of the app opened last on this device, else of the profile app, when the person has its profile; else all apps. */
async function ownPlace(): Promise<string> {
  const user = await actingUser()
  if (user === null) return paths.apps
  for (const app of [lastApp() ?? profileApp, profileApp]) {
    if ((await readOnce(`${app.collection}/${user.uid}`)) !== undefined) return dashboardOf(app)
  }
  return paths.apps
}

/** Leads to where this person works. */
export function DashPage() {
  return <RedirectTo find={ownPlace} otherwise={paths.apps} />
}
