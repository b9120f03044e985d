import { Link } from '@brigade/design-system/atoms/link.tsx'
import { Avatar } from '@brigade/design-system/atoms/avatar.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Page } from '@brigade/design-system/layouts/page.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Skeleton } from '@brigade/design-system/molecules/skeleton.tsx'
import { type Fact, Facts } from '@brigade/design-system/organisms/facts.tsx'
import { Masthead } from '@brigade/design-system/organisms/masthead.tsx'
import type { BrigadeUserPageData } from '@brigade/domain/search/public-pages.ts'
import { useFormat } from '../../../lib/format/use-format.ts'
import { useText } from '../../../messages/text.tsx'
import { useHead } from '../../../shell/document/head.tsx'
import { usePayload } from '../../../shell/page-context.tsx'
import { BackLink } from '../../../shell/layouts/back-link.tsx'
import { paths } from '../../../lib/routing/paths.ts'
import { About } from '../shared/about.tsx'
import { useSpoken } from '../shared/use-spoken.ts'
import { OwnOrFollow } from '../shared/own-or-follow.tsx'
import { ShareButton } from '../../../shell/sharing/share-button.tsx'

/** Kinds with a public card of their own, and the list that holds it. */
const otherCards = {
  professional: 'professionals',
  chef: 'chefs',
  recruiter: 'recruiters',
  supplier: 'suppliers',
} as const

function useFacts({ town, country, languages }: BrigadeUserPageData['card']): readonly Fact[] {
  const t = useText()
  const format = useFormat()
  const place = [town, country === undefined ? undefined : format.country(country)]
  return [
    { name: t('cards.town'), value: place.filter((part) => part !== undefined).join(', ') },
    { name: t('cards.languages'), value: useSpoken(languages) },
  ].filter(({ value }) => value !== '')
}

function OtherCards({ data: { uid, card } }: { readonly data: BrigadeUserPageData }) {
  const t = useText()
  const kinds = card.kinds.filter((kind) => kind !== 'brigade-user')
  if (kinds.length === 0) return null
  return (
    <section>
      <h2>{t('cards.alsoHere')}</h2>
      <Cluster gap={16}>
        {kinds.map((kind) => (
          <Link key={kind} href={paths.people(otherCards[kind]).card(uid)}>
            {t(`cards.kind.${kind}`)}
          </Link>
        ))}
      </Cluster>
    </section>
  )
}

function PersonBody({ data }: { readonly data: BrigadeUserPageData }) {
  const t = useText()
  const { card } = data
  useHead({ title: card.displayName, facts: [`@${card.handle}`, card.headline] })
  return (
    <Stack gap={24}>
      <Masthead
        title={card.displayName}
        lead={<Avatar name={card.displayName} size="large" />}
        line={[`@${card.handle}`, card.headline].filter((part) => part !== '').join(' · ')}
        art="/art/bg-pass.svg"
        tools={
          <>
            <OwnOrFollow card="brigade-users" kind="person" target={data.uid} name={card.displayName} />
            <ShareButton title={card.displayName} code={card.brigadeCode} />
          </>
        }
      />
      <Facts of="words" facts={useFacts(card)} />
      <About short={card.bio} />
      <OtherCards data={data} />
      {card.links.length === 0 ? null : (
        <section>
          <h2>{t('cards.links')}</h2>
          <ul>
            {card.links.map(({ label, url }) => (
              <li key={url}>
                <Link href={url} rel="nofollow ugc">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Stack>
  )
}

/** A person's public card. */
export function BrigadeUserPage() {
  const t = useText()
  const data = usePayload<BrigadeUserPageData>()
  return (
    <Page width="reading">
      <Stack gap={8}>
        <BackLink href={paths.people('brigade-users').list}>{t('cards.list.brigade-users')}</BackLink>
        {data === null ? <Skeleton label={t('shell.waiting')} /> : <PersonBody data={data} />}
      </Stack>
    </Page>
  )
}
