import * as z from 'zod'
import { collection } from '@brigade/contract/collection.ts'
import { type CommonFields, commonFields } from '../../core/documents/common-fields.ts'
import { isOwn, ownDocument } from '../../access/roles/own-document.ts'
import { LocalTime } from '../../core/time/local-date.ts'
import { localDateAndTime } from '../../core/time/local-time.ts'
import { NotificationKind } from './notification.ts'

/** Where a notice reaches a person. */
export const NotificationChannel = z.enum(['in app', 'e-mail', 'web push'])
export type NotificationChannel = z.infer<typeof NotificationChannel>

/** What a person wants to be told, and when (product, E44). */
export const NotificationPreferences = z.strictObject({
  ...commonFields,
  /** The channels of a kind of notice; a kind that is not named comes by all of them. */
  channels: z.partialRecord(NotificationKind, z.array(NotificationChannel).max(3)),
  /** Quiet hours on the person's wall clock; both or neither. They may go over midnight. */
  quiet: z.strictObject({ from: LocalTime, to: LocalTime }).optional(),
  /** No notices during the own shifts; true unless changed. */
  quietDuringMyShifts: z.boolean(),
  /** One e-mail of what came; `off` unless chosen. */
  digest: z.enum(['off', 'daily', 'weekly']),
  /** Whether the server may post for the person, such as a new menu; false unless switched on (product, E45). */
  postsForMe: z.boolean(),
})
export type NotificationPreferences = Readonly<z.infer<typeof NotificationPreferences>>

/** What holds for somebody who has chosen nothing: everything by every way, never during the own shifts. */
export const USUAL_PREFERENCES: Omit<NotificationPreferences, keyof CommonFields> = {
  channels: {},
  quietDuringMyShifts: true,
  digest: 'off',
  postsForMe: false,
}

const SETTINGS_ID = 'notifications'
const own = ownDocument<NotificationPreferences>(() => false)

/** Preferences of notices; the only document is `settings/notifications`. */
export const notificationPreferences = collection({
  path: 'brigade-user-profiles/{uid}/settings/{settingsId}',
  schema: NotificationPreferences,
  policy: {
    ...own,
    read: isOwn,
    create: (context, after) => context.params['settingsId'] === SETTINGS_ID && own.create(context, after),
  },
})

/** What decides on telling somebody now. */
export interface NoticeMoment {
  /** Milliseconds since 1970. */
  readonly nowMs: number
  /** The person's, IANA name. */
  readonly zone: string
  readonly isOnShift: boolean
}

function isQuietTime({ from, to }: { readonly from: string; readonly to: string }, time: string): boolean {
  return from <= to ? time >= from && time < to : time >= from || time < to
}

/** Whether notices wait now: in the quiet hours, or during the own shift unless the person switched that off. */
export function isQuiet(
  { quiet, quietDuringMyShifts }: Pick<NotificationPreferences, 'quiet' | 'quietDuringMyShifts'>,
  { nowMs, zone, isOnShift }: NoticeMoment,
): boolean {
  if (quietDuringMyShifts && isOnShift) return true
  return quiet !== undefined && isQuietTime(quiet, localDateAndTime(nowMs, zone).time.slice(0, 5))
}

/** The channels that a person wants for a kind of notice; all of them unless the person chose. */
export function wantedChannels(
  kind: NotificationKind,
  { channels }: Pick<NotificationPreferences, 'channels'>,
): readonly NotificationChannel[] {
  return channels[kind] ?? NotificationChannel.options
}

/**
 * The channels a notice takes now (product, E44): in the app always when it is wanted; e-mail and push not in quiet hours,
 * which safety alarms and account notices ignore.
 */
export function channelsFor(
  notice: { readonly kind: NotificationKind; readonly isUrgent: boolean },
  preferences: Pick<NotificationPreferences, 'channels' | 'quiet' | 'quietDuringMyShifts'>,
  moment: NoticeMoment,
): readonly NotificationChannel[] {
  const wanted = wantedChannels(notice.kind, preferences)
  if (notice.isUrgent || !isQuiet(preferences, moment)) return wanted
  return wanted.filter((channel) => channel === 'in app')
}
