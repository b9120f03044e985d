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
import { OwnOffer } from './own-offer.tsx'
import { useNow } from '../../lib/time/use-now.ts'
import { useStageName } from './use-stage-name.ts'
import type { Row } from './use-team-steps.ts'
import { WithdrawDialog } from './withdraw-dialog.tsx'

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
