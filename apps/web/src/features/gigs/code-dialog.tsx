import { Button } from '@brigade/design-system/atoms/button.tsx'
import { TextField } from '@brigade/design-system/atoms/text-field.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Dialog } from '@brigade/design-system/molecules/dialog.tsx'
import type { checkIn } from '@brigade/domain/gigs/gig-functions.ts'
import { timestampFromMs } from '@brigade/domain/time/timestamp.ts'
import { useState } from 'react'
import { useCall } from '../../data/use-call.ts'
import { useText } from '../../messages/text.tsx'
import { Refused } from './refused.tsx'

interface CodeDialogProps {
  readonly bookingId: string
  /** `checkIn` or `checkOut`; both take and give the same. */
  readonly contract: typeof checkIn
  readonly title: string
  readonly onClose: () => void
}

const CODE = /^\d{4}$/

/** The day's code, told at the door, shows that somebody is there (rule GG6). */
export function CodeDialog({ bookingId, contract, title, onClose }: CodeDialogProps) {
  const t = useText()
  const { send, isPending, problem } = useCall(contract)
  const [code, setCode] = useState('')
  const [isTried, setTried] = useState(false)
  const submit = async () => {
    setTried(true)
    if (!CODE.test(code)) return
    const outcome = await send({ bookingId, code, at: timestampFromMs(Date.now()) })
    if (outcome.state === 'done') onClose()
  }
  return (
    <Dialog isOpen title={title} closeLabel={t('common.close')} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <Stack>
          <TextField
            label={t('gigs.code')}
            hint={t('gigs.code.hint')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            value={code}
            problem={isTried && !CODE.test(code) ? t('gigs.code.problem') : undefined}
            onChange={({ target }) => setCode(target.value)}
          />
          <Refused problem={problem} />
          <Cluster justify="end">
            <Button onClick={onClose}>{t('common.cancel')}</Button>
            <Button tone="primary" type="submit" isPending={isPending}>
              {title}
            </Button>
          </Cluster>
        </Stack>
      </form>
    </Dialog>
  )
}
