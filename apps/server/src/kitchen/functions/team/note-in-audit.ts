import { documentPath } from '@brigade/contract/path.ts'
import { teamMembers } from '@brigade/domain/kitchen/team/team-member.ts'
import {
  type AuditEntry,
  kitchenAuditEntries,
  type TeamStep,
} from '@brigade/domain/people/trust/audit-entry.ts'
import type { FunctionScope } from '@brigade/platform/functions/define-function.ts'
import { storeOf, uidOf } from '../../../core/functions/store.ts'

interface NotedStep {
  readonly action: TeamStep
  readonly from?: AuditEntry['from']
  readonly to?: AuditEntry['to']
}

/** Notes in the kitchen's audit what the caller did about one person of its team (product, E51). */
export function noteInAudit(
  scope: FunctionScope,
  where: { readonly kitchenId: string; readonly uid: string },
  { action, from = {}, to = {} }: NotedStep,
): void {
  storeOf(scope).create(
    kitchenAuditEntries,
    { kitchenId: where.kitchenId, entryId: scope.newId() },
    { at: scope.now, by: uidOf(scope), action, thing: documentPath(teamMembers, where), from, to },
  )
}
