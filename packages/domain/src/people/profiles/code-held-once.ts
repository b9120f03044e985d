import type { Constraint } from '@brigade/contract/constraint.ts'
import type { BrigadeUser } from './brigade-user.ts'

/** A brigade code finds one person, so no second card carries it (product, E01). */
export const codeHeldOnce: Constraint<BrigadeUser> = {
  reads: ({ before, after }) =>
    after === undefined || after.brigadeCode === before?.brigadeCode
      ? []
      : [{ collection: 'brigade-users', where: { brigadeCode: after.brigadeCode } }],
  violation: ({ params }, found) =>
    [...found.keys()].some((path) => path !== `brigade-users/${params['uid']}`)
      ? 'Somebody else has this brigade code.'
      : undefined,
}

/** Whom a brigade code finds: of several cards that carry it none, because any of them may have copied it. */
export function holderOfCode(cards: readonly { readonly id: string }[]): string | undefined {
  return cards.length === 1 ? cards[0]?.id : undefined
}
