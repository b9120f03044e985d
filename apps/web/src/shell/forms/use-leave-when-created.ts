import { useEffect } from 'react'
import { navigate } from '../routing/navigation.ts'
import { ownPath } from '../routing/own-path.ts'
import { useOwnProfiles } from '../apps/own-profiles.ts'
import { useSearchParams } from '../page-context.tsx'
import { paths } from '../../lib/routing/paths.ts'

/**
 * Leaves the page that makes a profile when the person has it already: the server would not take a second one. Goes on to
 * where the person was going, or to where the profile is changed.
 */
export function useLeaveWhenCreated(kind: Parameters<typeof paths.people>[0]): void {
  const { profiles } = useOwnProfiles()
  const next = ownPath(useSearchParams().get('next'), paths.people(kind).edit)
  const isMade = profiles.has(kind)
  useEffect(() => {
    if (isMade) navigate(next, { replace: true })
  }, [isMade, next])
}
