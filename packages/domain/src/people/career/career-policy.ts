import type { Policy, PolicyContext } from '@brigade/contract/policy.ts'
import type { CommonFields } from '../../core/documents/common-fields.ts'
import { placesInHiddenKitchens } from '../profiles/hidden-from.ts'
import { ownList } from '../../access/roles/own-list.ts'
import { isShownTo, Professional } from '../profiles/professional.ts'

/** What a card's lines are shown by; the card itself is enough to answer. */
const ShownCard = Professional.pick({ isListed: true, audience: true })

function isCardShown(context: PolicyContext): boolean {
  const { isListed, audience } = context.related['card'] ?? {}
  const card = ShownCard.safeParse({ isListed, audience })
  return card.success && isShownTo(context, card.data)
}

/**
 * The policy of the lines below a professional's card: shown to whom the card is shown, written by the professional
 * (product, E04).
 * @param serverFields - fields the professional cannot change
 */
export function careerPolicy<Content extends CommonFields>(
  serverFields: readonly string[] = [],
): Policy<Content> {
  return {
    ...ownList<Content>(isCardShown, serverFields),
    policyReads: ({ uid }): Readonly<Record<string, string>> =>
      uid === undefined ? {} : { card: `professionals/${uid}`, profile: `professional-profiles/${uid}` },
    nestedReads: placesInHiddenKitchens,
  }
}
