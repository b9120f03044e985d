import './notices.css'
import '../../shell/forms/create-kitchen-page.css'
import { Checkbox } from '@brigade/design-system/atoms/checkbox.tsx'
import { TextField } from '@brigade/design-system/atoms/text-field.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import {
  type NotificationPreferences,
  USUAL_PREFERENCES,
  notificationPreferences,
} from '@brigade/domain/people/notifications/notification-preferences.ts'
import { Loaded } from '../../lib/reading/loaded.tsx'
import { useLocale, useText } from '../../messages/text.tsx'
import { ChannelTable } from './channel-table.tsx'
import { DevicePush } from './device-push.tsx'
import { usePreferences } from '../../shell/notification-bell/use-notices.ts'
import { brigadeUserProfiles } from '@brigade/domain/people/profiles/brigade-user-profile.ts'
import { newBrigadeUserProfile } from '@brigade/domain/people/profiles/new-cards.ts'
import { timestampFromMs } from '@brigade/domain/core/time/timestamp.ts'
import { readContent } from '../../lib/reading/read-content.ts'
import { changing, creating, write, type WriteOutcome, type WritePart } from '../../lib/writing/write.ts'

/** What was chosen anew; quiet hours that are undefined are none any more. */
interface PreferenceChanges {
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
async function savePreferences(saving: Saving): Promise<WriteOutcome> {
  const { uid, before, changes } = saving
  const params = { uid, settingsId: 'notifications' }
  const part =
    before === null
      ? creating(notificationPreferences, params, { ...USUAL_PREFERENCES, ...changes })
      : changing(notificationPreferences, params, { before, changes })
  return write([part, ...(await profilePart(saving))])
}

/** Offered when quiet hours are switched on. */
const USUAL_QUIET = { from: '22:00', to: '07:00' }

interface PartProps {
  readonly chosen: Pick<NotificationPreferences, 'channels' | 'quiet' | 'quietDuringMyShifts'>
  readonly onChange: (changes: PreferenceChanges) => void
}

function QuietHours({ chosen, onChange }: PartProps) {
  const t = useText()
  const { quiet } = chosen
  return (
    <section className="form-part">
      <h3>{t('notices.quiet')}</h3>
      <Stack gap={12}>
        <Checkbox
          label={t('notices.quietOn')}
          hint={t('notices.quietHint')}
          checked={quiet !== undefined}
          onChange={(event) => onChange({ quiet: event.target.checked ? USUAL_QUIET : undefined })}
        />
        {quiet === undefined ? null : (
          <Cluster gap={16}>
            <TextField
              type="time"
              required
              label={t('notices.quietFrom')}
              defaultValue={quiet.from}
              onBlur={({ target }) => {
                if (target.value !== '') onChange({ quiet: { ...quiet, from: target.value } })
              }}
            />
            <TextField
              type="time"
              required
              label={t('notices.quietTo')}
              defaultValue={quiet.to}
              onBlur={({ target }) => {
                if (target.value !== '') onChange({ quiet: { ...quiet, to: target.value } })
              }}
            />
          </Cluster>
        )}
        <Checkbox
          label={t('notices.quietShifts')}
          checked={chosen.quietDuringMyShifts}
          onChange={(event) => onChange({ quietDuringMyShifts: event.target.checked })}
        />
      </Stack>
    </section>
  )
}

/** The notification settings, saved with each choice. */
export function NoticeSettings({ uid }: { readonly uid: string }) {
  const t = useText()
  const locale = useLocale()
  const preferences = usePreferences(uid)
  return (
    <section id="settings" aria-labelledby="notice-settings">
      <Stack gap={24}>
        <h2 id="notice-settings">{t('notices.settings')}</h2>
        <DevicePush />
        <Loaded of={preferences} empty={<Choices uid={uid} locale={locale} before={null} />}>
          {({ content }) => <Choices uid={uid} locale={locale} before={content} />}
        </Loaded>
      </Stack>
    </section>
  )
}

interface ChoicesProps {
  readonly uid: string
  readonly locale: string
  readonly before: NotificationPreferences | null
}

function Choices(who: ChoicesProps) {
  const chosen = who.before ?? USUAL_PREFERENCES
  return (
    <>
      <QuietHours chosen={chosen} onChange={(changes) => void savePreferences({ ...who, changes })} />
      <ChannelTable
        channels={chosen.channels}
        onChange={(channels) => void savePreferences({ ...who, changes: { channels } })}
      />
    </>
  )
}
