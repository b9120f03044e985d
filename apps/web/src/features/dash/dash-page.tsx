import { Page } from '@brigade/design-system/layouts/page.tsx'
import { Skeleton } from '@brigade/design-system/molecules/skeleton.tsx'
import { useEffect } from 'react'
import { readOnce } from '../../data/read-once.ts'
import { actingUser } from '../../data/session.ts'
import { useText } from '../../messages/text.tsx'
import { dashboardOf } from '../../shell/app-paths.ts'
import { lastApp } from '../../shell/last-app.ts'
import { logProblem } from '../../shell/log.ts'
import { navigate } from '../../shell/navigation.ts'
import { paths } from '../../shell/paths.ts'

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
  const t = useText()
  useEffect(() => {
    const go = async () => {
      const place = await ownPlace().catch((problem: unknown) => {
        logProblem('dash', problem)
        return paths.kitchens
      })
      navigate(place, { replace: true })
    }
    void go()
  }, [])
  return (
    <Page>
      <Skeleton label={t('shell.waiting')} />
    </Page>
  )
}
