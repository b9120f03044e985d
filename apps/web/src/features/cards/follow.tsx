import type { FollowedKind } from '@brigade/domain/network/follow.ts'
import { lazy, Suspense } from 'react'
import { useIsInBrowser } from '../../shell/use-is-in-browser.ts'

// Apart, because documents and schemas come with it.
const FollowButton = lazy(async () => ({ default: (await import('./follow-button.tsx')).FollowButton }))

interface FollowProps {
  readonly kind: FollowedKind
  /** Id of what is followed: a uid, a kitchen's id or a supplier's. */
  readonly target: string
  readonly name: string
}

/** Follow or no longer; nothing on the server and for somebody's own card. */
export function Follow(props: FollowProps) {
  return useIsInBrowser() ? (
    <Suspense fallback={null}>
      <FollowButton {...props} />
    </Suspense>
  ) : null
}
