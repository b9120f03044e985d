import {
  type BrigadeUserProfile,
  brigadeUserProfiles,
} from '@brigade/domain/people/profiles/brigade-user-profile.ts'
import { newBrigadeUserProfile } from '@brigade/domain/people/profiles/new-cards.ts'
import { timestampFromMs } from '@brigade/domain/core/time/timestamp.ts'
import type { StoredDocument, Loadable } from '../../../lib/reading/loadable.ts'
import { useDocument } from '../../../lib/reading/use-document.ts'
import { changing, creating, write, type WriteOutcome } from '../../../lib/writing/write.ts'
import { useLocale } from '../../../messages/text.tsx'

type Changes = Partial<
  Pick<BrigadeUserProfile, 'units' | 'temperatureUnit' | 'visibility' | 'email' | 'phone' | 'locale'>
>

interface OwnProfile {
  readonly profile: Loadable<StoredDocument<BrigadeUserProfile> | null>
  /** Writes changes; makes the profile where there is none yet. */
  readonly save: (changes: Changes) => Promise<WriteOutcome>
}

/** The own private profile (product, E02). */
export function useProfile(uid: string): OwnProfile {
  const locale = useLocale()
  const profile = useDocument(brigadeUserProfiles, { uid })
  const save = (changes: Changes) => {
    const before = profile.state === 'success' ? profile.value?.content : undefined
    if (before !== undefined) return write([changing(brigadeUserProfiles, { uid }, { before, changes })])
    const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone
    const fresh = newBrigadeUserProfile({ locale, zone }, uid, timestampFromMs(Date.now()))
    return write([creating(brigadeUserProfiles, { uid }, { ...fresh, ...changes })])
  }
  return { profile, save }
}
