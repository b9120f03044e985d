import { Link } from '@brigade/design-system/atoms/link.tsx'
import { Avatar } from '@brigade/design-system/atoms/avatar.tsx'
import { Badge } from '@brigade/design-system/atoms/badge.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Page } from '@brigade/design-system/layouts/page.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Skeleton } from '@brigade/design-system/molecules/skeleton.tsx'
import { Masthead } from '@brigade/design-system/organisms/masthead.tsx'
import type { ChefPageData } from '@brigade/domain/search/public-pages.ts'
import { useText } from '../../../messages/text.tsx'
import { useHead } from '../../../shell/document/head.tsx'
import { useParam, usePayload } from '../../../shell/page-context.tsx'
import { BackLink } from '../../../shell/layouts/back-link.tsx'
import { paths } from '../../../lib/routing/paths.ts'
import { About } from '../shared/about.tsx'
import { OwnOrFollow } from '../shared/own-or-follow.tsx'
import { ShareButton } from '../../../shell/sharing/share-button.tsx'

function ChefBody({ data: { card, kitchens } }: { readonly data: ChefPageData }) {
  const t = useText()
  const chefId = useParam('chefId')
  useHead({ title: t('cards.chefTitle', { name: card.displayName }), facts: card.specialties })
  return (
    <Stack gap={24}>
      <Masthead
        title={card.displayName}
        lead={<Avatar name={card.displayName} size="large" />}
        line={t('cards.chef')}
        art="/art/bg-range.svg"
        tools={
          <>
            <OwnOrFollow card="chefs" kind="person" target={chefId} name={card.displayName} />
            <ShareButton title={card.displayName} />
          </>
        }
      />
      <section>
        <h2>{t('cards.specialties')}</h2>
        <Cluster>
          {card.specialties.map((specialty) => (
            <Badge key={specialty}>{specialty}</Badge>
          ))}
        </Cluster>
      </section>
      <About short={card.shortBio} long={card.longBio} />
      {kitchens.length === 0 ? null : (
        <section>
          <h2>{t('cards.cooksAt')}</h2>
          <ul>
            {kitchens.map(({ kitchenId, name, town }) => (
              <li key={kitchenId}>
                <Link href={paths.kitchen(kitchenId)}>{name}</Link> · {town}
              </li>
            ))}
          </ul>
        </section>
      )}
    </Stack>
  )
}

/** A chef's public card. */
export function ChefPage() {
  const t = useText()
  const data = usePayload<ChefPageData>()
  return (
    <Page width="reading">
      <Stack gap={8}>
        <BackLink href={paths.people('chefs').list}>{t('cards.list.chefs')}</BackLink>
        {data === null ? <Skeleton label={t('shell.waiting')} /> : <ChefBody data={data} />}
      </Stack>
    </Page>
  )
}
