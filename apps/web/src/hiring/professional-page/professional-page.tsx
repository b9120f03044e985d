import { Badge } from '@brigade/design-system/atoms/badge.tsx'
import { Avatar } from '@brigade/design-system/atoms/avatar.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Page } from '@brigade/design-system/layouts/page.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Skeleton } from '@brigade/design-system/molecules/skeleton.tsx'
import { type Fact, Facts } from '@brigade/design-system/organisms/facts.tsx'
import { Masthead } from '@brigade/design-system/organisms/masthead.tsx'
import type { ProfessionalPageData } from '@brigade/domain/search/public-pages.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { useText } from '../../messages/text.tsx'
import { useHead } from '../../shell/document/head.tsx'
import { useParam, usePayload } from '../../shell/page-context.tsx'
import { BackLink } from '../../shell/layouts/back-link.tsx'
import { paths } from '../../lib/routing/paths.ts'
import { ShareButton } from '../../shell/sharing/share-button.tsx'
import { Approach } from '../applications/public.ts'
import { About, OwnOrFollow, useSpoken } from '../../people/profiles/public.ts'

function useFacts({ card, languages }: ProfessionalPageData): readonly Fact[] {
  const t = useText()
  const format = useFormat()
  const languageNames = useSpoken(languages)
  const { stations, cuisines, openTo, workAreas, earliestStart } = card
  const areas = workAreas.map(({ label, radiusKm }) => t('people.areaOf', { label, km: radiusKm }))
  return [
    { name: t('people.stations'), value: format.list(stations.map((kind) => t(`trade.station.${kind}`))) },
    { name: t('people.cuisines'), value: format.list(cuisines) },
    { name: t('people.areas'), value: areas.join('; ') },
    { name: t('people.openTo'), value: format.list(openTo.map((kind) => t(`trade.openTo.${kind}`))) },
    { name: t('cards.languages'), value: languageNames },
    { name: t('people.from'), value: earliestStart === undefined ? '' : format.day(earliestStart) },
  ].filter(({ value }) => value !== '')
}

function ProfessionalBody({ data }: { readonly data: ProfessionalPageData }) {
  const t = useText()
  const { card } = data
  const professionalId = useParam('professionalId')
  useHead({
    title: `${card.displayName}, ${card.title}`,
    facts: card.cuisines,
    ...(card.shortBio !== '' && { description: card.shortBio }),
  })
  return (
    <Stack gap={24}>
      <Masthead
        title={card.displayName}
        lead={<Avatar name={card.displayName} size="large" />}
        line={card.title}
        art="/art/bg-knives.svg"
        tools={
          <>
            <OwnOrFollow card="professionals" kind="person" target={professionalId} name={card.displayName} />
            <ShareButton title={`${card.displayName}, ${card.title}`} />
            <Approach professionalId={professionalId} name={card.displayName} />
          </>
        }
      >
        <Cluster>
          {card.roles.map((role) => (
            <Badge key={role}>{t(`trade.position.${role}`)}</Badge>
          ))}
        </Cluster>
      </Masthead>
      <Facts of="words" facts={useFacts(data)} />
      <About short={card.shortBio} long={card.longBio} />
    </Stack>
  )
}

/** A professional's public card. */
export function ProfessionalPage() {
  const t = useText()
  const data = usePayload<ProfessionalPageData>()
  return (
    <Page width="reading">
      <Stack gap={8}>
        <BackLink href={paths.people('professionals').list}>{t('cards.list.professionals')}</BackLink>
        {data === null ? <Skeleton label={t('shell.waiting')} /> : <ProfessionalBody data={data} />}
      </Stack>
    </Page>
  )
}
