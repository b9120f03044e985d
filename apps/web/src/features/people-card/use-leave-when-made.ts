import { useEffect } from 'react'
import { navigate } from '../../shell/navigation.ts'
import { ownPath } from '../../shell/own-path.ts'
import { useOwnProfiles } from '../../shell/own-profiles.ts'
import { useSearchParams } from '../../shell/page-context.tsx'
import { paths } from '../../shell/paths.ts'

/**
 * Leaves the page that makes a profile when the person has it already: the server would not take a second one. Goes on to
 * where the person was going, or to where the profile is changed.
 */
export function useLeaveWhenMade(kind: Parameters<typeof paths.people>[0]): void {
  const { profiles } = useOwnProfiles()
  const next = ownPath(useSearchParams().get('next'), paths.people(kind).edit)
  const isMade = profiles.has(kind)
  useEffect(() => {
    if (isMade) navigate(next, { replace: true })
  }, [isMade, next])
}
