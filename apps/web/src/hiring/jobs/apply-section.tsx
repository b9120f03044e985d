import { Button } from '@brigade/design-system/atoms/button.tsx'
import { LinkButton } from '@brigade/design-system/atoms/link-button.tsx'
import { Skeleton } from '@brigade/design-system/molecules/skeleton.tsx'
import type { PublicJob } from '@brigade/domain/hiring/jobs/public-job.ts'
import { Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useSession } from '../../lib/session/session-store.ts'
import { useText } from '../../messages/text.tsx'
import { useParam, useSearchParams } from '../../shell/page-context.tsx'
import { paths } from '../../lib/routing/paths.ts'
import { lazyComponent } from '../../shell/lazy-component.tsx'

/** The form brings the document database and the schemas, so it comes when it is wanted. */
const ApplyForm = lazyComponent(async () => (await import('../applications/apply-form.tsx')).ApplyForm)

const never = () => () => undefined

/** Where one applies: a button first, then the form in its place. */
export function ApplySection({ job }: { readonly job: PublicJob }) {
  const session = useSession()
  const isOwn = session.state === 'signedIn' && session.uid === job.recruiter
  return isOwn ? <OwnJob /> : <Applying job={job} />
}

/** Nobody applies for their own job; they came to see what others see, or who did. */
function OwnJob() {
  const t = useText()
  const jobId = useParam('jobId')
  return (
    <aside className="apply" aria-label={t('jobs.own')} data-print="no">
      <p>{t('jobs.own')}</p>
      <div>
        <LinkButton href={paths.jobDashboard(jobId)}>{t('jobs.own.open')}</LinkButton>
      </div>
    </aside>
  )
}

function Applying({ job }: { readonly job: PublicJob }) {
  const t = useText()
  const jobId = useParam('jobId')
  const isBack = useSearchParams().get('apply') !== null
  const [isWanted, setWanted] = useState(false)
  // After joining the form is wanted at once; the server's drawing knows nothing of it.
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const isOpen = isWanted || (isBack && isInBrowser)
  const place = useRef<HTMLElement>(null)
  // On a small screen the button was at hand, and the form is at the end of the advert.
  useEffect(() => {
    if (isWanted) place.current?.scrollIntoView({ block: 'start' })
  }, [isWanted])
  return (
    <aside ref={place} className="apply" id="apply" aria-label={t('jobs.applying')} data-print="no">
      {isOpen ? (
        <Suspense fallback={<Skeleton label={t('shell.waiting')} />}>
          <ApplyForm jobId={jobId} job={job} isBack={isBack} />
        </Suspense>
      ) : (
        <>
          <Button tone="primary" size="large" onClick={() => setWanted(true)}>
            {t('jobs.apply')}
          </Button>
          <noscript>
            <p>{t('jobs.applyNoScript')}</p>
          </noscript>
        </>
      )}
      <small>{t('jobs.kept', { months: job.retentionMonths })}</small>
    </aside>
  )
}
