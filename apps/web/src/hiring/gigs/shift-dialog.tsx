import { Button } from '@brigade/design-system/atoms/button.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Cells } from '@brigade/design-system/molecules/cell.tsx'
import { Dialog } from '@brigade/design-system/molecules/dialog.tsx'
import { Facts } from '@brigade/design-system/organisms/facts.tsx'
import type { Booking } from '@brigade/domain/hiring/gigs/booking.ts'
import { gigShiftDetails, type GigShiftOffer, gigShifts } from '@brigade/domain/hiring/gigs/gig-shift.ts'
import type { StoredDocument } from '../../lib/reading/loadable.ts'
import { useDocument } from '../../lib/reading/use-document.ts'
import { deleting, write } from '../../lib/writing/write.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { useText } from '../../messages/text.tsx'
import { BookingRow } from './booking-row.tsx'
import { useShiftTimes } from './use-shift-times.ts'

interface ShiftDialogProps {
  readonly jobId: string
  /** Undefined when it has been taken back meanwhile. */
  readonly shift: StoredDocument<GigShiftOffer> | undefined
  readonly people: readonly StoredDocument<Booking>[]
  readonly onClose: () => void
}

/** One shift of a gig: the offer, the bookings, and the replies due. */
export function ShiftDialog({ jobId, shift, people, onClose }: ShiftDialogProps) {
  const t = useText()
  const { dayAndTimes } = useShiftTimes()
  if (shift === undefined) return null
  const isFree = shift.content.taken === 0 && people.every(({ content }) => content.state !== 'asked')
  const takeBack = async () => {
    const place = { jobId, shiftId: shift.id }
    await write([deleting(gigShifts, place), deleting(gigShiftDetails, place)])
    onClose()
  }
  return (
    <Dialog
      isOpen
      size="large"
      title={dayAndTimes(shift.content)}
      closeLabel={t('common.close')}
      onClose={onClose}
    >
      <Stack>
        <ShiftFacts jobId={jobId} shift={shift} />
        <h3>{t('gigs.people')}</h3>
        {people.length === 0 ? (
          <p>{t('gigs.peopleNone')}</p>
        ) : (
          <Cells>
            {people.map((row) => (
              <BookingRow key={row.id} row={row} />
            ))}
          </Cells>
        )}
        <Cluster justify="between">
          <small>{isFree ? t('gigs.takeBackHint') : t('gigs.agreed')}</small>
          {isFree ? (
            <Button tone="danger" onClick={() => void takeBack()}>
              {t('gigs.takeBack')}
            </Button>
          ) : null}
        </Cluster>
      </Stack>
    </Dialog>
  )
}

function ShiftFacts({
  jobId,
  shift,
}: {
  readonly jobId: string
  readonly shift: StoredDocument<GigShiftOffer>
}) {
  const t = useText()
  const format = useFormat()
  const details = useDocument(gigShiftDetails, { jobId, shiftId: shift.id })
  const { contact = '', parking = '' } = details.state === 'success' ? (details.value?.content ?? {}) : {}
  const { taken, seats, payPerHour, breakMin, dress, minPaidHours, isInstant } = shift.content
  const facts = [
    { name: t('gigs.fact.places'), value: t('gigs.seats', { taken, seats }) },
    { name: t('gigs.fact.pay'), value: t('gigs.payPerHour', { pay: format.money(payPerHour) }) },
    { name: t('gigs.fact.break'), value: t('gigs.minutes', { count: breakMin }) },
    { name: t('gigs.fact.minPaid'), value: t('gigs.hours', { count: minPaidHours }) },
    { name: t('gigs.fact.taking'), value: t(isInstant ? 'gigs.instant' : 'gigs.byAnswer') },
    { name: t('gigs.fact.dress'), value: dress },
    { name: t('gigs.fact.contact'), value: contact },
    { name: t('gigs.fact.parking'), value: parking },
  ]
  return <Facts facts={facts.filter(({ value }) => value !== '')} />
}
