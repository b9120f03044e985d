import { Button } from '@brigade/design-system/atoms/button.tsx'
import { TextField } from '@brigade/design-system/atoms/text-field.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { passOrderOn } from '@brigade/domain/kitchen/ordering/order-functions.ts'
import { useState } from 'react'
import { useCall } from '../../lib/calls/use-call.ts'
import { useIsOffline } from '../../lib/network/use-is-offline.ts'
import { paths } from '../../lib/routing/paths.ts'
import { useText } from '../../messages/text.tsx'
import { SupplyProblem } from './supply-problem.tsx'

interface PassOnProps {
  readonly orderId: string
  /** Whether the kitchen may have it mailed, again or for the first time. */
  readonly mayMail?: boolean
}

/** Ways to pass an order on to a supplier without an account: a new link to copy, the paper, or a mail. */
export function PassOn({ orderId, mayMail = false }: PassOnProps) {
  const t = useText()
  const isOffline = useIsOffline()
  const { send, isPending, problem } = useCall(passOrderOn)
  const [link, setLink] = useState<string | null>(null)
  const pass = async (by: 'mail' | 'hand') => {
    const outcome = await send({ orderId, by })
    return outcome.state === 'done'
      ? `${globalThis.location.origin}${paths.sharedOrder(outcome.value.token)}`
      : null
  }
  const copy = async () => {
    const made = await pass('hand')
    setLink(made)
    // Where a browser keeps its clipboard closed, the link stands in the field to be copied by hand.
    if (made !== null) await navigator.clipboard?.writeText(made).catch(() => undefined)
  }
  const print = async () => {
    if ((await pass('hand')) !== null) globalThis.print()
  }
  const busy = { isPending, disabled: isOffline }
  return (
    <Stack gap={12} data-print="no">
      <SupplyProblem problem={problem} />
      {isOffline ? <p>{t('common.needsConnection')}</p> : null}
      <Cluster>
        <Button tone="primary" {...busy} onClick={() => void copy()}>
          {t('supply.reach.copy')}
        </Button>
        <Button {...busy} onClick={() => void print()}>
          {t('supply.reach.print')}
        </Button>
        {mayMail ? (
          <Button {...busy} onClick={() => void pass('mail')}>
            {t('supply.reach.mail')}
          </Button>
        ) : null}
      </Cluster>
      {link === null ? null : (
        <TextField
          label={t('supply.send.link')}
          hint={t('supply.reach.copied')}
          readOnly
          value={link}
          onFocus={({ target }) => target.select()}
        />
      )}
    </Stack>
  )
}
