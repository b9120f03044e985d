import { kitchens } from '@brigade/domain/kitchen/kitchens/kitchen.ts'
import { type TeamMember, teamMembers } from '@brigade/domain/kitchen/team/team-member.ts'
import { type BrigadeUser, brigadeUsers } from '@brigade/domain/people/profiles/brigade-user.ts'
import { getDocuments } from '../../../lib/reading/documents.ts'
import { readContent } from '../../../lib/reading/read-content.ts'
import { actingUser } from '../../../lib/session/session.ts'
import { fromSdk } from '../../../lib/reading/stored-values.ts'
import { changing, write, type WritePart } from '../../../lib/writing/write.ts'
import { logProblem } from '../../../lib/store/log.ts'

interface Person {
  readonly uid: string
  readonly isGuest: boolean
  readonly name: string
}

function cardPart(card: BrigadeUser, { uid, isGuest, name }: Person): readonly WritePart[] {
  if (card.isGuest === isGuest && card.displayName === name) return []
  return [changing(brigadeUsers, { uid }, { before: card, changes: { isGuest, displayName: name } })]
}

interface OwnPlace {
  readonly kitchenId: string
  readonly member: TeamMember
}

/** Where the person works now. */
async function ownPlaces({ uid }: Person): Promise<readonly OwnPlace[]> {
  const { db, sdk } = await getDocuments()
  const mine = sdk.query(
    sdk.collectionGroup(db, 'team'),
    sdk.where('uid', '==', uid),
    sdk.where('state', '==', 'active'),
  )
  const snapshot = await sdk.getDocs(mine)
  return snapshot.docs.map((row) => ({
    kitchenId: row.ref.parent.parent?.id ?? '',
    member: teamMembers.schema.parse(fromSdk(sdk, row.data())),
  }))
}

function nameParts(places: readonly OwnPlace[], { uid, name }: Person): readonly WritePart[] {
  return places
    .filter(({ member }) => member.displayName !== name)
    .map(({ kitchenId, member }) =>
      changing(teamMembers, { kitchenId, uid }, { before: member, changes: { displayName: name } }),
    )
}

/** Ends the guest's mark of kitchens that a member owns. */
async function markParts(places: readonly OwnPlace[], { isGuest }: Person): Promise<readonly WritePart[]> {
  if (isGuest) return []
  const owned = places.filter(({ member }) => member.access === 'owner')
  const parts = owned.map(async ({ kitchenId }): Promise<readonly WritePart[]> => {
    const kitchen = await readContent(kitchens, { kitchenId })
    if (kitchen?.isGuestKitchen !== true) return []
    return [changing(kitchens, { kitchenId }, { before: kitchen, changes: { isGuestKitchen: false } })]
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
    const places = await ownPlaces(person)
    // Apart from the names, so that a mark goes whatever becomes of them.
    await send(await markParts(places, person))
    const card = await readContent(brigadeUsers, { uid: person.uid })
    if (card === undefined) return
    // The card is sent first: a team takes no name that the card does not have.
    await send(cardPart(card, person))
    await send(nameParts(places, person))
  } catch (problem) {
    logProblem('following the account', problem)
  }
}
