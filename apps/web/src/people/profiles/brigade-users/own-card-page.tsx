import { brigadeUsers } from '@brigade/domain/people/profiles/brigade-user.ts'
import { useSession } from '../../../lib/session/session-store.ts'
import { OwnOverview } from '../shared/own-overview.tsx'
import { NeedsYou } from '../../needs-you/public.ts'
import { Avatar } from '@brigade/design-system/atoms/avatar.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Cell, Cells } from '@brigade/design-system/molecules/cell.tsx'
import { EmptyState } from '@brigade/design-system/molecules/empty-state.tsx'
import { kitchens } from '@brigade/domain/kitchen/kitchens/kitchen.ts'
import { type Follow, follows } from '@brigade/domain/people/network/follow.ts'
import { suppliers } from '@brigade/domain/kitchen/suppliers/supplier.ts'
import type { Loadable } from '../../../lib/reading/loadable.ts'
import { Loaded } from '../../../lib/reading/loaded.tsx'
import { useDocument } from '../../../lib/reading/use-document.ts'
import { useQuery } from '../../../lib/reading/use-query.ts'
import { useText } from '../../../messages/text.tsx'
import { paths } from '../../../lib/routing/paths.ts'

interface FollowedCellProps {
  readonly name: string
  readonly line: string
  readonly href: string
}

function FollowedCell({ name, line, href }: FollowedCellProps) {
  return <Cell title={name} href={href} detail={line} lead={<Avatar name={name} />} />
}

function valueOf<Value>(loadable: Loadable<Value>): Value | undefined {
  return loadable.state === 'success' ? loadable.value : undefined
}

function FollowedPerson({ target }: { readonly target: string }) {
  const card = valueOf(useDocument(brigadeUsers, { uid: target }))?.content
  if (card === undefined) return null
  const href = paths.people('brigade-users').card(target)
  return <FollowedCell name={card.displayName} line={card.headline} href={href} />
}

function FollowedKitchen({ target }: { readonly target: string }) {
  const kitchen = valueOf(useDocument(kitchens, { kitchenId: target }))?.content
  if (kitchen === undefined) return null
  return <FollowedCell name={kitchen.name} line={kitchen.address.town} href={paths.kitchen(target)} />
}

function FollowedSupplier({ target }: { readonly target: string }) {
  const card = valueOf(useDocument(suppliers, { uid: target }))?.content
  if (card === undefined) return null
  return (
    <FollowedCell
      name={card.companyName}
      line={card.shortBio}
      href={paths.people('suppliers').card(target)}
    />
  )
}

/** One for each kind; a card that is gone, or hidden from the reader, shows nothing. */
const cellOf = { person: FollowedPerson, kitchen: FollowedKitchen, supplier: FollowedSupplier } as const

function FollowedOne({ kind, target }: Pick<Follow, 'kind' | 'target'>) {
  const Shown = cellOf[kind]
  return <Shown target={target} />
}

/** The people, kitchens and suppliers that the reader follows. */
function Followed({ uid }: { readonly uid: string }) {
  const t = useText()
  const result = useQuery(follows, {}, { where: [['follower', '==', uid]] })
  return (
    <section>
      <Stack gap={12}>
        <h2>{t('cards.followed')}</h2>
        <Loaded
          of={result}
          empty={
            <EmptyState
              drawing="empty-table"
              level={3}
              title={t('cards.followed.none')}
              text={t('cards.followed.noneText')}
            />
          }
        >
          {(rows) => (
            <Cells>
              {rows.map(({ id, content }) => (
                <FollowedOne key={id} kind={content.kind} target={content.target} />
              ))}
            </Cells>
          )}
        </Loaded>
      </Stack>
    </section>
  )
}

/** Your Brigade: what waits for one, the own card, and whom one follows. */
export function OwnCardPage() {
  const session = useSession()
  return (
    <OwnOverview
      kind="brigade-users"
      first={session.state === 'signedIn' ? <NeedsYou uid={session.uid} /> : null}
      collection={brigadeUsers}
      show={({ displayName, headline }) => ({ name: displayName, line: headline })}
    >
      {session.state === 'signedIn' ? <Followed uid={session.uid} /> : null}
    </OwnOverview>
  )
}
