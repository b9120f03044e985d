import type { ConstrainedChange, Constraint } from '@brigade/contract/constraint.ts'

/** Letters and digits of handles that are taken for each other (Unicode Technical Standard 39, skeletons). */
const SKELETON: readonly (readonly [alike: RegExp, as: string])[] = [
  [/0/gu, 'o'],
  [/1/gu, 'l'],
  [/m/gu, 'rn'],
]

/** What is left of a handle when letters that look alike are one letter: `m0rel` and `morel` have the same. */
export function handleSkeleton(handle: string): string {
  return SKELETON.reduce((text, [alike, as]) => text.replaceAll(alike, as), handle)
}

interface Holder {
  readonly kind: string
  readonly targetId: string
  readonly skeleton?: string | undefined
}

/** Whether somebody else holds a handle that looks like this one. */
export function isHeldByOther(
  { kind, targetId }: Pick<Holder, 'kind' | 'targetId'>,
  holders: Iterable<Pick<Holder, 'kind' | 'targetId'>>,
): boolean {
  return [...holders].some((other) => other.kind !== kind || other.targetId !== targetId)
}

/** Two handles that look alike belong to one person, kitchen or supplier. */
export const skeletonHeldOnce: Constraint<Holder> = {
  reads: ({ before, after }: ConstrainedChange<Holder>) =>
    after?.skeleton === undefined || before !== undefined
      ? []
      : [{ collection: 'handles', where: { skeleton: after.skeleton } }],
  violation({ before, after }, documents) {
    if (after === undefined || before !== undefined) return undefined
    const holders = [...documents.values()].map(({ kind, targetId }) => ({
      kind: String(kind),
      targetId: String(targetId),
    }))
    return isHeldByOther(after, holders) ? 'Somebody else has a handle that looks like this one.' : undefined
  },
}
