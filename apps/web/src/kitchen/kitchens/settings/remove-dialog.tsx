import { Button } from '@brigade/design-system/atoms/button.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { type ReactNode, useState } from 'react'
import { useText } from '../../../messages/text.tsx'
import { SettingDialog } from './setting-section.tsx'

interface RemoveDialogProps {
  readonly name: string
  /** What becomes of what hangs on it. */
  readonly children: ReactNode
  /** Nothing can be removed yet: why stands in the words. */
  readonly isBlocked?: boolean
  readonly onRemove: () => Promise<unknown>
  readonly onClose: () => void
}

/** Asks before something that others hang on goes for good. */
export function RemoveDialog({ name, children, isBlocked = false, onRemove, onClose }: RemoveDialogProps) {
  const t = useText()
  const [isUnderWay, setUnderWay] = useState(false)
  const remove = async () => {
    setUnderWay(true)
    await onRemove()
    onClose()
  }
  return (
    <SettingDialog title={t('setup.removeNamed', { name })} onClose={onClose}>
      <Stack gap={16}>
        {children}
        <Cluster justify="end">
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button tone="danger" disabled={isBlocked} isPending={isUnderWay} onClick={() => void remove()}>
            {t('setup.remove')}
          </Button>
        </Cluster>
      </Stack>
    </SettingDialog>
  )
}
