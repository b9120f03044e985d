import { idInPath } from '@brigade/contract/path.ts'
import { type Kitchen, kitchens } from '@brigade/domain/kitchen/kitchens/kitchen.ts'
import { type TeamMember, teamMembers } from '@brigade/domain/kitchen/team/team-member.ts'
import { useEffect, useState } from 'react'
import type { StoredDocument, Loadable } from '../reading/loadable.ts'
import { readContent } from '../reading/read-content.ts'
import { useSession } from '../session/session-store.ts'
import { useQuery } from '../reading/use-query.ts'
import { logProblem } from '../store/log.ts'

/** A kitchen the reader is in the team of. */
export interface OwnKitchen {
  readonly id: string
  readonly member: TeamMember
  /** The public card; undefined while it is on its way. */
  readonly kitchen: Kitchen | undefined
}

function kitchenIdOf({ path }: StoredDocument<TeamMember>): string {
  return idInPath(teamMembers, path, 'kitchenId')
}

/** The cards of kitchens by id, as far as they can be read. */
function useCards(ids: readonly string[]): ReadonlyMap<string, Kitchen> {
  const [cards, setCards] = useState<ReadonlyMap<string, Kitchen>>(new Map())
  const wanted = ids.join(' ')
  useEffect(() => {
    let isCurrent = true
    const read = async (kitchenId: string) => {
      const card = await readContent(kitchens, { kitchenId })
      if (isCurrent && card !== undefined) setCards((known) => new Map([...known, [kitchenId, card]]))
    }
    for (const id of wanted.split(' ').filter((each) => each !== '')) {
      read(id).catch((problem: unknown) => logProblem('kitchen card', problem))
    }
    return () => {
      isCurrent = false
    }
  }, [wanted])
  return cards
}

/** The kitchens the reader works in, kept up to date. */
export function useOwnKitchens(): Loadable<readonly OwnKitchen[]> {
  const session = useSession()
  const uid = session.state === 'signedIn' ? session.uid : null
  const memberships = useQuery(teamMembers, uid === null ? null : {}, {
    everywhere: true,
    where: [
      ['uid', '==', uid],
      ['state', '==', 'active'],
    ],
  })
  const rows = memberships.state === 'success' ? memberships.value : []
  const cards = useCards(rows.map(kitchenIdOf))
  if (memberships.state !== 'success') return memberships
  const value = rows.map((row) => {
    const id = kitchenIdOf(row)
    return { id, member: row.content, kitchen: cards.get(id) }
  })
  return { ...memberships, value }
}
