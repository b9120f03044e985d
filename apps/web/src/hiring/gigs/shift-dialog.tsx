import { Button } from '@brigade/design-system/atoms/button.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Cells, Cell } from '@brigade/design-system/molecules/cell.tsx'
import { Dialog } from '@brigade/design-system/molecules/dialog.tsx'
import { Facts } from '@brigade/design-system/organisms/facts.tsx'
import type { Booking } from '@brigade/domain/hiring/gigs/booking.ts'
import { gigShiftDetails, type GigShiftOffer, gigShifts } from '@brigade/domain/hiring/gigs/gig-shift.ts'
import type { StoredDocument } from '../../lib/reading/loadable.ts'
import { useDocument } from '../../lib/reading/use-document.ts'
import { deleting, write } from '../../lib/writing/write.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { useText } from '../../messages/text.tsx'
import { useShiftTimes } from './use-shift-times.ts'
import { StateMark } from '@brigade/design-system/atoms/state-mark.tsx'
import { answerBooking } from '@brigade/domain/hiring/gigs/gig-functions.ts'
import { type BookingCommand, bookingLifecycle } from '@brigade/domain/hiring/gigs/booking-lifecycle.ts'
import { professionals } from '@brigade/domain/people/profiles/professional.ts'
import { useState } from 'react'
import { useCall } from '../../lib/calls/use-call.ts'
import { paths } from '../../lib/routing/paths.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import { bookingMarks } from './gig-words.ts'
import { HoursDialog, useHoursWords } from './hours-dialog.tsx'
import { Refused } from './refused.tsx'
import { WordDialog } from './word-dialog.tsx'

function useName(uid: string): string {
  const t = useText()
  const card = useDocument(professionals, { uid })
  const name = card.state === 'success' ? card.value?.content.displayName : undefined
  return name ?? t('gigs.somebody')
}

/** A person on a shift, as the hiring team sees and answers them. */
function BookingRow({ row }: { readonly row: StoredDocument<Booking> }) {
  const t = useText()
  const { id, content: booking } = row
  const name = useName(booking.uid)
  const hours = useHoursWords()(booking)
  const answer = useCall(answerBooking)
  const [step, setAsked] = useState<'decline' | 'cancel' | 'hours' | null>(null)
  const close = () => setAsked(null)
  const may = (command: BookingCommand) => bookingLifecycle.isAllowed(booking.state, command)
  const mayCancel = booking.state !== 'asked' && may('cancel')
  return (
    <Cell
      title={name}
      href={paths.people('professionals').card(booking.uid)}
      detail={hours}
      trail={
        <Cluster>
          <StateMark state={bookingMarks[booking.state]}>{t(`gigs.state.${booking.state}`)}</StateMark>
          {may('book') ? (
            <>
              <Button
                tone="primary"
                isPending={answer.isPending}
                onClick={() => void answer.send({ bookingId: id, accept: true, sentence: '' })}
              >
                {t('gigs.take')}
              </Button>
              <Button onClick={() => setAsked('decline')}>{t('gigs.decline')}</Button>
            </>
          ) : null}
          {may('agree hours') ? (
            <Button tone="primary" onClick={() => setAsked('hours')}>
              {t('gigs.hours.state')}
            </Button>
          ) : null}
          {mayCancel ? <Button onClick={() => setAsked('cancel')}>{t('gigs.cancel')}</Button> : null}
          <Refused problem={answer.problem} />
          {step === 'decline' ? (
            <WordDialog
              form={`decline ${id}`}
              title={t('gigs.decline.title', { name })}
              hint={t('gigs.decline.hint')}
              submitLabel={t('gigs.decline.submit')}
              calling={answer}
              inputOf={(sentence) => ({ bookingId: id, accept: false, sentence })}
              onClose={close}
            />
          ) : null}
          {step === 'cancel' ? <CancelDialog row={row} side="business" onClose={close} /> : null}
          {step === 'hours' ? <HoursDialog row={row} onClose={close} /> : null}
        </Cluster>
      }
    />
  )
}

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
