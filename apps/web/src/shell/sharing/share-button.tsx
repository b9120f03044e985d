import { Button } from '@brigade/design-system/atoms/button.tsx'
import { Icon } from '@brigade/design-system/atoms/icon.tsx'
import { Share2 } from 'lucide'
import { Suspense, useState } from 'react'
import { useText } from '../../messages/text.tsx'
import { lazyComponent } from '../lazy-component.tsx'

// The library for QR codes is fetched when the dialog opens.
const ShareDialog = lazyComponent(async () => (await import('./share-dialog.tsx')).ShareDialog)

interface ShareButtonProps {
  /** What is shared, in a few words. */
  readonly title: string
  /** A person's brigade code, by which others find them. */
  readonly code?: string
}

/** Passes on the page on screen: by link, by a code for cameras, by whatever the device can share with. */
export function ShareButton({ title, code }: ShareButtonProps) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <span data-print="no">
      <Button onClick={() => setOpen(true)}>
        <Icon of={Share2} />
        {t('common.share')}
      </Button>
      <Suspense>
        {isOpen ? <ShareDialog title={title} code={code} onClose={() => setOpen(false)} /> : null}
      </Suspense>
    </span>
  )
}
