import type { ConstrainedChange } from '@brigade/contract/constraint.ts'

/** Whether a change puts its document into the bin. */
export function isGoingToBin({
  before,
  after,
}: ConstrainedChange<{ readonly deletedAt?: unknown }>): boolean {
  return before?.deletedAt === undefined && after?.deletedAt !== undefined
}
