import { readOnce } from '../../lib/reading/read-once.ts'
import { actingUser } from '../../lib/session/session.ts'
import { paths } from '../../lib/routing/paths.ts'
import { RedirectTo } from '../../shell/routing/redirect-to.tsx'

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
  return <RedirectTo find={ownCard} otherwise={cards.dashboard} />
}
