import type { FollowedKind } from '@brigade/domain/network/follow.ts'
import { lazy, Suspense } from 'react'
import { useIsInBrowser } from '../../shell/use-is-in-browser.ts'
import type { CardKind } from './card-kind.ts'

// Apart, because documents and schemas come with it.
const FollowButton = lazy(async () => ({ default: (await import('./follow-button.tsx')).FollowButton }))

interface FollowProps {
  readonly kind: FollowedKind
  /** Id of what is followed: a uid, a kitchen's id or a supplier's. */
  readonly target: string
  readonly name: string
  /** The list it stands in: whoever it belongs to changes it instead. */
  readonly card: CardKind
}

/** Follow or no longer, or change it where it is one's own; nothing on the server. */
export function Follow(props: FollowProps) {
  return useIsInBrowser() ? (
    <Suspense fallback={null}>
      <FollowButton {...props} />
    </Suspense>
  ) : null
}
