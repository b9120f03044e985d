import './team.css'
import { Button } from '@brigade/design-system/atoms/button.tsx'
import { TextField } from '@brigade/design-system/atoms/text-field.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Banner } from '@brigade/design-system/molecules/banner.tsx'
import { useState } from 'react'
import { useFormat } from '../../lib/format/use-format.ts'
import { useText } from '../../messages/text.tsx'
import { paths } from '../../lib/routing/paths.ts'
import { QrCode } from '../../shell/sharing/qr-code.tsx'

interface MadeLinkProps {
  readonly token: string
  readonly expiresAt: number
  /** Whom it is for; null for an open link. */
  readonly email: string | null
  readonly kitchenName: string
  readonly onDone: () => void
}

/** The link of a new invitation, to copy, scan or share: shown this once. */
export function CreatedLink({ token, expiresAt, email, kitchenName, onDone }: MadeLinkProps) {
  const t = useText()
  const format = useFormat()
  const [isCopied, setCopied] = useState(false)
  const link = `${globalThis.location.origin}${paths.invite(token)}`
  const until = format.dateTime(expiresAt)
  const copy = async () => {
    await navigator.clipboard.writeText(link)
    setCopied(true)
  }
  const share = () => navigator.share({ title: t('team.made.share', { kitchen: kitchenName }), url: link })
  return (
    <Stack gap={16}>
      <Banner state="warn">{t('team.made.once')}</Banner>
      <div className="made-link">
        <QrCode text={link} label={t('team.made.qr')} />
        <div className="made-link-words">
          <p>
            {email === null ? t('team.made.open', { until }) : t('team.made.addressed', { email, until })}
          </p>
          <TextField
            label={t('team.made.link')}
            readOnly
            value={link}
            onFocus={(event) => event.target.select()}
          />
          <Cluster>
            <Button tone="primary" onClick={() => void copy()}>
              {t(isCopied ? 'team.made.copied' : 'team.made.copy')}
            </Button>
            {'share' in navigator ? (
              <Button onClick={() => void share()}>{t('team.made.send')}</Button>
            ) : null}
            <Button tone="plain" onClick={onDone}>
              {t('team.made.done')}
            </Button>
          </Cluster>
        </div>
      </div>
    </Stack>
  )
}
