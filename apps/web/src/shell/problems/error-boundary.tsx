import { Component, type ReactNode } from 'react'
import { logProblem } from '../../lib/store/log.ts'

interface ErrorBoundaryProps {
  readonly children: ReactNode
  /**
   * Draws what replaces the part that broke.
   * @param draw - draws it once more
   */
  readonly instead: (problem: unknown, draw: () => void) => ReactNode
  /** What is shown; when it changes, what broke before is forgotten. */
  readonly about?: string | undefined
  readonly onBroken?: (() => void) | undefined
}

interface ErrorBoundaryState {
  readonly problem: unknown
}

const FINE: ErrorBoundaryState = { problem: null }

/** Keeps a part that breaks from taking the rest down with it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = FINE

  static getDerivedStateFromError(problem: unknown): ErrorBoundaryState {
    return { problem }
  }

  override componentDidCatch(problem: unknown): void {
    logProblem('a part of the page broke', problem)
    this.props.onBroken?.()
  }

  override componentDidUpdate(before: ErrorBoundaryProps): void {
    if (before.about !== this.props.about && this.state.problem !== null) this.draw()
  }

  readonly draw = (): void => this.setState(FINE)

  override render(): ReactNode {
    const { problem } = this.state
    return problem === null ? this.props.children : this.props.instead(problem, this.draw)
  }
}
