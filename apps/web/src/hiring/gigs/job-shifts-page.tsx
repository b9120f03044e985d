import { LinkButton } from '@brigade/design-system/atoms/link-button.tsx'
import { Page } from '@brigade/design-system/layouts/page.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { jobs } from '@brigade/domain/hiring/jobs/job.ts'
import { Loaded } from '../../lib/reading/loaded.tsx'
import { useDocument } from '../../lib/reading/use-document.ts'
import { useText } from '../../messages/text.tsx'
import { useHead } from '../../shell/document/head.tsx'
import { useParam } from '../../shell/page-context.tsx'
import { paths } from '../../lib/routing/paths.ts'
import { GigWeek } from './gig-week.tsx'
import { Cell, Cells } from '@brigade/design-system/molecules/cell.tsx'
import { EmptyState } from '@brigade/design-system/molecules/empty-state.tsx'
import { applications } from '@brigade/domain/hiring/applications/application.ts'
import { msFromTimestamp } from '@brigade/domain/core/time/timestamp.ts'
import { useQuery } from '../../lib/reading/use-query.ts'
import { useFormat } from '../../lib/format/use-format.ts'

/** The people invited to a trial shift; what was agreed is in their application. */
function TrialList({ jobId }: { readonly jobId: string }) {
  const t = useText()
  const format = useFormat()
  const rows = useQuery(applications, {}, { where: [['jobId', '==', jobId]] })
  return (
    <Loaded of={rows}>
      {(all) => {
        const onTrial = all.filter(({ content }) => content.state === 'trial shift')
        return onTrial.length === 0 ? (
          <EmptyState drawing="hung-apron" title={t('gigs.trials.none')} text={t('gigs.trials.noneText')}>
            <LinkButton href={paths.jobDashboard(jobId, 'pipeline')}>{t('gigs.trials.board')}</LinkButton>
          </EmptyState>
        ) : (
          <Stack>
            <h2>{t('gigs.trials')}</h2>
            <Cells>
              {onTrial.map(({ id, content }) => (
                <Cell
                  key={id}
                  title={content.cvSnapshot.displayName}
                  detail={content.cvSnapshot.title}
                  href={paths.jobDashboard(jobId, 'pipeline')}
                  trail={t('gigs.trials.since', { day: format.date(msFromTimestamp(content.stateAt)) })}
                />
              ))}
            </Cells>
          </Stack>
        )
      }}
    </Loaded>
  )
}

/** The shifts of a job: gig shifts by the week, or who comes to a trial shift for any other post (product 5.5). */
export function JobShiftsPage() {
  const t = useText()
  const jobId = useParam('jobId')
  const job = useDocument(jobs, { jobId })
  const title = job.state === 'success' ? job.value?.content.title : undefined
  useHead({ title: title === undefined ? t('gigs.title') : t('gigs.titleOf', { job: title }) })
  return (
    <Page width="full">
      <Stack gap={24}>
        <Cluster justify="between">
          <h1>{title === undefined ? t('gigs.title') : t('gigs.titleOf', { job: title })}</h1>
          <LinkButton href={paths.job(jobId)}>{t('gigs.advert')}</LinkButton>
        </Cluster>
        <Loaded of={job}>
          {({ content }) =>
            content.type === 'gig' ? <GigWeek jobId={jobId} job={content} /> : <TrialList jobId={jobId} />
          }
        </Loaded>
      </Stack>
    </Page>
  )
}
