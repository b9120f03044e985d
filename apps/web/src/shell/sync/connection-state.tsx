import { ConnectionMark } from '@brigade/design-system/molecules/connection-mark.tsx'
import { useSyncState } from '../../lib/writing/use-sync-state.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { useText } from '../../messages/text.tsx'

/** Always in sight: in step, waiting, or offline. */
export function ConnectionState() {
  const t = useText()
  const { number, time } = useFormat()
  const { connection, waiting, lastSyncedAt } = useSyncState()
  if (connection === 'offline')
    return (
      <ConnectionMark state="offline" short="">
        {t('shell.sync.offline')}
      </ConnectionMark>
    )
  if (waiting > 0)
    return (
      <ConnectionMark state="waiting" short={number(waiting)}>
        {t('shell.sync.waiting', { count: waiting })}
      </ConnectionMark>
    )
  return (
    <ConnectionMark state="online" short="">
      {lastSyncedAt === null ? t('shell.sync.online') : t('shell.sync.synced', { time: time(lastSyncedAt) })}
    </ConnectionMark>
  )
}
