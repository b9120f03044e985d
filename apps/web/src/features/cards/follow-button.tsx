import { Button } from '@brigade/design-system/atoms/button.tsx'
import { Icon } from '@brigade/design-system/atoms/icon.tsx'
import { LinkButton } from '@brigade/design-system/atoms/link-button.tsx'
import { type FollowedKind, followId, follows } from '@brigade/domain/network/follow.ts'
import { Check, Plus } from 'lucide-react'
import { useState } from 'react'
import { useSession } from '../../data/session-store.ts'
import { useQuery } from '../../data/use-query.ts'
import { creating, deleting, write } from '../../data/write.ts'
import { useText } from '../../messages/text.tsx'
import { usePage } from '../../shell/page-context.tsx'
import { paths } from '../../shell/paths.ts'
import type { CardKind } from './card-kind.ts'

interface FollowButtonProps {
  readonly kind: FollowedKind
  readonly target: string
  readonly name: string
  /** The list it stands in: whoever it belongs to changes it instead. */
  readonly card: CardKind
}

/** Follows somebody or something, or no longer does; works offline like every fact by one party. */
export function FollowButton({ kind, target, name, card }: FollowButtonProps) {
  const t = useText()
  const { path } = usePage()
  const session = useSession()
  const uid = session.state === 'here' && !session.isGuest ? session.uid : null
  const found = useQuery(follows, uid === null ? null : {}, {
    where: [
      ['follower', '==', uid],
      ['kind', '==', kind],
      ['target', '==', target],
    ],
  })
  const [isRefused, setRefused] = useState(false)
  if (session.state !== 'here') return null
  if (session.uid === target)
    return <LinkButton href={paths.people(card).edit}>{t(`cards.edit.${card}`)}</LinkButton>
  if (uid === null) {
    return (
      <LinkButton href={`${paths.auth(path)}&join=1`} aria-label={t('common.followName', { name })}>
        {t('common.follow')}
      </LinkButton>
    )
  }
  if (found.state !== 'here') return null
  const isFollowing = found.value.length > 0
  const toggle = async () => {
    const follow = { follower: uid, kind, target }
    const params = { followId: followId(follow) }
    const made = await write([isFollowing ? deleting(follows, params) : creating(follows, params, follow)])
    if (made.state !== 'kept') return setRefused(true)
    const arrival = await made.arrival
    return setRefused(arrival.state === 'held-back')
  }
  return (
    <>
      <Button
        aria-pressed={isFollowing}
        aria-label={t('common.followName', { name })}
        onClick={() => void toggle()}
      >
        <Icon of={isFollowing ? Check : Plus} />
        {t(isFollowing ? 'common.following' : 'common.follow')}
      </Button>
      {isRefused ? <span role="alert">{t('common.followRefused')}</span> : null}
    </>
  )
}
