import { Button } from '@brigade/design-system/atoms/button.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { endSupplierLink, pauseSupplierLink } from '@brigade/domain/kitchen/suppliers/supplier-functions.ts'
import { moveSupplierLink } from '@brigade/domain/kitchen/suppliers/move-supplier-link.ts'
import type { SupplierLink } from '@brigade/domain/kitchen/suppliers/supplier-link.ts'
import { useState } from 'react'
import type { StoredDocument } from '../../lib/reading/loadable.ts'
import { useCall } from '../../lib/calls/use-call.ts'
import { useText } from '../../messages/text.tsx'
import { SupplyProblem } from './supply-problem.tsx'

interface LinkStateProps {
  readonly kitchenId: string
  readonly link: StoredDocument<SupplierLink>
  readonly mayMove: boolean
}

/** Pausing, taking up again and ending a link, asked once more before it ends for good. */
export function LinkState({ kitchenId, link, mayMove }: LinkStateProps) {
  const t = useText()
  const [isSure, setSure] = useState(false)
  const pausing = useCall(pauseSupplierLink)
  const ending = useCall(endSupplierLink)
  const { state } = link.content
  const at = { kitchenId, linkId: link.id, side: 'kitchen' as const }
  const may = (command: 'pause' | 'resume' | 'end') => moveSupplierLink(state, command, 'kitchen').ok
  if (!mayMove || !(may('pause') || may('resume') || may('end'))) return null
  return (
    <div className="supply-foot">
      <SupplyProblem problem={pausing.problem ?? ending.problem} />
      <Cluster>
        {may('pause') || may('resume') ? (
          <Button
            size="small"
            tone="plain"
            isPending={pausing.isPending}
            onClick={() => void pausing.send({ ...at, pause: may('pause') })}
          >
            {t(may('pause') ? 'supply.link.pause' : 'supply.link.resume')}
          </Button>
        ) : null}
        <Button
          size="small"
          tone={isSure ? 'danger' : 'plain'}
          isPending={ending.isPending}
          onClick={() => (isSure ? void ending.send(at) : setSure(true))}
        >
          {t(isSure ? 'supply.link.endSure' : 'supply.link.end')}
        </Button>
      </Cluster>
    </div>
  )
}
