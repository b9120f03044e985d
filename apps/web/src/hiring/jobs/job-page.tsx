import './job-page.css'
import { LinkButton } from '@brigade/design-system/atoms/link-button.tsx'
import { Page } from '@brigade/design-system/layouts/page.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { EmptyState } from '@brigade/design-system/molecules/empty-state.tsx'
import { Skeleton } from '@brigade/design-system/molecules/skeleton.tsx'
import type { JobPageData } from '@brigade/domain/hiring/jobs/public-job.ts'
import { useText } from '../../messages/text.tsx'
import { useHead } from '../../shell/document/head.tsx'
import { usePayload } from '../../shell/page-context.tsx'
import { paths } from '../../lib/routing/paths.ts'
import { Advert } from './advert.tsx'
import { JobList } from './job-list.tsx'

type Over = Exclude<JobPageData, { readonly state: 'open' }>

function JobOver({ over }: { readonly over: Over }) {
  const t = useText()
  const { state, title, companyName, similar } = over
  const heading = t(`jobs.over.${state}`)
  useHead({ title: heading, isHidden: true })
  return (
    <Stack gap={24}>
      <EmptyState
        drawing="nothing-here"
        level={1}
        title={heading}
        text={t(state === 'paused' ? 'jobs.overPaused' : 'jobs.overText', { title, company: companyName })}
      >
        <LinkButton tone="primary" href={paths.jobs}>
          {t('jobs.all')}
        </LinkButton>
      </EmptyState>
      {similar.length === 0 ? (
        <p className="jobs-intro">{t('jobs.similarNone')}</p>
      ) : (
        <section className="stack" aria-labelledby="similar">
          <h2 id="similar">{t('jobs.similar')}</h2>
          <JobList hits={similar} />
        </section>
      )}
    </Stack>
  )
}

/** One job as everybody sees it, or what to do when it is over. */
export function JobPage() {
  const t = useText()
  const data = usePayload<JobPageData>()
  return (
    <Page>
      {data === null ? (
        <Skeleton label={t('shell.waiting')} />
      ) : data.state === 'open' ? (
        <Advert job={data.job} />
      ) : (
        <JobOver over={data} />
      )}
    </Page>
  )
}
