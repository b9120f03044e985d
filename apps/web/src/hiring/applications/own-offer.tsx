import { Button } from '@brigade/design-system/atoms/button.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Facts } from '@brigade/design-system/organisms/facts.tsx'
import { answerOffer } from '@brigade/domain/hiring/applications/application-functions.ts'
import { type Offer, offers } from '@brigade/domain/hiring/applications/application-event.ts'
import { msFromTimestamp } from '@brigade/domain/core/time/timestamp.ts'
import { useState } from 'react'
import { Loaded } from '../../lib/reading/loaded.tsx'
import { useCall } from '../../lib/calls/use-call.ts'
import { useDocument } from '../../lib/reading/use-document.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { useText } from '../../messages/text.tsx'
import { useJobWords } from '../../lib/hiring/use-job-words.ts'
import { AcceptDialog } from './accept-dialog.tsx'
import { ReasonDialog } from './reason-dialog.tsx'
import type { Row } from './use-team-steps.ts'

interface AnsweringProps {
  readonly row: Row
  readonly offerId: string
  readonly offer: Offer
}

function Answering({ row, offerId, offer }: AnsweringProps) {
  const t = useText()
  const format = useFormat()
  const words = useJobWords()
  const { send, problem } = useCall(answerOffer)
  const [question, setAsked] = useState<'accept' | 'decline' | null>(null)
  const company = row.content.jobSnapshot.companyName
  const facts = [
    { name: t('hiring.offer.position'), value: t(`trade.position.${offer.position}`) },
    { name: t('hiring.offer.pay'), value: words.rate(offer.pay.amount, offer.pay.per) },
    { name: t('hiring.offer.startsOn'), value: format.day(offer.startsOn) },
    { name: t('hiring.offer.access'), value: t(`trade.access.${offer.access}`) },
  ]
  return (
    <section className="own-offer">
      <h3>{t('hiring.work.offer')}</h3>
      <Facts facts={facts} />
      <small>
        {t('hiring.work.offer.until', { day: format.dateTime(msFromTimestamp(offer.expiresAt)) })}
      </small>
      <Cluster>
        <Button tone="primary" onClick={() => setAsked('accept')}>
          {t('hiring.work.accept')}
        </Button>
        <Button onClick={() => setAsked('decline')}>{t('hiring.work.decline')}</Button>
      </Cluster>
      {question === 'accept' ? (
        <AcceptDialog row={row} offerId={offerId} onClose={() => setAsked(null)} />
      ) : null}
      {question === 'decline' ? (
        <ReasonDialog
          form={`no to ${offerId}`}
          title={t('hiring.work.decline.title', { company })}
          hint={t('hiring.work.decline.hint')}
          submitLabel={t('hiring.work.decline.submit')}
          problem={problem}
          send={async (reason) => {
            const answer = { applicationId: row.id, offerId, accept: false, typedName: '', reason }
            return (await send(answer)).state === 'done'
          }}
          onClose={() => setAsked(null)}
        />
      ) : null}
    </section>
  )
}

/** The offer that waits for my answer. */
export function OwnOffer({ row }: { readonly row: Row }) {
  const { offerId } = row.content
  const offer = useDocument(offers, offerId === undefined ? null : { applicationId: row.id, offerId })
  if (offerId === undefined) return null
  return (
    <Loaded of={offer}>{({ content }) => <Answering row={row} offerId={offerId} offer={content} />}</Loaded>
  )
}
