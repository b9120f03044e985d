import { Button } from '@brigade/design-system/atoms/button.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Dialog } from '@brigade/design-system/molecules/dialog.tsx'
import { leaveKitchen } from '@brigade/domain/kitchen/team/team-functions.ts'
import { useState } from 'react'
import { useCall } from '../../lib/calls/use-call.ts'
import { useText } from '../../messages/text.tsx'
import { navigate } from '../../shell/routing/navigation.ts'
import { paths } from '../../lib/routing/paths.ts'
import { CallBanner } from './call-banner.tsx'

interface LeaveProps {
  readonly kitchenId: string
  readonly kitchenName: string
}

/** Ends the own membership, after asking. */
export function Leave({ kitchenId, kitchenName }: LeaveProps) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const { send, isPending, problem } = useCall(leaveKitchen)
  const leave = async () => {
    const outcome = await send({ kitchenId })
    if (outcome.state === 'done') navigate(paths.kitchens)
  }
  return (
    <>
      <span>
        <Button tone="plain" onClick={() => setOpen(true)}>
          {t('team.leave.open')}
        </Button>
      </span>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t('team.leave.title', { kitchen: kitchenName })}
        closeLabel={t('common.close')}
      >
        <Stack gap={16}>
          <CallBanner problem={problem} />
          <p>{t('team.leave.text')}</p>
          <Cluster>
            <Button tone="danger" isPending={isPending} onClick={() => void leave()}>
              {t('team.leave.submit')}
            </Button>
            <Button tone="plain" onClick={() => setOpen(false)}>
              {t('common.cancel')}
            </Button>
          </Cluster>
        </Stack>
      </Dialog>
    </>
  )
}
