import { Button } from '@brigade/design-system/atoms/button.tsx'
import { SelectField } from '@brigade/design-system/atoms/select-field.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Banner } from '@brigade/design-system/molecules/banner.tsx'
import type { HandOver as Offer } from '@brigade/domain/kitchen/team/hand-over.ts'
import { answerOwnership, transferOwnership } from '@brigade/domain/kitchen/kitchens/kitchen-functions.ts'
import type { TeamMember } from '@brigade/domain/kitchen/team/team-member.ts'
import { msFromTimestamp } from '@brigade/domain/core/time/timestamp.ts'
import { useState } from 'react'
import { useCall } from '../../lib/calls/use-call.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { useText } from '../../messages/text.tsx'
import { useKitchenSettings } from '../../lib/kitchen/use-kitchen.ts'
import { CallBanner } from './call-banner.tsx'

interface HandOverProps {
  readonly kitchenId: string
  readonly kitchenName: string
  readonly me: TeamMember
  readonly members: readonly TeamMember[]
}

/** Lets the owner hand the kitchen over to a member of the team. */
function OfferIt({ kitchenId, members }: Pick<HandOverProps, 'kitchenId' | 'members'>) {
  const t = useText()
  const { send, isPending, problem } = useCall(transferOwnership)
  const [uid, setUid] = useState('')
  const others = members.filter(({ access }) => access !== 'owner')
  if (others.length === 0) return null
  return (
    <details className="team-more">
      <summary>{t('team.handOver')}</summary>
      <Stack gap={12}>
        <p>{t('team.handOver.text')}</p>
        <CallBanner problem={problem} />
        <SelectField
          label={t('team.handOver.to')}
          value={uid}
          choices={[
            { value: '', label: t('team.handOver.choose') },
            ...others.map((each) => ({ value: each.uid, label: each.displayName })),
          ]}
          onChange={({ target }) => setUid(target.value)}
        />
        <Cluster>
          <Button disabled={uid === ''} isPending={isPending} onClick={() => void send({ kitchenId, uid })}>
            {t('team.handOver.offer')}
          </Button>
        </Cluster>
      </Stack>
    </details>
  )
}

/** What the owner sees while the other thinks it over; the offer can be taken back. */
function AwaitIt({ kitchenId, words }: Pick<HandOverProps, 'kitchenId'> & { readonly words: string }) {
  const t = useText()
  const { send, isPending, problem } = useCall(answerOwnership)
  return (
    <Stack gap={12}>
      <Banner state="info">{words}</Banner>
      <CallBanner problem={problem} />
      <Cluster>
        <Button isPending={isPending} onClick={() => void send({ kitchenId, accept: false })}>
          {t('team.handOver.takeBack')}
        </Button>
      </Cluster>
    </Stack>
  )
}

/** The answer of the person whom the kitchen is offered to. */
function AnswerIt({
  kitchenId,
  kitchenName,
  day,
}: Omit<HandOverProps, 'me' | 'members'> & { readonly day: string }) {
  const t = useText()
  const { send, isPending, problem } = useCall(answerOwnership)
  const answer = (accept: boolean) => void send({ kitchenId, accept })
  return (
    <Stack gap={12}>
      <Banner state="info">{t('team.handOver.yours', { kitchen: kitchenName, day })}</Banner>
      <CallBanner problem={problem} />
      <Cluster>
        <Button tone="primary" isPending={isPending} onClick={() => answer(true)}>
          {t('team.handOver.accept')}
        </Button>
        <Button tone="plain" disabled={isPending} onClick={() => answer(false)}>
          {t('team.handOver.decline')}
        </Button>
      </Cluster>
    </Stack>
  )
}

function useOpenOffer(kitchenId: string): Offer | undefined {
  const settings = useKitchenSettings(kitchenId)
  const offer = settings.state === 'success' ? settings.value?.content.handOver : undefined
  const [openedAt] = useState(() => Date.now())
  return offer !== undefined && msFromTimestamp(offer.expiresAt) > openedAt ? offer : undefined
}

/** The answer that is asked of whom the kitchen is offered to (rule ID9). */
export function OfferedKitchen(props: Omit<HandOverProps, 'members'>) {
  const { date } = useFormat()
  const offer = useOpenOffer(props.kitchenId)
  if (offer?.to !== props.me.uid) return null
  return <AnswerIt {...props} day={date(msFromTimestamp(offer.expiresAt))} />
}

/** Handing the kitchen over, as its owner sees it: offered, and waited for (rule ID9). */
export function HandOver(props: Omit<HandOverProps, 'kitchenName'>) {
  const { kitchenId, me, members } = props
  const t = useText()
  const { date } = useFormat()
  const offer = useOpenOffer(kitchenId)
  if (me.access !== 'owner') return null
  if (offer === undefined) return <OfferIt {...props} />
  const name = members.find(({ uid }) => uid === offer.to)?.displayName ?? ''
  const day = date(msFromTimestamp(offer.expiresAt))
  return <AwaitIt kitchenId={kitchenId} words={t('team.handOver.waiting', { name, day })} />
}
