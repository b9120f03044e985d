import { type ComponentType, lazy, useEffect } from 'react'
import { logProblem } from '../lib/store/log.ts'
import { ErrorBoundary } from './problems/error-boundary.tsx'
import { PanelBoundary } from './problems/panel-boundary.tsx'

interface LazyOptions {
  /** The page can do without it: when its code cannot be had or it breaks, that is logged and nothing is drawn in its place. */
  readonly isOptional?: boolean
}

const nothing = () => null

/**
 * A component that is fetched when it is first drawn, together with its messages; a `Suspense` around it draws the wait.
 * When its code cannot be had or it breaks while drawing, it says so in its place, and the next try fetches it again.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { isOptional = false }: LazyOptions = {},
): ComponentType<Props> {
  let isLost = false
  const fetched = () =>
    lazy(async () => {
      try {
        return { default: await load() }
      } catch (problem) {
        isLost = true
        if (!isOptional) throw problem
        logProblem('a part of the page', problem)
        return { default: nothing }
      }
    })
  let Part = fetched()
  // React keeps what `lazy` was refused: another try needs another `lazy`.
  const renew = () => {
    if (isLost) Part = fetched()
    isLost = false
  }
  const Current = (props: Props) => <Part {...props} />
  return function LazyPart(props) {
    useEffect(() => renew, [])
    const part = <Current {...props} />
    return isOptional ? (
      <ErrorBoundary instead={nothing} onBroken={renew}>
        {part}
      </ErrorBoundary>
    ) : (
      <PanelBoundary onBroken={renew}>{part}</PanelBoundary>
    )
  }
}
