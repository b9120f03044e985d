import { Button } from '@brigade/design-system/atoms/button.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Dialog } from '@brigade/design-system/molecules/dialog.tsx'
import type { ReactNode } from 'react'
import type { MessageKey } from '../../../messages/catalogue.ts'
import { useText } from '../../../messages/text.tsx'

interface SettingSectionProps {
  readonly title: MessageKey
  readonly intro: MessageKey
  readonly addLabel: MessageKey
  readonly onAdd: () => void
  readonly children: ReactNode
}

/** A list of the kitchen's settings under its title, with the button that makes the next one. */
export function SettingSection({ title, intro, addLabel, onAdd, children }: SettingSectionProps) {
  const t = useText()
  return (
    <section aria-label={t(title)}>
      <Stack gap={16}>
        <Cluster justify="between">
          <h2>{t(title)}</h2>
          <Button data-shortcut="create" onClick={onAdd}>
            {t(addLabel)}
          </Button>
        </Cluster>
        <p>{t(intro)}</p>
        {children}
      </Stack>
    </section>
  )
}

interface SettingDialogProps {
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** The question in front of the list. */
export function SettingDialog({ title, onClose, children }: SettingDialogProps) {
  const t = useText()
  return (
    <Dialog isOpen onClose={onClose} title={title} closeLabel={t('common.close')}>
      {children}
    </Dialog>
  )
}
