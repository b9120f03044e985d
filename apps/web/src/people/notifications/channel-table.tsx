import { Table } from '@brigade/design-system/molecules/table.tsx'
import {
  type NotificationChannel,
  type NotificationPreferences,
  wantedChannels,
} from '@brigade/domain/people/notifications/notification-preferences.ts'
import { isUrgent, NotificationKind } from '@brigade/domain/people/notifications/notification.ts'
import type { MessageKey } from '../../messages/catalogue.ts'
import { useText } from '../../messages/text.tsx'

type Channels = NotificationPreferences['channels']

interface ChannelTableProps {
  readonly channels: Channels
  readonly onChange: (channels: Channels) => void
}

const columns: readonly (readonly [NotificationChannel, MessageKey])[] = [
  ['in app', 'notices.channel.inApp'],
  ['web push', 'notices.channel.push'],
]

function toggled(channels: Channels, kind: NotificationKind, channel: NotificationChannel): Channels {
  const chosenChannels = wantedChannels(kind, { channels })
  const others = chosenChannels.filter((each) => each !== channel)
  return { ...channels, [kind]: chosenChannels.includes(channel) ? others : [...others, channel] }
}

/** Every kind of notice and the ways it may take. */
export function ChannelTable({ channels, onChange }: ChannelTableProps) {
  const t = useText()
  return (
    <section className="form-part notices-channels">
      <Table caption={t('notices.channels')}>
        <thead>
          <tr>
            <th scope="col">{t('notices.channel.kind')}</th>
            {columns.map(([channel, name]) => (
              <th scope="col" key={channel}>
                {t(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {NotificationKind.options.map((kind) => (
            <tr key={kind}>
              <th scope="row">{t(`notices.kind.${kind}`)}</th>
              {columns.map(([channel, name]) => (
                <td key={channel}>
                  <label className="notices-choice">
                    <input
                      type="checkbox"
                      aria-label={t('notices.channel.of', {
                        kind: t(`notices.kind.${kind}`),
                        channel: t(name),
                      })}
                      checked={wantedChannels(kind, { channels }).includes(channel)}
                      disabled={isUrgent(kind) && channel === 'in app'}
                      onChange={() => onChange(toggled(channels, kind, channel))}
                    />
                  </label>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      <small>{t('notices.channelsHint')}</small>
    </section>
  )
}
