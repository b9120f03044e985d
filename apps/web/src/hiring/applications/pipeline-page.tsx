import { LinkButton } from '@brigade/design-system/atoms/link-button.tsx'
import { Page } from '@brigade/design-system/layouts/page.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { EmptyState } from '@brigade/design-system/molecules/empty-state.tsx'
import { applications } from '@brigade/domain/hiring/applications/application.ts'
import { isWaiting } from '@brigade/domain/hiring/applications/move-application.ts'
import { jobs } from '@brigade/domain/hiring/jobs/job.ts'
import { Loaded } from '../../lib/reading/loaded.tsx'
import { useDocument } from '../../lib/reading/use-document.ts'
import { useQuery } from '../../lib/reading/use-query.ts'
import { useText } from '../../messages/text.tsx'
import { useHead } from '../../shell/document/head.tsx'
import { useParam } from '../../shell/page-context.tsx'
import { paths } from '../../lib/routing/paths.ts'
import { JobBar } from './job-bar.tsx'
import { PipelineBoard } from './pipeline-board.tsx'

/** Everybody who applied for one job, on their way through its stages; new ones arrive by themselves. */
export function PipelinePage() {
  const t = useText()
  const jobId = useParam('jobId')
  const job = useDocument(jobs, { jobId })
  const rows = useQuery(applications, {}, { where: [['jobId', '==', jobId]] })
  const title = job.state === 'success' ? job.value?.content.title : undefined
  useHead({ title: title ?? t('hiring.pipeline') })
  return (
    <Page width="full">
      <Stack>
        <h1>{title ?? t('hiring.pipeline')}</h1>
        <Loaded of={job}>
          {({ content }) => (
            <Loaded of={rows}>
              {(all) => (
                <>
                  <JobBar
                    jobId={jobId}
                    job={content}
                    waiting={all.filter((row) => isWaiting(row.content.state)).length}
                  />
                  {all.length === 0 ? (
                    <EmptyState
                      drawing="hung-apron"
                      title={t('hiring.board.none')}
                      text={t('hiring.board.noneText')}
                    >
                      {content.state === 'draft' ? (
                        <LinkButton tone="primary" href={paths.jobEdit(jobId)}>
                          {t('hiring.job.edit')}
                        </LinkButton>
                      ) : (
                        <LinkButton href={paths.job(jobId)}>{t('hiring.board.share')}</LinkButton>
                      )}
                    </EmptyState>
                  ) : (
                    <PipelineBoard job={content} rows={all} />
                  )}
                </>
              )}
            </Loaded>
          )}
        </Loaded>
      </Stack>
    </Page>
  )
}
