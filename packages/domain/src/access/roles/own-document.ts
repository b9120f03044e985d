import type { Policy, PolicyContext } from '@brigade/contract/policy.ts'
import { changedFields } from '../../core/documents/changed-fields.ts'
import {
  type CommonFields,
  isChangedByCaller,
  isCreatedByCaller,
} from '../../core/documents/common-fields.ts'

/** Whether the document's id is the caller's own (wildcard `uid`). */
export function isOwn({ caller, params }: PolicyContext): boolean {
  return caller.uid !== null && params['uid'] === caller.uid
}

/**
 * The policy of a person's own document, keyed by the uid: the person makes and changes it, nobody deletes it.
 * @param readable - who may read it beside the person
 * @param serverFields - fields the person cannot change; on creation they must be absent or false
 */
export function ownDocument<Content extends CommonFields>(
  readable: (context: PolicyContext, known: Partial<Content>) => boolean,
  serverFields: readonly string[] = [],
): Policy<Content> {
  return {
    read: (context, known) => isOwn(context) || readable(context, known),
    create: (context, after) =>
      isOwn(context) &&
      isCreatedByCaller(context, after) &&
      Object.entries(after).every(([field, value]) => !serverFields.includes(field) || value === false),
    change: (context, before, after) =>
      isOwn(context) &&
      isChangedByCaller(context, before, after) &&
      changedFields(before, after).every((field) => !serverFields.includes(field)),
    delete: () => false,
  }
}
