import { Button } from '@brigade/design-system/atoms/button.tsx'
import { Checkbox } from '@brigade/design-system/atoms/checkbox.tsx'
import { LinkButton } from '@brigade/design-system/atoms/link-button.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { isAddressWhole, kitchens } from '@brigade/domain/kitchen/kitchens/kitchen.ts'
import {
  publishMenu,
  type PublishWarning,
  withdrawMenu,
} from '@brigade/domain/kitchen/menus/menu-functions.ts'
import { publicMenus } from '@brigade/domain/kitchen/menus/menus.ts'
import { msFromTimestamp } from '@brigade/domain/core/time/timestamp.ts'
import { useState } from 'react'
import { useCall } from '../../lib/calls/use-call.ts'
import { useDocument } from '../../lib/reading/use-document.ts'
import { useIsOffline } from '../../lib/network/use-is-offline.ts'
import { changing, write } from '../../lib/writing/write.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { useText } from '../../messages/text.tsx'
import { paths } from '../../lib/routing/paths.ts'
import { useKitchen } from '../../lib/kitchen/use-kitchen.ts'
import { QrCode } from '../../shell/sharing/qr-code.tsx'
import type { MenuEditing } from './menu-editing.ts'
import { changeMenu } from './menu-actions.ts'
import { PublishOutcome } from './publish-outcome.tsx'

/** Whether guests read the menu, since when, and where. */
function Standing({ editing }: { readonly editing: MenuEditing }) {
  const t = useText()
  const { dateTime } = useFormat()
  const { kitchenId, menuId, menu } = editing.draft
  const { state } = menu.content
  const snapshot = useDocument(publicMenus, state === 'published' ? { menuId } : null)
  const published = snapshot.state === 'success' ? snapshot.value?.content : undefined
  if (state !== 'published') return <p>{t(`menus.${state}.text`)}</p>
  const { zone } = editing.book.settings
  const address = paths.kitchenMenu(kitchenId, menuId)
  return (
    <>
      <p>
        {published === undefined
          ? t('shell.waiting')
          : t('menus.published.text', { time: dateTime(msFromTimestamp(published.at), zone) })}
      </p>
      <Cluster>
        <LinkButton href={address}>{t('menus.publicPage')}</LinkButton>
      </Cluster>
      <details className="menu-qr">
        <summary>{t('menus.qr')}</summary>
        <QrCode text={`${globalThis.location.origin}${address}`} label={t('menus.qr')} />
      </details>
    </>
  )
}

/** Whether the kitchen is listed, and listing it in the same breath as publishing. */
function useListing(kitchenId: string) {
  const kitchenRow = useKitchen(kitchenId)
  const kitchen = kitchenRow.state === 'success' ? kitchenRow.value?.content : undefined
  return {
    isOffered: kitchen !== undefined && !kitchen.isListed && isAddressWhole(kitchen.address),
    list: async () => {
      if (kitchen !== undefined)
        await write([changing(kitchens, { kitchenId }, { before: kitchen, changes: { isListed: true } })])
    },
  }
}

function ManagersTools({ editing }: { readonly editing: MenuEditing }) {
  const t = useText()
  const { kitchenId, menuId, menu } = editing.draft
  const { state } = menu.content
  const publishing = useCall(publishMenu)
  const withdrawing = useCall(withdrawMenu)
  const listing = useListing(kitchenId)
  const isOffline = useIsOffline()
  const [isListing, setListing] = useState(true)
  const [warnings, setWarnings] = useState<readonly PublishWarning[] | null>(null)
  const publish = async () => {
    setWarnings(null)
    const outcome = await publishing.send({ kitchenId, menuId })
    if (outcome.state !== 'done') return
    setWarnings(outcome.value.warnings)
    if (listing.isOffered && isListing) await listing.list()
  }
  if (state === 'withdrawn') {
    return (
      <Cluster>
        <Button onClick={() => void changeMenu(editing.draft, menu, { state: 'draft' })}>
          {t('menus.redraft')}
        </Button>
      </Cluster>
    )
  }
  return (
    <>
      {listing.isOffered ? (
        <Checkbox
          label={t('menus.publish.list')}
          checked={isListing}
          onChange={(event) => setListing(event.target.checked)}
        />
      ) : null}
      <Cluster>
        <Button
          tone="primary"
          isPending={publishing.isPending}
          disabled={isOffline}
          onClick={() => void publish()}
        >
          {t(state === 'published' ? 'menus.publishAgain' : 'menus.publish')}
        </Button>
        {state === 'published' ? (
          <Button
            isPending={withdrawing.isPending}
            disabled={isOffline}
            onClick={() => {
              setWarnings(null)
              void withdrawing.send({ kitchenId, menuId })
            }}
          >
            {t('menus.withdraw')}
          </Button>
        ) : null}
        {isOffline ? <span>{t('common.needsConnection')}</span> : null}
      </Cluster>
      <PublishOutcome problem={publishing.problem ?? withdrawing.problem} warnings={warnings} />
    </>
  )
}

/** Whether guests read the menu, and the steps that change it. */
export function PublishPanel({ editing }: { readonly editing: MenuEditing }) {
  const t = useText()
  return (
    <section className="publish-panel" aria-label={t('menus.publish')}>
      <Standing editing={editing} />
      {editing.isManager ? <ManagersTools editing={editing} /> : <p>{t('menus.publish.manager')}</p>}
    </section>
  )
}
