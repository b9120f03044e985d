import { LinkButton } from '@brigade/design-system/atoms/link-button.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Page } from '@brigade/design-system/layouts/page.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Cell, Cells } from '@brigade/design-system/molecules/cell.tsx'
import { EmptyState } from '@brigade/design-system/molecules/empty-state.tsx'
import { applications } from '@brigade/domain/hiring/applications/application.ts'
import { isWaiting } from '@brigade/domain/hiring/applications/move-application.ts'
import { replyDue } from '@brigade/domain/hiring/applications/reply-due.ts'
import { jobs } from '@brigade/domain/hiring/jobs/job.ts'
import { timestampFromMs } from '@brigade/domain/core/time/timestamp.ts'
import { Loaded } from '../../lib/reading/loaded.tsx'
import { useSession } from '../../lib/session/session-store.ts'
import { useQuery } from '../../lib/reading/use-query.ts'
import { useText } from '../../messages/text.tsx'
import { paths } from '../../lib/routing/paths.ts'
import { useNow } from '../../lib/time/use-now.ts'
import { JobStateMark, WordMark, type Row } from '../applications/public.ts'

/** People without an answer, the longest silence first: the first thing on the page (product 5.8). */
function Waiting({ rows }: { readonly rows: readonly Row[] }) {
  const t = useText()
  const now = useNow()
  const sinceOf = ({ content }: Row) => replyDue(content, timestampFromMs(now))?.sinceMs ?? now
  const waiting = rows
    .filter(({ content }) => isWaiting(content.state) && !['offer', 'approached'].includes(content.state))
    .toSorted((one, other) => sinceOf(one) - sinceOf(other))
  if (waiting.length === 0) {
    return (
      <EmptyState
        drawing="hung-apron"
        level={3}
        title={t('hiring.recruiter.waitingNone')}
        text={t('hiring.recruiter.waitingNoneText')}
      />
    )
  }
  return (
    <Cells>
      {waiting.map((row) => (
        <Cell
          key={row.id}
          title={row.content.cvSnapshot.displayName}
          href={paths.jobDashboard(row.content.jobId)}
          detail={t('hiring.recruiter.for', {
            title: row.content.cvSnapshot.title,
            job: row.content.jobSnapshot.title,
          })}
          trail={<WordMark row={row} now={now} />}
        />
      ))}
    </Cells>
  )
}

function OwnJobs({ uid, rows }: { readonly uid: string; readonly rows: readonly Row[] }) {
  const t = useText()
  const own = useQuery(jobs, {}, { where: [['recruiter', '==', uid]], orderBy: ['-updatedAt'] })
  return (
    <Loaded
      of={own}
      empty={
        <EmptyState
          drawing="hung-apron"
          level={3}
          title={t('hiring.recruiter.jobsNone')}
          text={t('hiring.recruiter.jobsNoneText')}
        >
          <LinkButton tone="primary" href={paths.jobCreate}>
            {t('hiring.newJob')}
          </LinkButton>
        </EmptyState>
      }
    >
      {(all) => (
        <Cells>
          {all.map(({ id, content, hasPendingWrites }) => {
            const mine = rows.filter((row) => row.content.jobId === id)
            const waiting = mine.filter((row) => isWaiting(row.content.state)).length
            return (
              <Cell
                key={id}
                title={content.title}
                href={content.state === 'draft' ? paths.jobEdit(id) : paths.jobDashboard(id)}
                detail={t('hiring.recruiter.counts', { waiting, total: mine.length })}
                trail={<JobStateMark state={content.state} />}
                isPending={hasPendingWrites}
              />
            )
          })}
        </Cells>
      )}
    </Loaded>
  )
}

/** A recruiter's overview: who is waiting for a reply, and the state of their jobs. */
export function RecruitingPage() {
  const t = useText()
  const session = useSession()
  const uid = session.state === 'signedIn' ? session.uid : null
  const rows = useQuery(applications, uid === null ? null : {}, {
    where: [['recruiter', '==', uid]],
    orderBy: ['-updatedAt'],
  })
  return (
    <Page>
      <Stack gap={24}>
        <Cluster justify="between">
          <h1>{t('hiring.recruiter.title')}</h1>
          <LinkButton tone="primary" href={paths.jobCreate}>
            {t('hiring.newJob')}
          </LinkButton>
        </Cluster>
        <Loaded of={rows}>
          {(all) => (
            <>
              <section className="stack" aria-labelledby="waiting">
                <h2 id="waiting">{t('hiring.recruiter.waiting')}</h2>
                <Waiting rows={all} />
              </section>
              <section className="stack" aria-labelledby="own-jobs">
                <h2 id="own-jobs">{t('hiring.recruiter.jobs')}</h2>
                {uid === null ? null : <OwnJobs uid={uid} rows={all} />}
              </section>
            </>
          )}
        </Loaded>
      </Stack>
    </Page>
  )
}
