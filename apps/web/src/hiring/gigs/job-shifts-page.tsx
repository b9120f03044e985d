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
import { TrialList } from './trial-list.tsx'

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
