import './share.css'
import { Button } from '@brigade/design-system/atoms/button.tsx'
import { TextField } from '@brigade/design-system/atoms/text-field.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Dialog } from '@brigade/design-system/molecules/dialog.tsx'
import { useState } from 'react'
import { useText } from '../../messages/text.tsx'
import { QrCode } from './qr-code.tsx'

interface ShareDialogProps {
  readonly title: string
  readonly code: string | undefined
  readonly onClose: () => void
}

type Copied = 'no' | 'yes' | 'refused'

/** The page's address to copy, scan or hand to the device's own sharing. */
export function ShareDialog({ title, code, onClose }: ShareDialogProps) {
  const t = useText()
  const [copied, setCopied] = useState<Copied>('no')
  const { origin, pathname } = globalThis.location
  const link = origin + pathname
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link)
      setCopied('yes')
    } catch {
      setCopied('refused')
    }
  }
  // Closing the device's own share sheet is no failure.
  const send = () => navigator.share({ title, url: link }).catch(() => undefined)
  return (
    <Dialog isOpen title={t('share.title', { title })} closeLabel={t('common.close')} onClose={onClose}>
      <div className="share">
        <QrCode text={link} label={t('share.qr', { title })} />
        <Stack gap={12}>
          <TextField
            label={t('share.link')}
            readOnly
            value={link}
            onFocus={(event) => event.target.select()}
          />
          <Cluster>
            <Button tone="primary" onClick={() => void copy()}>
              {t('share.copy')}
            </Button>
            {'share' in navigator ? <Button onClick={() => void send()}>{t('share.send')}</Button> : null}
          </Cluster>
          <p aria-live="polite">
            {copied === 'yes' ? t('share.copied') : null}
            {copied === 'refused' ? t('share.copyYourself') : null}
          </p>
          {code === undefined ? null : <p>{t('share.code', { code })}</p>}
        </Stack>
      </div>
    </Dialog>
  )
}
