import './supply.css'
import { Button } from '@brigade/design-system/atoms/button.tsx'
import { LinkButton } from '@brigade/design-system/atoms/link-button.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Page } from '@brigade/design-system/layouts/page.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Banner } from '@brigade/design-system/molecules/banner.tsx'
import { EmptyState } from '@brigade/design-system/molecules/empty-state.tsx'
import { isOverLink } from '@brigade/domain/kitchen/suppliers/move-supplier-link.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { Loaded } from '../../lib/reading/loaded.tsx'
import { write } from '../../lib/writing/write.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { useText } from '../../messages/text.tsx'
import { useParam } from '../../shell/page-context.tsx'
import { paths } from '../../lib/routing/paths.ts'
import { useNow } from '../../lib/time/use-now.ts'
import { type Buyable, filledBaskets } from './basket-lines.ts'
import { KitchenOrders } from './kitchen-orders.tsx'
import { LinkCard } from './link-card.tsx'
import { LocalLinkDialog } from './local-link-dialog.tsx'
import { type Buying, useBuying } from './use-buying.ts'
import type { Stocked } from './use-stocked.ts'
import { WithStock } from './with-stock.tsx'

/** Fills the baskets once the shelf is there. */
function Filling({
  stocked,
  onFilled,
}: {
  readonly stocked: Stocked
  readonly onFilled: (count: number | 'no-par') => void
}) {
  const t = useText()
  const { number } = useFormat()
  const why = ({ shelved: { line, onHand, onOrder } }: Buyable) =>
    t('supply.basket.why', {
      par: number(line.par ?? '0'),
      have: number(onHand.valueOf()),
      coming: number(onOrder.valueOf()),
    })
  const fill = useEffectEvent(async () => {
    const { parts, count, hasPar } = filledBaskets(stocked, why)
    if (parts.length > 0) await write(parts)
    onFilled(hasPar ? count : 'no-par')
  })
  useEffect(() => void fill(), [])
  return null
}

/** Fills the baskets up to par, and says what came of it; the shelf is read for it. */
function FillButton({ buying }: { readonly buying: Buying }) {
  const t = useText()
  const [filled, setFilled] = useState<number | 'no-par' | 'filling' | null>(null)
  return (
    <>
      <Button aria-disabled={filled === 'filling'} onClick={() => setFilled('filling')}>
        {t('supply.basket.fill')}
      </Button>
      {filled === 'filling' ? (
        <WithStock buying={buying}>
          {(stocked) => <Filling stocked={stocked} onFilled={setFilled} />}
        </WithStock>
      ) : null}
      <span aria-live="polite" className="supply-quiet">
        {typeof filled === 'number' ? t('supply.basket.filled', { count: filled }) : ''}
        {filled === 'no-par' ? t('supply.basket.noPar') : ''}
      </span>
    </>
  )
}

function BuyingView({ buying }: { readonly buying: Buying }) {
  const t = useText()
  const now = useNow()
  const [isAdding, setAdding] = useState(false)
  const mayOrder = buying.shelf.access.may('lead')
  const links = buying.links.filter(({ content }) => !isOverLink(content.state))
  const ways = mayOrder ? (
    <Cluster>
      <LinkButton tone="primary" href={paths.people('suppliers').list}>
        {t('supply.link.find')}
      </LinkButton>
      <Button data-shortcut="create" onClick={() => setAdding(true)}>
        {t('supply.link.addLocal')}
      </Button>
    </Cluster>
  ) : null
  return (
    <Stack gap={24}>
      <Cluster justify="between" gap={12}>
        <h1>{t('supply.title')}</h1>
        {links.length === 0 ? null : ways}
      </Cluster>
      <KitchenOrders buying={buying} now={now} />
      {links.length === 0 ? (
        <EmptyState
          drawing="empty-shelf"
          title={t('supply.link.emptyTitle')}
          text={t('supply.link.emptyText')}
        >
          {ways}
        </EmptyState>
      ) : (
        <Stack gap={12}>
          <Cluster justify="between" gap={12}>
            <h2>{t('supply.basket.title')}</h2>
            {mayOrder ? (
              <Cluster>
                <FillButton buying={buying} />
              </Cluster>
            ) : null}
          </Cluster>
          <p className="supply-quiet">{t('supply.basket.intro')}</p>
          <div className="supply-cards">
            {links.map((link) => (
              <LinkCard key={link.id} buying={buying} link={link} now={now} />
            ))}
          </div>
        </Stack>
      )}
      {isAdding ? (
        <WithStock buying={buying}>
          {(stocked) => <LocalLinkDialog buying={stocked} onClose={() => setAdding(false)} />}
        </WithStock>
      ) : null}
    </Stack>
  )
}

function Buyer({ kitchenId }: { readonly kitchenId: string }) {
  const buying = useBuying(kitchenId)
  const t = useText()
  if (buying.state === 'forbidden')
    return (
      <Stack gap={12}>
        <h1>{t('supply.title')}</h1>
        <Banner state="warn" role="alert">
          {t('supply.denied')}
        </Banner>
      </Stack>
    )
  return <Loaded of={buying}>{(value) => <BuyingView buying={value} />}</Loaded>
}

/** The kitchen's suppliers: what is on its way, and one basket split by supplier. */
export function BuyingPage() {
  const kitchenId = useParam('kitchenId')
  return (
    <Page>
      <Buyer kitchenId={kitchenId} />
    </Page>
  )
}
