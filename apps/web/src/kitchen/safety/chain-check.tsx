import { Button } from '@brigade/design-system/atoms/button.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Banner } from '@brigade/design-system/molecules/banner.tsx'
import { checkSafetyRecords } from '@brigade/domain/kitchen/safety/safety-functions.ts'
import { msFromTimestamp } from '@brigade/domain/core/time/timestamp.ts'
import { useState } from 'react'
import type * as z from 'zod'
import { wordsOfProblem } from '../../lib/calls/call-problem.ts'
import { useCall } from '../../lib/calls/use-call.ts'
import { useIsOffline } from '../../lib/network/use-is-offline.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { useText } from '../../messages/text.tsx'

type Checked = z.infer<typeof checkSafetyRecords.output>

interface ChainCheckProps {
  readonly kitchenId: string
  /** The kitchen's. */
  readonly zone: string
}

function Outcome({ checked, zone }: { readonly checked: Checked; readonly zone: string }) {
  const t = useText()
  const { dateTime } = useFormat()
  const { records, completeTo, broken } = checked
  if (broken !== undefined)
    return (
      <Banner state="late" role="alert">
        {broken.enteredAt === undefined
          ? t('safety.chain.missing')
          : t('safety.chain.changed', { time: dateTime(msFromTimestamp(broken.enteredAt), zone) })}
      </Banner>
    )
  return (
    <Banner state="ok" aria-live="polite">
      {completeTo === undefined
        ? t('safety.chain.none')
        : t('safety.chain.whole', {
            count: records,
            time: dateTime(msFromTimestamp(completeTo), zone),
          })}
    </Banner>
  )
}

/** Asks the server whether all records are there and as they were written (rule HC7). */
export function ChainCheck({ kitchenId, zone }: ChainCheckProps) {
  const t = useText()
  const isOffline = useIsOffline()
  const { send, isPending, problem } = useCall(checkSafetyRecords)
  const [checked, setChecked] = useState<Checked | null>(null)
  const check = async () => {
    setChecked(null)
    const outcome = await send({ kitchenId })
    if (outcome.state === 'done') setChecked(outcome.value)
  }
  return (
    <Stack gap={12}>
      <span>
        <Button disabled={isOffline} isPending={isPending} onClick={() => void check()}>
          {t(isOffline ? 'common.needsConnection' : 'safety.chain.check')}
        </Button>
      </span>
      {problem === null ? null : (
        <Banner state="late" role="alert">
          {t(wordsOfProblem(problem), { code: problem.status })}
        </Banner>
      )}
      {checked === null ? null : <Outcome checked={checked} zone={zone} />}
    </Stack>
  )
}
