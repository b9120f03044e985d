import { useEffect } from 'react'
import { endedSessionStore } from '../../data/session/ended-session.ts'
import { navigate } from '../routing/navigation.ts'
import { paths } from '../routing/paths.ts'
import type { Resolution } from '../routing/resolve-page.ts'
import { useStore } from '../store.ts'

function needsSomebody(resolution: Resolution | null): boolean {
  if (resolution?.kind === 'page') return resolution.route.middleware !== undefined
  return resolution?.kind === 'refused'
}

/** Whose session the server ends on a page that asks who they are is led, once, to the sign-in that comes back to it. */
export function useEndedSession(address: string, resolution: Resolution | null): void {
  const isJustEnded = useStore(endedSessionStore, 'no') === 'just now'
  const isInVain = needsSomebody(resolution)
  useEffect(() => {
    if (!isJustEnded || !isInVain) return
    endedSessionStore.set('before')
    navigate(paths.auth(address), { replace: true })
  }, [isJustEnded, isInVain, address])
}
