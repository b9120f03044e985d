import { type Access, hasAccess } from '@brigade/domain/access/roles/access.ts'
import { type Station, stations } from '@brigade/domain/access/stations/station.ts'
import { type TeamMember, teamMembers } from '@brigade/domain/kitchen/team/team-member.ts'
import { useMemo } from 'react'
import type { StoredDocument, Loadable } from '../reading/loadable.ts'
import { useSession } from '../session/session-store.ts'
import { useQuery } from '../reading/use-query.ts'
import { useText } from '../../messages/text.tsx'

/** A kitchen's people and places, as its screens name them. */
export interface Crew {
  readonly kitchenId: string
  readonly uid: string
  readonly own: Access | undefined
  readonly isLead: boolean
  readonly isCook: boolean
  /** Everybody who is or was in the team, by uid. */
  readonly people: ReadonlyMap<string, TeamMember>
  readonly stations: ReadonlyMap<string, Station>
  /** The person's name; a placeholder for a person whose name was deleted. */
  readonly nameOf: (uid: string) => string
}

function byId<Content>(loadable: Loadable<readonly StoredDocument<Content>[]>): ReadonlyMap<string, Content> {
  const rows = loadable.state === 'success' ? loadable.value : []
  return new Map(rows.map(({ id, content }) => [id, content]))
}

/** The team and the stations of a kitchen, kept up to date. */
export function useCrew(kitchenId: string): Crew {
  const t = useText()
  const session = useSession()
  const uid = session.state === 'signedIn' ? session.uid : ''
  const team = useQuery(teamMembers, { kitchenId })
  const places = useQuery(stations, { kitchenId }, { orderBy: ['sortKey'] })
  return useMemo(() => {
    const people = byId(team)
    const own = people.get(uid)
    return {
      kitchenId,
      uid,
      own,
      isLead: hasAccess(own, 'lead'),
      isCook: hasAccess(own, 'cook'),
      people,
      stations: byId(places),
      nameOf: (person) => people.get(person)?.displayName ?? t('common.formerMember'),
    }
  }, [kitchenId, uid, team, places, t])
}
