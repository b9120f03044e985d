import { Button } from '@brigade/design-system/atoms/button.tsx'
import { Icon } from '@brigade/design-system/atoms/icon.tsx'
import { LinkButton } from '@brigade/design-system/atoms/link-button.tsx'
import { type FollowedKind, followId, follows } from '@brigade/domain/people/network/follow.ts'
import { Check } from 'lucide'
import { useState } from 'react'
import { useQuery } from '../../../lib/reading/use-query.ts'
import { creating, deleting, write } from '../../../lib/writing/write.ts'
import { useText } from '../../../messages/text.tsx'
import { paths } from '../../../lib/routing/paths.ts'
import { useOwnMembership } from '../../../lib/kitchen/use-kitchen.ts'

interface FollowButtonProps {
  /** Who follows. */
  readonly uid: string
  readonly kind: FollowedKind
  readonly target: string
  readonly name: string
}

/** Follows or unfollows; works offline like every fact by one party. */
function Toggle({ uid, kind, target, name }: FollowButtonProps) {
  const t = useText()
  const result = useQuery(
    follows,
    {},
    {
      where: [
        ['follower', '==', uid],
        ['kind', '==', kind],
        ['target', '==', target],
      ],
    },
  )
  const [isRefused, setRefused] = useState(false)
  // It keeps its place while it is looked up.
  if (result.state === 'pending') return <Button isPending>{t('common.follow')}</Button>
  if (result.state !== 'success') return null
  const isFollowing = result.value.length > 0
  const toggle = async () => {
    const follow = { follower: uid, kind, target }
    const params = { followId: followId(follow) }
    const outcome = await write([isFollowing ? deleting(follows, params) : creating(follows, params, follow)])
    if (outcome.state !== 'queued') return setRefused(true)
    const serverAck = await outcome.serverAck
    return setRefused(serverAck.state === 'rejected')
  }
  return (
    <>
      <Button
        aria-pressed={isFollowing}
        aria-label={t('common.followName', { name })}
        onClick={() => void toggle()}
      >
        {isFollowing ? <Icon of={Check} /> : null}
        {t(isFollowing ? 'common.following' : 'common.follow')}
      </Button>
      {isRefused ? <span role="alert">{t('common.followRefused')}</span> : null}
    </>
  )
}

function KitchenButton(props: FollowButtonProps) {
  const t = useText()
  const isOwn = useOwnMembership(props.target) !== undefined
  return isOwn ? (
    <LinkButton href={paths.kitchenDashboard(props.target)}>{t('common.openKitchen')}</LinkButton>
  ) : (
    <Toggle {...props} />
  )
}

/** Follow or unfollow; members of the kitchen's team get a link to it instead. */
export function FollowButton(props: FollowButtonProps) {
  return props.kind === 'kitchen' ? <KitchenButton {...props} /> : <Toggle {...props} />
}
