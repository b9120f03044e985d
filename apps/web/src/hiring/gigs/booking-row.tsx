import { Button } from '@brigade/design-system/atoms/button.tsx'
import { StateMark } from '@brigade/design-system/atoms/state-mark.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Cell } from '@brigade/design-system/molecules/cell.tsx'
import type { Booking } from '@brigade/domain/hiring/gigs/booking.ts'
import { answerBooking } from '@brigade/domain/hiring/gigs/gig-functions.ts'
import { type BookingCommand, bookingLifecycle } from '@brigade/domain/hiring/gigs/booking-lifecycle.ts'
import { professionals } from '@brigade/domain/people/profiles/professional.ts'
import { useState } from 'react'
import type { StoredDocument } from '../../lib/reading/loadable.ts'
import { useCall } from '../../lib/calls/use-call.ts'
import { useDocument } from '../../lib/reading/use-document.ts'
import { useText } from '../../messages/text.tsx'
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
export function BookingRow({ row }: { readonly row: StoredDocument<Booking> }) {
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
