import { Button } from '@brigade/design-system/atoms/button.tsx'
import { LinkButton } from '@brigade/design-system/atoms/link-button.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { hasAccess } from '@brigade/domain/access/roles/access.ts'
import { requestSupplierLink } from '@brigade/domain/kitchen/suppliers/supplier-functions.ts'
import { useState } from 'react'
import { useCall } from '../../lib/calls/use-call.ts'
import { useText } from '../../messages/text.tsx'
import { paths } from '../../lib/routing/paths.ts'
import { useOwnKitchens } from '../../lib/kitchen/use-own-kitchens.ts'
import { SupplyProblem } from './supply-problem.tsx'

interface AskingProps {
  readonly kitchenId: string
  readonly kitchenName: string
  readonly supplierId: string
}

function Asking({ kitchenId, kitchenName, supplierId }: AskingProps) {
  const t = useText()
  const [isAsked, setAsked] = useState(false)
  const { send, isPending, problem } = useCall(requestSupplierLink)
  const ask = async () => {
    const outcome = await send({ kitchenId, supplierId, note: '' })
    if (outcome.state === 'done') setAsked(true)
  }
  const isLinked = isAsked || problem?.reason === 'linked'
  if (isLinked)
    return (
      <LinkButton href={paths.kitchenDashboard(kitchenId, 'suppliers')}>
        {t('supply.ask.done', { kitchen: kitchenName })}
      </LinkButton>
    )
  return (
    <>
      <SupplyProblem problem={problem} />
      <Button tone="primary" isPending={isPending} onClick={() => void ask()}>
        {t('supply.ask.open', { kitchen: kitchenName })}
      </Button>
    </>
  )
}

/** Asks a supplier to sell to the reader's kitchens; nothing for people who lead none. */
export function AskToBuy({ supplierId }: { readonly supplierId: string }) {
  const own = useOwnKitchens()
  if (own.state !== 'success') return null
  const led = own.value.filter(({ member }) => hasAccess(member, 'lead'))
  if (led.length === 0) return null
  return (
    <Cluster>
      {led.map(({ id, kitchen }) => (
        <Asking key={id} kitchenId={id} kitchenName={kitchen?.name ?? ''} supplierId={supplierId} />
      ))}
    </Cluster>
  )
}
