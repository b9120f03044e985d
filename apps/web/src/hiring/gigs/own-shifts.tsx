import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { type Booking, bookings } from '@brigade/domain/hiring/gigs/booking.ts'
import { msFromTimestamp } from '@brigade/domain/core/time/timestamp.ts'
import type { StoredDocument } from '../../lib/reading/loadable.ts'
import { Loaded } from '../../lib/reading/loaded.tsx'
import { useSession } from '../../lib/session/session-store.ts'
import { useQuery } from '../../lib/reading/use-query.ts'
import { useText } from '../../messages/text.tsx'
import { useNow } from '../../lib/time/use-now.ts'
import { OwnShift } from './own-shift.tsx'

/** States in which the worker or the business still owes a step, whenever the shift was. */
const UNSETTLED: readonly Booking['state'][] = ['checked in', 'checked out']

function isComing({ content }: StoredDocument<Booking>, nowMs: number): boolean {
  return UNSETTLED.includes(content.state) || msFromTimestamp(content.endsAt) > nowMs
}

/** A professional's gig shifts that are to come or not settled yet; nothing while there are none. */
export function OwnShifts() {
  const t = useText()
  const now = useNow()
  const session = useSession()
  const uid = session.state === 'signedIn' ? session.uid : null
  const rows = useQuery(bookings, uid === null ? null : {}, {
    where: [['uid', '==', uid]],
    orderBy: ['startsAt'],
  })
  return (
    <Loaded of={rows}>
      {(all) => {
        const coming = all.filter((row) => isComing(row, now))
        return coming.length === 0 ? null : (
          <section aria-labelledby="own-shifts">
            <Stack>
              <h2 id="own-shifts">{t('gigs.own')}</h2>
              {coming.map((row) => (
                <OwnShift key={row.id} row={row} now={now} />
              ))}
            </Stack>
          </section>
        )
      }}
    </Loaded>
  )
}
