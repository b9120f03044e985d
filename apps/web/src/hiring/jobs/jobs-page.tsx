import './jobs-page.css'
import { LinkButton } from '@brigade/design-system/atoms/link-button.tsx'
import { Live } from '@brigade/design-system/atoms/live.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Page } from '@brigade/design-system/layouts/page.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Banner } from '@brigade/design-system/molecules/banner.tsx'
import { EmptyState } from '@brigade/design-system/molecules/empty-state.tsx'
import { Skeleton } from '@brigade/design-system/molecules/skeleton.tsx'
import type { JobsPageData } from '@brigade/domain/hiring/jobs/browse-jobs.ts'
import { useText } from '../../messages/text.tsx'
import { useHead } from '../../shell/document/head.tsx'
import { PagesNavigation } from '../../shell/lists/pages-navigation.tsx'
import { usePayload } from '../../shell/page-context.tsx'
import { paths } from '../../lib/routing/paths.ts'
import { JobFilters } from './job-filters.tsx'
import { JobList } from './job-list.tsx'
import { hasQuestion, jobsAddress } from './jobs-address.ts'

/** Names the parts of a search that could not be used, rather than dropping them silently. */
function Unclear({ data }: { readonly data: JobsPageData }) {
  const t = useText()
  const { asked } = data
  return (
    <>
      {data.place === 'unknown' ? (
        <Banner state="warn" aria-live="polite">
          {t('jobs.unknownPlace', { place: asked.place })}
        </Banner>
      ) : null}
      {data.isPayUnclear ? (
        <Banner state="warn" aria-live="polite">
          {t('jobs.payUnclear', { pay: asked.pay })}
        </Banner>
      ) : null}
    </>
  )
}

const AROUND_THE_GLOBE_KM = 20_000

function NoHits({ data: { asked, widerKm } }: { readonly data: JobsPageData }) {
  const t = useText()
  if (!hasQuestion(asked)) {
    return (
      <EmptyState drawing="hung-apron" title={t('jobs.empty')} text={t('jobs.emptyText')}>
        <LinkButton tone="primary" href={paths.jobCreate}>
          {t('jobs.post')}
        </LinkButton>
      </EmptyState>
    )
  }
  const text = widerKm === null ? t('jobs.noneText') : t('jobs.noneFar', { km: asked.km })
  return (
    <EmptyState drawing="nothing-here" title={t('jobs.none')} text={text}>
      <Cluster>
        {widerKm === null ? null : (
          <LinkButton tone="primary" href={jobsAddress({ ...asked, km: String(widerKm) })}>
            {widerKm === AROUND_THE_GLOBE_KM ? t('jobs.widenAll') : t('jobs.widen', { km: widerKm })}
          </LinkButton>
        )}
        <LinkButton href={paths.jobs}>{t('jobs.clear')}</LinkButton>
      </Cluster>
    </EmptyState>
  )
}

/** Open jobs with their search; works without JavaScript. */
export function JobsPage() {
  const t = useText()
  useHead({ description: t('jobs.intro') })
  const data = usePayload<JobsPageData>()
  return (
    <Page>
      <Stack gap={24}>
        <Cluster justify="between">
          <div>
            <h1>{t('jobs.title')}</h1>
            <p>{t('jobs.intro')}</p>
          </div>
          <Cluster>
            <LinkButton href={paths.people('professionals').dashboard}>{t('jobs.mine')}</LinkButton>
            <LinkButton href={paths.jobCreate}>{t('jobs.post')}</LinkButton>
          </Cluster>
        </Cluster>
        {data === null ? (
          <Skeleton label={t('shell.waiting')} />
        ) : (
          <>
            <JobFilters key={JSON.stringify(data.asked)} data={data} />
            <Unclear data={data} />
            <Live>
              {data.hits.length === 0 ? (
                <NoHits data={data} />
              ) : (
                <p className="jobs-count">
                  {t(data.isAbout ? 'jobs.countAbout' : 'jobs.count', { count: data.total })}
                </p>
              )}
            </Live>
            {data.hits.length === 0 ? null : <JobList hits={data.hits} />}
            <PagesNavigation
              page={data.page}
              pages={data.pages}
              addressOf={(page) => jobsAddress(data.asked, page)}
            />
          </>
        )}
      </Stack>
    </Page>
  )
}
