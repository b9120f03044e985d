import { Link } from '@brigade/design-system/atoms/link.tsx'
import { StateMark } from '@brigade/design-system/atoms/state-mark.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Page } from '@brigade/design-system/layouts/page.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Skeleton } from '@brigade/design-system/molecules/skeleton.tsx'
import { type Fact, Facts } from '@brigade/design-system/organisms/facts.tsx'
import { Avatar } from '@brigade/design-system/atoms/avatar.tsx'
import { Masthead } from '@brigade/design-system/organisms/masthead.tsx'
import type { SupplierPageData } from '@brigade/domain/search/public-pages.ts'
import { Suspense } from 'react'
import { useMayHaveDocuments } from '../../lib/session/use-may-have-documents.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { weekdayRuns } from '../../lib/format/weekday-runs.ts'
import { useLocale, useText } from '../../messages/text.tsx'
import { useHead } from '../../shell/document/head.tsx'
import { useParam, usePayload } from '../../shell/page-context.tsx'
import { BackLink } from '../../shell/layouts/back-link.tsx'
import { paths } from '../../lib/routing/paths.ts'
import { ShareButton } from '../../shell/sharing/share-button.tsx'
import { lazyComponent } from '../../shell/lazy-component.tsx'
import { About, OwnOrFollow } from '../../people/profiles/public.ts'

// Apart, because documents and schemas come with it.
const AskToBuy = lazyComponent(async () => (await import('../ordering/ask-to-buy.tsx')).AskToBuy)

type SupplierCard = SupplierPageData['card']

function useFacts({ categories, regions, deliveryDays }: SupplierCard): readonly Fact[] {
  const t = useText()
  const { country, list } = useFormat()
  const locale = useLocale()
  const places = regions.map((each) => each.region ?? country(each.country))
  return [
    {
      name: t('cards.categories'),
      value: list(categories.map((each) => t(`catalogue.category.${each}`))),
    },
    { name: t('cards.regions'), value: list(places) },
    { name: t('cards.days'), value: list(weekdayRuns(locale, deliveryDays)) },
  ].filter(({ value }) => value !== '')
}

function SupplierBody({ card }: { readonly card: SupplierCard }) {
  const t = useText()
  const supplierId = useParam('supplierId')
  const mayHaveKitchens = useMayHaveDocuments()
  useHead({
    title: card.companyName,
    facts: card.categories.map((category) => t(`catalogue.category.${category}`)),
  })
  return (
    <Stack gap={24}>
      <Masthead
        title={card.companyName}
        lead={<Avatar name={card.companyName} size="large" />}
        line={t('cards.supplier')}
        art="/art/bg-crates.svg"
        tools={
          <>
            <OwnOrFollow card="suppliers" kind="supplier" target={supplierId} name={card.companyName} />
            <ShareButton title={card.companyName} />
          </>
        }
      >
        <Cluster>
          {card.isVerified ? <StateMark state="ok">{t('cards.verified')}</StateMark> : null}
          <StateMark state={card.isTakingKitchens ? 'ok' : 'info'}>
            {t(card.isTakingKitchens ? 'cards.taking' : 'cards.notTaking')}
          </StateMark>
        </Cluster>
      </Masthead>
      {mayHaveKitchens && card.isTakingKitchens ? (
        <Suspense fallback={null}>
          <AskToBuy supplierId={supplierId} />
        </Suspense>
      ) : null}
      <Facts of="words" facts={useFacts(card)} />
      <About short={card.shortBio} long={card.longBio} />
      {card.website === undefined ? null : <Link href={card.website}>{t('cards.website')}</Link>}
    </Stack>
  )
}

/** A supplier's public card. */
export function SupplierPage() {
  const t = useText()
  const data = usePayload<SupplierPageData>()
  return (
    <Page width="reading">
      <Stack gap={8}>
        <BackLink href={paths.people('suppliers').list}>{t('cards.list.suppliers')}</BackLink>
        {data === null ? <Skeleton label={t('shell.waiting')} /> : <SupplierBody card={data.card} />}
      </Stack>
    </Page>
  )
}
