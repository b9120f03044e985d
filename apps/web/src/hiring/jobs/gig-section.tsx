import { Button } from '@brigade/design-system/atoms/button.tsx'
import { Skeleton } from '@brigade/design-system/molecules/skeleton.tsx'
import { Suspense, useState } from 'react'
import { useText } from '../../messages/text.tsx'
import { useParam } from '../../shell/page-context.tsx'
import { lazyComponent } from '../../shell/lazy-component.tsx'

/** The list brings the document database, so it comes when it is wanted. */
const GigOffers = lazyComponent(async () => (await import('../gigs/gig-offers.tsx')).GigOffers)

function Offers() {
  const t = useText()
  const jobId = useParam('jobId')
  const waiting = <Skeleton label={t('shell.waiting')} />
  return (
    <Suspense fallback={waiting}>
      <GigOffers jobId={jobId} />
    </Suspense>
  )
}

/** The coming shifts of a gig, a button first. */
export function GigSection() {
  const t = useText()
  const [isWanted, setWanted] = useState(false)
  return (
    <section aria-labelledby="shifts" data-print="no">
      <h2 id="shifts">{t('jobs.shifts')}</h2>
      {isWanted ? (
        <Offers />
      ) : (
        <>
          <p>{t('jobs.shiftsText')}</p>
          <Button size="large" onClick={() => setWanted(true)}>
            {t('jobs.shiftsSee')}
          </Button>
        </>
      )}
    </section>
  )
}
