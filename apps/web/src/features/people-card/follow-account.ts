import { kitchens } from '@brigade/domain/kitchens/kitchen.ts'
import { teamMembers } from '@brigade/domain/kitchens/team-member.ts'
import { type BrigadeUser, brigadeUsers } from '@brigade/domain/people/brigade-user.ts'
import { getDocuments } from '../../data/reading/documents.ts'
import { readContent } from '../../data/reading/read-content.ts'
import { actingUser } from '../../data/session/session.ts'
import { fromSdk } from '../../data/reading/stored-values.ts'
import { changing, write, type WritePart } from '../../data/writing/write.ts'
import { logProblem } from '../../shell/log.ts'

interface Person {
  readonly uid: string
  readonly isGuest: boolean
  readonly name: string
}

function cardPart(card: BrigadeUser, { uid, isGuest, name }: Person): readonly WritePart[] {
  if (card.isGuest === isGuest && card.displayName === name) return []
  return [changing(brigadeUsers, { uid }, { before: card, changes: { isGuest, displayName: name } })]
}

/** Names the person in each team as on the card, and ends the guest mark of kitchens they own. */
async function teamParts(
  card: BrigadeUser | undefined,
  { uid, isGuest, name }: Person,
): Promise<readonly WritePart[]> {
  const { db, sdk } = await getDocuments()
  const mine = sdk.query(
    sdk.collectionGroup(db, 'team'),
    sdk.where('uid', '==', uid),
    sdk.where('state', '==', 'active'),
  )
  const found = await sdk.getDocs(mine)
  const parts = found.docs.map(async (row): Promise<readonly WritePart[]> => {
    const kitchenId = row.ref.parent.parent?.id ?? ''
    const member = teamMembers.schema.parse(fromSdk(sdk, row.data()))
    const named =
      card === undefined || member.displayName === name
        ? []
        : [changing(teamMembers, { kitchenId, uid }, { before: member, changes: { displayName: name } })]
    if (isGuest || member.access !== 'owner') return named
    const kitchen = await readContent(kitchens, { kitchenId })
    if (kitchen?.isGuestKitchen !== true) return named
    return [
      ...named,
      changing(kitchens, { kitchenId }, { before: kitchen, changes: { isGuestKitchen: false } }),
    ]
  })
  return (await Promise.all(parts)).flat()
}

async function send(parts: readonly WritePart[]): Promise<void> {
  if (parts.length > 0) await write(parts)
}

/**
 * Brings what copies a person's account in step with it: the card, the name in each team, the guest mark of owned
 * kitchens. What cannot be read now is left for the next time.
 */
export async function followAccount(name: string): Promise<void> {
  const user = await actingUser()
  if (user === null) return
  const person = { uid: user.uid, isGuest: user.isAnonymous, name }
  try {
    const card = await readContent(brigadeUsers, { uid: person.uid })
    // The card is sent first: a team takes no name that the card does not have.
    await send(card === undefined ? [] : cardPart(card, person))
    await send(await teamParts(card, person))
  } catch (problem) {
    logProblem('following the account', problem)
  }
}
