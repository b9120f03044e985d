import { Button } from '@brigade/design-system/atoms/button.tsx'
import { Skeleton } from '@brigade/design-system/molecules/skeleton.tsx'
import type { PublicJob } from '@brigade/domain/jobs/public-job.ts'
import { lazy, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useText } from '../../messages/text.tsx'
import { useParam, useSearchParams } from '../../shell/page-context.tsx'

/** The form brings the document database and the schemas, so it comes when it is wanted. */
const ApplyForm = lazy(async () => ({ default: (await import('../applications/apply-form.tsx')).ApplyForm }))

const never = () => () => undefined

/** Where one applies: a button first, then the form in its place. */
export function ApplySection({ job }: { readonly job: PublicJob }) {
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
    <aside ref={place} className="apply" id="apply" aria-label={t('apply.title')} data-print="no">
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
