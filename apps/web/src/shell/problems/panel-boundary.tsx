import { Button } from '@brigade/design-system/atoms/button.tsx'
import { Banner } from '@brigade/design-system/molecules/banner.tsx'
import { type ReactNode, useState } from 'react'
import { useText } from '../../messages/text.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { isConnectionProblem } from './is-connection-problem.ts'

function Broken({ problem, onRetry }: { readonly problem: unknown; readonly onRetry: () => void }) {
  const t = useText()
  return (
    <Banner state="late" role="alert">
      {t(isConnectionProblem(problem) ? 'common.partNotLoaded' : 'common.failed')}
      <Button size="small" onClick={onRetry}>
        {t('common.tryAgain')}
      </Button>
    </Banner>
  )
}

interface PanelBoundaryProps {
  /** What is shown in one place in turn; when it changes, what broke before is forgotten. */
  readonly about?: string | undefined
  readonly onBroken?: () => void
  readonly children: ReactNode
}

/**
 * A panel, tab or dialog; when it breaks it says so and offers to try again, and the rest of the page works on. What breaks
 * again is worth a reload.
 */
export function PanelBoundary({ about, onBroken, children }: PanelBoundaryProps) {
  const [isSecond, setSecond] = useState(false)
  const instead = (problem: unknown, draw: () => void) => {
    const retry = () => {
      if (isSecond) globalThis.location.reload()
      setSecond(true)
      draw()
    }
    return <Broken problem={problem} onRetry={retry} />
  }
  return (
    <ErrorBoundary about={about} onBroken={onBroken} instead={instead}>
      {children}
    </ErrorBoundary>
  )
}

/** Draws every panel, tab and dialog below it in a boundary of its own; the design system asks for it through its context. */
export const drawPanel = (part: ReactNode, about?: string) => (
  <PanelBoundary about={about}>{part}</PanelBoundary>
)
