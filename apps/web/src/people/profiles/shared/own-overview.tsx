import type { Collection } from '@brigade/contract/collection.ts'
import { LinkButton } from '@brigade/design-system/atoms/link-button.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Page } from '@brigade/design-system/layouts/page.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Card } from '@brigade/design-system/molecules/card.tsx'
import type { ReactNode } from 'react'
import { Loaded } from '../../../lib/reading/loaded.tsx'
import { useSession } from '../../../lib/session/session-store.ts'
import { useDocument } from '../../../lib/reading/use-document.ts'
import { useText } from '../../../messages/text.tsx'
import { paths } from '../../../lib/routing/paths.ts'
import type { CardKind } from '../../../shell/forms/card-kind.ts'

interface OwnOverviewProps<Content> {
  readonly kind: CardKind
  readonly collection: Collection<Content>
  readonly show: (content: Content) => { readonly name: string; readonly line: string }
  /** What needs this person today, drawn above everything else. */
  readonly first?: ReactNode
  /** What else this person finds here. */
  readonly children?: ReactNode
}

/** The first page of an own dashboard: what needs one, the card as others see it, and where it is changed. */
export function OwnOverview<Content>({ kind, collection, show, first, children }: OwnOverviewProps<Content>) {
  const t = useText()
  const session = useSession()
  const card = useDocument(collection, session.state === 'signedIn' ? { uid: session.uid } : null)
  const doors = paths.people(kind)
  const none = <LinkButton href={doors.create}>{t(`cards.join.${kind}`)}</LinkButton>
  return (
    <Page>
      <Stack gap={24}>
        <h1>{t(`cards.own.${kind}`)}</h1>
        {first}
        <Loaded of={card} empty={none}>
          {({ id, content }) => {
            const { name, line } = show(content)
            const foot = (
              <Cluster>
                <LinkButton href={doors.edit}>{t(`cards.edit.${kind}`)}</LinkButton>
                <LinkButton tone="plain" href={doors.card(id)}>
                  {t('cards.edit.see')}
                </LinkButton>
              </Cluster>
            )
            return (
              <Card level={2} title={name} foot={foot}>
                {line === '' ? <p>{t('cards.own.nothing')}</p> : <p>{line}</p>}
              </Card>
            )
          }}
        </Loaded>
        {children}
      </Stack>
    </Page>
  )
}
