import { readOnce } from '../../data/read-once.ts'
import { actingUser } from '../../data/session.ts'
import { dashboardOf } from '../../shell/app-paths.ts'
import { lastApp } from '../../shell/last-app.ts'
import { paths } from '../../shell/paths.ts'
import { LeadTo } from './lead-to.tsx'

/** The dashboard of the app opened last on this device, when the person has its profile; else the own kitchens. */
async function ownPlace(): Promise<string> {
  const [user, app] = [await actingUser(), lastApp()]
  if (user === null || app === undefined) return paths.kitchens
  const profile = await readOnce(`${app.collection}/${user.uid}`)
  const isHere = profile !== undefined && app.key !== 'brigade-user'
  return isHere ? dashboardOf(app) : paths.kitchens
}

/** Leads to where this person works. */
export function DashPage() {
  return <LeadTo find={ownPlace} otherwise={paths.kitchens} />
}
