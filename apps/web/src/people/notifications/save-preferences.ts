import {
  notificationPreferences,
  type NotificationPreferences,
  USUAL_PREFERENCES,
} from '@brigade/domain/people/notifications/notification-preferences.ts'
import { brigadeUserProfiles } from '@brigade/domain/people/profiles/brigade-user-profile.ts'
import { newBrigadeUserProfile } from '@brigade/domain/people/profiles/new-cards.ts'
import { timestampFromMs } from '@brigade/domain/core/time/timestamp.ts'
import { readContent } from '../../lib/reading/read-content.ts'
import { changing, creating, write, type WriteOutcome, type WritePart } from '../../lib/writing/write.ts'

/** What was chosen anew; quiet hours that are undefined are none any more. */
export interface PreferenceChanges {
  readonly channels?: NotificationPreferences['channels']
  readonly quiet?: NotificationPreferences['quiet'] | undefined
  readonly quietDuringMyShifts?: boolean
}

interface Saving {
  readonly uid: string
  readonly locale: string
  /** The stored preferences; null when none were ever saved. */
  readonly before: NotificationPreferences | null
  readonly changes: PreferenceChanges
}

/** Quiet hours go by the person's own clock, so somebody without a private profile gets one with this device's zone. */
async function profilePart({ uid, locale, changes }: Saving): Promise<readonly WritePart[]> {
  if (changes.quiet === undefined) return []
  const known = await readContent(brigadeUserProfiles, { uid }).catch(() => null)
  if (known !== undefined) return []
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const profile = newBrigadeUserProfile({ locale, zone: timeZone }, uid, timestampFromMs(Date.now()))
  return [creating(brigadeUserProfiles, { uid }, profile)]
}

/** Saves what was chosen, offline too. */
export async function savePreferences(saving: Saving): Promise<WriteOutcome> {
  const { uid, before, changes } = saving
  const params = { uid, settingsId: 'notifications' }
  const part =
    before === null
      ? creating(notificationPreferences, params, { ...USUAL_PREFERENCES, ...changes })
      : changing(notificationPreferences, params, { before, changes })
  return write([part, ...(await profilePart(saving))])
}
