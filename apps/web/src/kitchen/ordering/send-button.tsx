import { SubmitButton } from '@brigade/design-system/atoms/submit-button.tsx'
import type { ComponentProps } from 'react'
import { useIsOffline } from '../../lib/network/use-is-offline.ts'
import { useText } from '../../messages/text.tsx'

/** Sends the form around it to the server; without a connection it says so instead. */
export function SendButton({ children, ...rest }: ComponentProps<typeof SubmitButton>) {
  const t = useText()
  const isOffline = useIsOffline()
  return (
    <SubmitButton tone="primary" {...rest} disabled={isOffline}>
      {isOffline ? t('common.needsConnection') : children}
    </SubmitButton>
  )
}
