import type { Policy, PolicyContext } from '@brigade/contract/policy.ts'
import type { CommonFields } from '../../core/documents/common-fields.ts'
import { isOwn, ownDocument } from './own-document.ts'

/**
 * The policy of documents below a person's own one (wildcard `uid`): the person makes, changes and removes them.
 * @param readable - who may read them beside the person
 * @param serverFields - fields the person cannot change; on creation they must be absent or false
 */
export function ownList<Content extends CommonFields>(
  readable: (context: PolicyContext, known: Partial<Content>) => boolean = () => false,
  serverFields: readonly string[] = [],
): Policy<Content> {
  return { ...ownDocument(readable, serverFields), delete: isOwn }
}
