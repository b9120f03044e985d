import { LinkButton } from '@brigade/design-system/atoms/link-button.tsx'
import type { FollowedKind } from '@brigade/domain/people/network/follow.ts'
import { Suspense } from 'react'
import { useSession } from '../../../lib/session/session-store.ts'
import { useText } from '../../../messages/text.tsx'
import { usePage } from '../../../shell/page-context.tsx'
import { paths } from '../../../lib/routing/paths.ts'
import { lazyComponent } from '../../../shell/lazy-component.tsx'

// Apart, because documents and schemas come with it: guests follow nobody yet.
const FollowButton = lazyComponent(async () => (await import('./follow-button.tsx')).FollowButton)

export interface FollowProps {
  readonly kind: FollowedKind
  /** Id of what is followed: a uid, a kitchen's id or a supplier's. */
  readonly target: string
  readonly name: string
}

/** Follow or no longer, for guests and without scripts after one has joined. */
export function Follow({ kind, target, name }: FollowProps) {
  const t = useText()
  const { path } = usePage()
  const session = useSession()
  const uid = session.state === 'signedIn' ? session.uid : null
  const afterJoining = (
    <LinkButton href={`${paths.auth(path)}&join=1`} aria-label={t('common.followName', { name })}>
      {t('common.follow')}
    </LinkButton>
  )
  if (uid === null || (session.state === 'signedIn' && session.isGuest)) return afterJoining
  return (
    <Suspense fallback={afterJoining}>
      <FollowButton uid={uid} kind={kind} target={target} name={name} />
    </Suspense>
  )
}
