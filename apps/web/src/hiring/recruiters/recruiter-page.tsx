import { StateMark } from '@brigade/design-system/atoms/state-mark.tsx'
import { Page } from '@brigade/design-system/layouts/page.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Skeleton } from '@brigade/design-system/molecules/skeleton.tsx'
import { Avatar } from '@brigade/design-system/atoms/avatar.tsx'
import { Masthead } from '@brigade/design-system/organisms/masthead.tsx'
import type { RecruiterPageData } from '@brigade/domain/search/public-pages.ts'
import { useText } from '../../messages/text.tsx'
import { useHead } from '../../shell/document/head.tsx'
import { useParam, usePayload } from '../../shell/page-context.tsx'
import { BackLink } from '../../shell/layouts/back-link.tsx'
import { paths } from '../../lib/routing/paths.ts'
import { ShareButton } from '../../shell/sharing/share-button.tsx'
import { JobList } from '../jobs/public.ts'
import { About, OwnOrFollow } from '../../people/profiles/public.ts'

function RecruiterBody({ data: { card, town, jobs } }: { readonly data: RecruiterPageData }) {
  const t = useText()
  const recruiterId = useParam('recruiterId')
  useHead({
    title: card.companyName,
    facts: [t(`people.shownKind.${card.kind}`), town ?? ''],
  })
  return (
    <Stack gap={24}>
      <Masthead
        title={card.companyName}
        lead={<Avatar name={card.companyName} size="large" />}
        line={[t(`people.shownKind.${card.kind}`), town].filter((part) => part !== null).join(' · ')}
        art="/art/bg-table.svg"
        tools={
          <>
            <OwnOrFollow card="recruiters" kind="person" target={recruiterId} name={card.companyName} />
            <ShareButton title={card.companyName} />
          </>
        }
      >
        {card.isVerified ? <StateMark state="ok">{t('people.verified')}</StateMark> : null}
      </Masthead>
      <About short={card.shortBio} long={card.longBio} />
      <section className="stack" aria-labelledby="open-jobs">
        <h2 id="open-jobs">{t('people.openJobs')}</h2>
        {jobs.length === 0 ? <p>{t('people.noJobs')}</p> : <JobList hits={jobs} />}
      </section>
    </Stack>
  )
}

/** A recruiter's public card with the open jobs. */
export function RecruiterPage() {
  const t = useText()
  const data = usePayload<RecruiterPageData>()
  return (
    <Page>
      <Stack gap={8}>
        <BackLink href={paths.people('recruiters').list}>{t('cards.list.recruiters')}</BackLink>
        {data === null ? <Skeleton label={t('shell.waiting')} /> : <RecruiterBody data={data} />}
      </Stack>
    </Page>
  )
}
