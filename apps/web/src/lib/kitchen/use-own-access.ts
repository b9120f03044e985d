import { type AccessRole, hasAccess, hasGrant } from '@brigade/domain/access/roles/access.ts'
import { teamMembers } from '@brigade/domain/kitchen/team/team-member.ts'
import { useSession } from '../session/session-store.ts'
import { useDocument } from '../reading/use-document.ts'

/** What this person may do in a kitchen. */
export interface OwnAccess {
  /** False until the own team document has arrived. */
  readonly isKnown: boolean
  readonly may: (atLeast: AccessRole) => boolean
  readonly seesCosts: boolean
  /** Sends orders and receives what comes. */
  readonly orders: boolean
}

/** The own place in the kitchen's team, kept up to date. */
export function useOwnAccess(kitchenId: string): OwnAccess {
  const session = useSession()
  const uid = session.state === 'signedIn' ? session.uid : undefined
  const own = useDocument(teamMembers, uid === undefined ? null : { kitchenId, uid })
  const member = own.state === 'success' ? own.value?.content : undefined
  return {
    isKnown: own.state !== 'pending',
    may: (atLeast) => hasAccess(member, atLeast),
    seesCosts: hasGrant(member, 'costs'),
    orders: hasGrant(member, 'orders'),
  }
}
