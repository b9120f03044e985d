import * as z from 'zod'
import { boundedMap } from '../../core/documents/stored-fields.ts'
import { collection } from '@brigade/contract/collection.ts'
import { commonFields, Uid } from '../../core/documents/common-fields.ts'
import { writtenByFunctions } from '../../core/documents/written-by-functions.ts'
import { callerHasAccess, ownTeamDocument } from '../../access/roles/kitchen-policy.ts'
import { isOperator } from '../../access/roles/claims.ts'
import { Timestamp } from '../../core/time/timestamp.ts'

const MOST_FIELDS = 40

const Values = boundedMap(
  z.string().max(100),
  z.union([z.string().max(2000), z.number(), z.boolean(), z.null()]),
  MOST_FIELDS,
)

/** Who did what, when (product, E51). Entries are added and never changed; putting a value back is a new write. */
export const AuditEntry = z.strictObject({
  ...commonFields,
  at: Timestamp,
  by: Uid,
  /** Name of the function or step, such as `setAccess` or `sign-in`. */
  action: z.string().min(1).max(60),
  /** Path of the document it was about. */
  thing: z.string().min(1).max(500),
  /** The fields that changed, before and after. */
  from: Values,
  to: Values,
  /** The kitchen device or browser it came from. */
  device: z.string().max(200).optional(),
  requestId: z.string().max(128).optional(),
})
export type AuditEntry = Readonly<z.infer<typeof AuditEntry>>

/** Steps about one person of a team. */
export const TEAM_STEPS = [
  'joinTeam',
  'endMembership',
  'setAccess',
  'transferOwnership',
  'acceptOwnership',
  'endOwnershipOffer',
] as const
export type TeamStep = (typeof TEAM_STEPS)[number]

/** Actions that a person reads of themselves. */
const OWN_ACTIONS = ['sign-in', 'sign-out', 'session-ended', 'contact-read']

/**
 * The audit of the platform: operators read it, and each person the own sign-ins and sessions. A list is proved by
 * `by == caller` and one of these actions.
 */
export const auditEntries = collection({
  path: 'audit/{entryId}',
  schema: AuditEntry,
  policy: writtenByFunctions<AuditEntry>(({ caller }, { by, action }) => {
    if (isOperator(caller)) return true
    return caller.uid !== null && by === caller.uid && action !== undefined && OWN_ACTIONS.includes(action)
  }),
  indexes: [['by', 'action', '-at'], ['thing', '-at'], ['-at']],
})

/** The audit of a kitchen: managers and higher read it. */
export const kitchenAuditEntries = collection({
  path: 'kitchens/{kitchenId}/audit/{entryId}',
  schema: AuditEntry,
  policy: writtenByFunctions<AuditEntry>((context) => callerHasAccess(context, 'manager'), ownTeamDocument),
  indexes: [['-at'], ['thing', '-at'], ['by', '-at']],
})
