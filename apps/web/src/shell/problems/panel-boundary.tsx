import { Button } from '@brigade/design-system/atoms/button.tsx'
import { Banner } from '@brigade/design-system/molecules/banner.tsx'
import { type ReactNode, useState } from 'react'
import { useText } from '../../messages/text.tsx'
import { ErrorBoundary } from './error-boundary.tsx'

function Broken({ onRetry }: { readonly onRetry: () => void }) {
  const t = useText()
  return (
    <Banner state="late" role="alert">
      {t('common.failed')}
      <Button size="small" onClick={onRetry}>
        {t('common.tryAgain')}
      </Button>
    </Banner>
  )
}

/**
 * A panel or dialog; when it breaks it says so and offers to try again, and the rest of the page works on. What breaks
 * again is worth a reload.
 */
export function PanelBoundary({ children }: { readonly children: ReactNode }) {
  const [isSecond, setSecond] = useState(false)
  const instead = (_problem: unknown, draw: () => void) => {
    const retry = () => {
      if (isSecond) globalThis.location.reload()
      setSecond(true)
      draw()
    }
    return <Broken onRetry={retry} />
  }
  return <ErrorBoundary instead={instead}>{children}</ErrorBoundary>
}
