import { Page } from '@brigade/design-system/layouts/page.tsx'
import { Skeleton } from '@brigade/design-system/molecules/skeleton.tsx'
import { useEffect } from 'react'
import { readOnce } from '../../data/read-once.ts'
import { actingUser } from '../../data/session.ts'
import { useText } from '../../messages/text.tsx'
import { logProblem } from '../../shell/log.ts'
import { navigate } from '../../shell/navigation.ts'
import { paths } from '../../shell/paths.ts'

const cards = paths.people('brigade-users')

/** The person's own card, or where it is made. */
async function ownCard(): Promise<string> {
  const user = await actingUser()
  if (user === null) return paths.auth(cards.dashboard)
  const card = await readOnce(`brigade-users/${user.uid}`)
  if (card === undefined) return cards.create
  // A guest's card is not for strangers, so it has no public page yet.
  return card.isGuest === true ? cards.dashboard : cards.card(user.uid)
}

/** Leads to one's own card. */
export function MePage() {
  const t = useText()
  useEffect(() => {
    const go = async () => {
      const place = await ownCard().catch((problem: unknown) => {
        logProblem('me', problem)
        return cards.dashboard
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
