import { Suspense } from 'react'
import { useSession } from '../../lib/session/session-store.ts'
import { lazyComponent } from '../../shell/lazy-component.tsx'

// Apart, because documents and schemas come with it: strangers and guests hire nobody.
const ApproachButton = lazyComponent(async () => (await import('./approach-button.tsx')).ApproachButton)

interface ApproachProps {
  readonly professionalId: string
  readonly name: string
}

/** Writing to a professional first, for members who hire; nothing for everybody else. */
export function Approach({ professionalId, name }: ApproachProps) {
  const session = useSession()
  if (session.state !== 'signedIn' || session.isGuest || session.uid === professionalId) return null
  return (
    <Suspense fallback={null}>
      <ApproachButton uid={session.uid} professionalId={professionalId} name={name} />
    </Suspense>
  )
}
