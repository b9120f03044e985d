import { LinkButton } from '@brigade/design-system/atoms/link-button.tsx'
import { useSession } from '../../../lib/session/session-store.ts'
import { useText } from '../../../messages/text.tsx'
import { paths } from '../../../lib/routing/paths.ts'
import type { CardKind } from '../../../shell/forms/card-kind.ts'
import { Follow, type FollowProps } from './follow.tsx'

interface OwnOrFollowProps extends FollowProps {
  /** The list that holds the card. */
  readonly card: CardKind
}

/** Follow or unfollow a card; its owner gets a link to edit it instead. */
export function OwnOrFollow({ card, ...followed }: OwnOrFollowProps) {
  const t = useText()
  const session = useSession()
  const isOwn = session.state === 'signedIn' && session.uid === followed.target
  if (isOwn) return <LinkButton href={paths.people(card).edit}>{t(`cards.edit.${card}`)}</LinkButton>
  return <Follow {...followed} />
}
