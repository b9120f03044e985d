import * as z from 'zod'
import { DocumentId } from '../../core/documents/stored-fields.ts'
import { collection } from '@brigade/contract/collection.ts'
import type { PolicyContext } from '@brigade/contract/policy.ts'
import { changesOnly } from '../../core/documents/changed-fields.ts'
import {
  commonFields,
  isChangedByCaller,
  isCreatedByCaller,
  Uid,
} from '../../core/documents/common-fields.ts'
import { DisplayName } from '../../core/text/names.ts'
import { LocalDate } from '../../core/time/local-date.ts'
import { AccessRole, Grant } from '../../access/roles/access.ts'
import { callerHasAccess, ownTeamDocument, worksHere } from '../../access/roles/kitchen-policy.ts'
import { Position } from '../../access/positions/position.ts'

/** A person's place in one kitchen (product, E12). The document's id is the person's. */
export const TeamMember = z.strictObject({
  ...commonFields,
  uid: Uid,
  /** Copied from the person's public card where there is one, when joining and whenever the person brings it up to date. */
  displayName: DisplayName,
  access: AccessRole,
  grants: z.array(Grant).max(3),
  position: Position,
  stations: z.array(DocumentId).max(30),
  state: z.enum(['active', 'left']),
  from: LocalDate,
  to: LocalDate.optional(),
  isShownPublicly: z.boolean(),
  /** Hours a week as a decimal string, such as "37.5". */
  contractHours: z
    .string()
    .regex(/^(0|[1-9]\d{0,2})(\.\d{0,1}[1-9])?$/)
    .optional(),
  /** Whether the person has a PIN for the kitchen's tablets; the server's. */
  pinSet: z.boolean().optional(),
})
export type TeamMember = Readonly<z.infer<typeof TeamMember>>

/** Fields of the own membership that a person changes without asking. */
const OWN_FIELDS = ['isShownPublicly']
/** Fields that a manager changes; access, grants and state change by function only. */
const MANAGED_FIELDS = ['stations', 'position', 'contractHours']

/** What the person may change in the own membership; the name only to what the own public card says. */
function ownFields({ caller, relatedAfter }: PolicyContext, after: TeamMember): readonly string[] {
  if (after.uid !== caller.uid) return []
  const isCopied = relatedAfter['card']?.['displayName'] === after.displayName
  return isCopied ? [...OWN_FIELDS, 'displayName'] : OWN_FIELDS
}

/**
 * The team of a kitchen. The first document is the owner's, made in one batch with the kitchen; all later ones come
 * from accepted invitations. "My kitchens" is the query over all `team` collections with `uid` = caller.
 */
export const teamMembers = collection({
  path: 'kitchens/{kitchenId}/team/{uid}',
  schema: TeamMember,
  policy: {
    policyReads: (params, caller) => ({
      ...ownTeamDocument(params, caller),
      ...(params['kitchenId'] !== undefined && { kitchen: `kitchens/${params['kitchenId']}` }),
      ...(caller.uid !== null && params['uid'] === caller.uid && { card: `brigade-users/${caller.uid}` }),
    }),
    read: (context, known) =>
      (context.caller.uid !== null && known.uid === context.caller.uid) || worksHere(context),
    create: (context, after) =>
      isCreatedByCaller(context, after) &&
      after.uid === context.caller.uid &&
      context.params['uid'] === after.uid &&
      after.access === 'owner' &&
      after.state === 'active' &&
      context.related['kitchen'] === undefined &&
      context.relatedAfter['kitchen']?.['owner'] === after.uid,
    change: (context, before, after) => {
      if (!isChangedByCaller(context, before, after) || before.state !== 'active') return false
      const managed = callerHasAccess(context, 'manager') ? MANAGED_FIELDS : []
      const writable = [...ownFields(context, after), ...managed]
      return writable.length > 0 && changesOnly(before, after, writable)
    },
    delete: () => false,
  },
  indexes: [['uid', 'state']],
  groupIndexes: [['uid', 'state']],
  references: [{ field: 'stations', to: 'kitchens/{kitchenId}/stations/{value}', onDelete: 'detach' }],
})
