import { LinkButton } from '@brigade/design-system/atoms/link-button.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Page } from '@brigade/design-system/layouts/page.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Banner } from '@brigade/design-system/molecules/banner.tsx'
import { jobs } from '@brigade/domain/hiring/jobs/job.ts'
import { Loaded } from '../../lib/reading/loaded.tsx'
import { useDocument } from '../../lib/reading/use-document.ts'
import { useText } from '../../messages/text.tsx'
import { useHead } from '../../shell/document/head.tsx'
import { useParam } from '../../shell/page-context.tsx'
import { paths } from '../../lib/routing/paths.ts'
import { formOfJob } from './job-form.ts'
import { JobEditor } from './job-editor.tsx'

/** A job of mine, to be changed while it is a draft or open. */
export function EditJobPage() {
  const t = useText()
  const jobId = useParam('jobId')
  const job = useDocument(jobs, { jobId })
  const named = job.state === 'success' ? job.value?.content.title : undefined
  const title = named ? t('hiring.form.editOf', { job: named }) : t('hiring.form.edit')
  useHead({ title })
  return (
    <Page width="reading">
      <Stack gap={24}>
        <Cluster justify="between">
          <h1>{title}</h1>
          <LinkButton href={paths.jobDashboard(jobId)}>{t('hiring.pipeline')}</LinkButton>
        </Cluster>
        <Loaded of={job}>
          {({ content }) =>
            content.state === 'draft' || content.state === 'open' ? (
              <JobEditor
                key={content.state}
                start={formOfJob(content)}
                edited={{ jobId, job: content }}
                displayName={content.companyName.slice(0, 60)}
              />
            ) : (
              <Banner state="info">{t('hiring.form.closed')}</Banner>
            )
          }
        </Loaded>
      </Stack>
    </Page>
  )
}
