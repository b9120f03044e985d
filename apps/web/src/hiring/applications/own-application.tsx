import { Button } from '@brigade/design-system/atoms/button.tsx'
import { type State, StateMark } from '@brigade/design-system/atoms/state-mark.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Banner } from '@brigade/design-system/molecules/banner.tsx'
import { Card } from '@brigade/design-system/molecules/card.tsx'
import type { ApplicationState } from '@brigade/domain/hiring/applications/application.ts'
import { silenceNotice, replyDue } from '@brigade/domain/hiring/applications/reply-due.ts'
import { msFromTimestamp, timestampFromMs } from '@brigade/domain/core/time/timestamp.ts'
import { useState } from 'react'
import { useFormat } from '../../lib/format/use-format.ts'
import { useText } from '../../messages/text.tsx'
import { paths } from '../../lib/routing/paths.ts'
import { ApplicationHistory } from './application-history.tsx'
import { OwnApproach } from './own-approach.tsx'
import { useNow } from '../../lib/time/use-now.ts'
import { useStageName } from './use-stage-name.ts'
import type { Row } from './use-team-steps.ts'
import {
  withdrawApplication,
  answerOffer,
} from '@brigade/domain/hiring/applications/application-functions.ts'
import { useCall } from '../../lib/calls/use-call.ts'
import { ReasonDialog } from './reason-dialog.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Facts } from '@brigade/design-system/organisms/facts.tsx'
import { type Offer, offers } from '@brigade/domain/hiring/applications/application-event.ts'
import { Loaded } from '../../lib/reading/loaded.tsx'
import { useDocument } from '../../lib/reading/use-document.ts'
import { useJobWords } from '../../lib/hiring/use-job-words.ts'
import { AcceptDialog } from './accept-dialog.tsx'

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
function OwnOffer({ row }: { readonly row: Row }) {
  const { offerId } = row.content
  const offer = useDocument(offers, offerId === undefined ? null : { applicationId: row.id, offerId })
  if (offerId === undefined) return null
  return (
    <Loaded of={offer}>{({ content }) => <Answering row={row} offerId={offerId} offer={content} />}</Loaded>
  )
}

/** Taking an application back; the reason may stay empty. */
function WithdrawDialog({ row, onClose }: { readonly row: Row; readonly onClose: () => void }) {
  const t = useText()
  const { send, problem } = useCall(withdrawApplication)
  return (
    <ReasonDialog
      form={`withdrawal ${row.id}`}
      title={t('hiring.work.withdraw.title', { job: row.content.jobSnapshot.title })}
      hint={t('hiring.work.withdraw.hint')}
      submitLabel={t('hiring.work.withdraw.submit')}
      problem={problem}
      send={async (reason) => {
        const outcome = await send({ applicationId: row.id, reason })
        return outcome.state === 'done'
      }}
      onClose={onClose}
    />
  )
}

const marks: Readonly<Record<ApplicationState, State>> = {
  approached: 'info',
  applied: 'neutral',
  'being read': 'info',
  interview: 'info',
  'trial shift': 'info',
  'own stage': 'info',
  offer: 'warn',
  hired: 'ok',
  'not this time': 'neutral',
  withdrawn: 'neutral',
  'closed by person': 'neutral',
}

/** One of my applications: stage, the silence so far, what comes next, and my own steps. */
export function OwnApplication({ row }: { readonly row: Row }) {
  const t = useText()
  const format = useFormat()
  const stageName = useStageName()
  const now = timestampFromMs(useNow())
  const [isWithdrawing, setWithdrawing] = useState(false)
  const { jobSnapshot, state, jobId, createdAt, lastWordFromTeamAt } = row.content
  const awaited = replyDue(row.content, now)
  const silence = awaited && silenceNotice(awaited, now)
  const words = lastWordFromTeamAt === null ? 'hiring.work.noWord' : 'hiring.work.silence'
  const isApproach = state === 'approached'
  const sent = isApproach ? 'hiring.work.theyWrote' : 'hiring.work.sent'
  const withdraw = <Button onClick={() => setWithdrawing(true)}>{t('hiring.work.withdraw')}</Button>
  return (
    <Card
      title={jobSnapshot.title}
      href={paths.job(jobId)}
      detail={t('hiring.work.at', { company: jobSnapshot.companyName, town: jobSnapshot.town })}
      aside={<StateMark state={marks[state]}>{stageName(row.content)}</StateMark>}
      // Who was asked answers; there is nothing of theirs to take back.
      foot={isApproach ? <OwnApproach row={row} /> : silence && withdraw}
    >
      <Stack gap={12}>
        <p>{t(`hiring.next.${state}`)}</p>
        <small>
          {t(sent, { day: format.date(msFromTimestamp(createdAt)) })}
          {silence ? ` · ${t(words, { days: silence.days })}` : ''}
        </small>
        {silence?.isNoted === true ? <Banner state="warn">{t('hiring.work.slow')}</Banner> : null}
        {state === 'offer' ? <OwnOffer row={row} /> : null}
        <details className="own-history" open={state !== 'applied'}>
          <summary>{t('hiring.work.yourWords')}</summary>
          <ApplicationHistory
            applicationId={row.id}
            personName={row.content.cvSnapshot.displayName}
            teamName={jobSnapshot.companyName}
          />
        </details>
      </Stack>
      {isWithdrawing ? <WithdrawDialog row={row} onClose={() => setWithdrawing(false)} /> : null}
    </Card>
  )
}
