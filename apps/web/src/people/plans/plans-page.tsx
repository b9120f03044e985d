import { Page } from '@brigade/design-system/layouts/page.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Banner } from '@brigade/design-system/molecules/banner.tsx'
import { Skeleton } from '@brigade/design-system/molecules/skeleton.tsx'
import { Suspense } from 'react'
import { useSession } from '../../lib/session/session-store.ts'
import { useMayHaveDocuments } from '../../lib/session/use-may-have-documents.ts'
import { useText } from '../../messages/text.tsx'
import { useHead } from '../../shell/document/head.tsx'
import { usePayload, useSearchParams } from '../../shell/page-context.tsx'
import { Offers } from './offers.tsx'
import { periodOf, type PlansPageData } from './plan-terms.ts'
import { lazyComponent } from '../../shell/lazy-component.tsx'

// Apart, because only people who are recognised have a plan of their own here, and schemas come with it.
const OwnPlans = lazyComponent(async () => (await import('./own-plans.tsx')).OwnPlans)

const NewcomersPlans = lazyComponent(async () => (await import('./newcomers-plans.tsx')).NewcomersPlans)

function Plans({ data: { billing } }: { readonly data: PlansPageData }) {
  const t = useText()
  const search = useSearchParams()
  const period = periodOf(search)
  const session = useSession()
  const mayHaveSome = useMayHaveDocuments()
  const plain = billing === 'off' ? null : <Offers period={period} />
  return (
    <>
      {billing === 'off' ? <Banner state="ok">{t('plans.off')}</Banner> : null}
      {session.state === 'signedIn' ? (
        <Suspense fallback={plain}>
          {mayHaveSome ? (
            <OwnPlans billing={billing} period={period} payment={search.get('payment')} />
          ) : (
            <NewcomersPlans billing={billing} period={period} />
          )}
        </Suspense>
      ) : (
        plain
      )}
      <section className="plan-always" aria-labelledby="always">
        <h2 id="always">{t('plans.always')}</h2>
        <p>{t('plans.always.text')}</p>
        <p>{t('plans.always.profile')}</p>
        {billing === 'off' ? null : <p>{t('plans.always.less')}</p>}
      </section>
    </>
  )
}

/** Plans with their prices, what one uses of them, and the way to change. */
export function PlansPage() {
  const t = useText()
  const data = usePayload<PlansPageData>()
  const intro = t(data?.billing === 'off' ? 'plans.introOff' : 'plans.intro')
  useHead({ description: intro })
  return (
    <Page>
      <Stack gap={24}>
        <div>
          <h1>{t('plans.title')}</h1>
          <p>{intro}</p>
        </div>
        {data === null ? <Skeleton label={t('shell.waiting')} /> : <Plans data={data} />}
      </Stack>
    </Page>
  )
}
