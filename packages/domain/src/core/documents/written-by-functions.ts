import type { Policy } from '@brigade/contract/policy.ts'

/**
 * The policy of documents that only functions write, because a change of theirs is a step between two parties.
 * @param read - who may read them
 * @param related - the documents `read` needs
 */
export function writtenByFunctions<Content>(
  read: Policy<Content>['read'],
  related: NonNullable<Policy<Content>['policyReads']> = () => ({}),
): Policy<Content> {
  return { policyReads: related, read, create: () => false, change: () => false, delete: () => false }
}
